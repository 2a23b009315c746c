# Looking at a table: `tactile watch`, and the sources that `tactile play` shares with it.

watch-card = { FORM($card, case: "start") }.

source-missing = There is no { $source }. A source is a camera's number such as 0, a video file, a folder of pictures, or a stream's address.
source-unnamed = Where are the cards? Name a camera's number such as 0, a video file, a folder of pictures, or a stream's address.
source-is-picture = { $source } is a single picture. To hear what is on it, type “{ TACTILE() } read { TYPED($source) }”; otherwise name a video or a folder of pictures.
camera-missing = There is no camera number { $number }. Plug it in, or type “{ TACTILE() } doctor” for the cameras that are there.
camera-taken = Camera { $number } gives no picture: another program may be using it. Close that program, or plug the camera in anew.
stream-unreachable = Nothing comes from the stream { $address }. Check that it is switched on, and that the address is right.
video-unreadable = { $path } is no video that can be played: it is damaged, empty, or another kind of file. Record it anew, or name another file.
folder-unreadable = The folder { $path } cannot be opened. Check that you may read it.
folder-empty = There is no picture in the folder { $path }. Put JPEG or PNG files there, or name another folder.
folder-all-unreadable = No picture in the folder { $path } can be read. Check that the files are whole.
picture-skipped = The picture { $name } cannot be read and is left out.
calibration-unreadable = The calibration { $path } cannot be read: { $detail }. Check its name, or make one with “{ TACTILE() } calibrate”.
calibration-broken = The calibration { $path } is damaged or of another version. Make a new one with “{ TACTILE() } calibrate”.

help-watch =
    Says each card that comes to rest on the table.

    SOURCE is a camera's number, a video file, a folder of pictures, or the address of a stream. A video is looked at in its own time, or with --mute as fast as it goes.

    Examples:

      { TACTILE() } watch 0
      { TACTILE() } watch round.mp4 --json --mute
help-watch-deck = Which cards may lie there: the Wizard deck, the one with special cards, or any card that the stickers can say.
help-watch-language = The language that is spoken.
help-watch-mute = Says nothing aloud.
help-watch-json = Prints one JSON object a line, for other programs.
help-watch-calibration = A calibration made with “{ TACTILE() } calibrate”, instead of your saved one.
