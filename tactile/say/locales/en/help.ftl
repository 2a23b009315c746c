# Help of the commands. A command's first paragraph is one sentence, shown in the list too.
# Lines that begin with spaces are examples and keep their line breaks.

## tactile

help-tactile =
    Follows a game of Wizard played with sticker cards, and says what happens.

    A camera over the table sees the cards. The assistant says which card lies there, who takes the trick, and the score.

    To hear it on the recorded sample table:

      { TACTILE() } play samples/tables/three-friends.mp4 --players Ann,Ben,Cleo --rounds 1,2,3,4

    To check what this computer has, and what is missing:

      { TACTILE() } doctor

    Each command has its own help:

      { TACTILE() } play --help
help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-help = Shows this help.
help-version = Says the version.

## tactile doctor

help-doctor =
    Says what is there for a game, what is missing, and how to mend it.

    It looks at cameras, sound devices, voices, the reader's model, the folder for your games, and the saved calibration. It changes nothing. The first sentence says whether a game can be played.

    Example:

      { TACTILE() } doctor
help-doctor-json = Prints one JSON object a line, for other programs.
