# Reading pictures: `tactile read`.

picture-missing = The picture { $path } does not exist. Check its name and its folder.
picture-empty = The picture { $path } is empty. Take it again, or name another file.
picture-unreadable = { $path } is no picture that can be read. Name a JPEG or PNG file.
picture-truncated = The picture { $path } is cut off. Copy it or take it again.
picture-tiny = The picture { $path } is too small: { $width } by { $height } pixels. Take it with at least 1280 by 720.
overlay-unwritable = The drawn picture { $path } cannot be written. Check that the folder may be written to and that the disk is not full.

read-picture = { $read ->
        [0] No card read on { $name }{ $unsure ->
            [0] .
            [one] , one is not clear.
           *[other] , { $unsure } are not clear.
        }
        [one] One card read on { $name }{ $unsure ->
            [0] :
            [one] , one more is not clear:
           *[other] , { $unsure } more are not clear:
        }
       *[other] { $read } cards read on { $name }{ $unsure ->
            [0] :
            [one] , one more is not clear:
           *[other] , { $unsure } more are not clear:
        }
    }
read-card = { FORM($card, case: "start") }.
read-unsure = { $reason ->
        [blur] Not clear: the picture is blurred. Hold still or let the camera focus.
        [dark] Not clear: it is too dark there. Switch on a lamp.
        [glare] Not clear: light shines on it. Turn the card, or move the lamp.
        [partial] Not clear: a part of the label is hidden. Uncover it.
        [conflict] Not clear: what can be seen of it contradicts itself. Move the cards apart, or turn this one.
        [not-in-deck] Not clear: it seems to be a card of another deck. Choose that deck with --deck.
        [too-small] Not clear: it is too small. Bring the camera closer.
       *[unknown] Not clear. Turn the card, or bring it closer.
    }

help-read =
    Reads the sticker cards on pictures.

    Each picture is told in plain lines: how many cards, then each card. What is not clear is said with what to do about it, and never guessed.

    Examples:

      { TACTILE() } read table.jpg
      { TACTILE() } read table.jpg --deck any --json
      { TACTILE() } read photos/*.jpg --overlay drawn
help-read-deck = The cards that may be there: the Wizard deck, the one with the special cards, or any card that the stickers can say.
help-read-calibration = A calibration made with “{ TACTILE() } calibrate”. Without it, none is used.
help-read-json = Prints one JSON object a picture, for other programs.
help-read-overlay = A folder to write each picture to, with what was read drawn on it.
