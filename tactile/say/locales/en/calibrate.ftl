# Setting up a camera: `tactile calibrate`. Sides are those of the picture, as the camera sees it.

calibrate-begin = Lay down three or four cards, side by side, not one over another. Left and right are meant as the camera sees them; far is the upper edge of its picture.

calibrate-camera-tried = I try camera { $number }, { $name }.
calibrate-camera-no-picture = Camera { $number } gives no picture.
calibrate-camera-picked = Camera { $number }, { $name }, sees the cards. I take it.

calibrate-light-good = The light is good.
calibrate-sharpness-good = The picture is sharp.
calibrate-cards-good = I see { $amount } cards.
calibrate-size-good = The cards are large enough.
calibrate-tilt-good = The camera looks down well.
calibrate-gloss-good = No lamp shines back from the cards.

calibrate-no-cards = No card in sight. Lay cards under the camera, wholly in view, on a tablecloth of another colour.
calibrate-few-cards = I see only { $amount ->
        [one] one card
       *[other] { $amount } cards
    } clearly. Lay down more, side by side, wholly in view.
calibrate-dark =
    { $side ->
        [left] Too dark on the left: switch on a lamp there.
        [right] Too dark on the right: switch on a lamp there.
        [far] Too dark at the far edge: switch on a lamp there.
        [near] Too dark at the near edge: switch on a lamp there.
        [middle] Too dark in the middle: something throws a shadow there, or a lamp is missing.
       *[all] Too dark: switch on more light.
    }
calibrate-burnt =
    { $side ->
        [left] Too bright on the left: turn the lamp there away, or draw the curtain.
        [right] Too bright on the right: turn the lamp there away, or draw the curtain.
        [far] Too bright at the far edge: turn the lamp there away, or draw the curtain.
        [near] Too bright at the near edge: turn the lamp there away, or draw the curtain.
        [middle] Too bright in the middle: turn the lamp away from it.
       *[all] Too bright: dim the light, or move the lamp away.
    }
calibrate-grainy = The picture is grainy, for want of light: switch on more light.
calibrate-blurred = The picture is blurred: keep the camera still, wipe its lens, or move it a little further away until it is sharp.
calibrate-far = The cards are too small: bring the camera nearer by about { $amount } percent.
calibrate-near = The cards are too large: move the camera further away.
calibrate-steep = The camera is tilted too far, at { $amount } degrees: { $side ->
        [left] move it to the left
        [right] move it to the right
        [near] move it towards the near edge
       *[far] move it towards the far edge
    }, over the middle of the cards, and let it look down.
calibrate-glossy =
    { $side ->
        [left] A lamp shines back from the cards on the left: move the lamp, or tilt the camera a little.
        [right] A lamp shines back from the cards on the right: move the lamp, or tilt the camera a little.
        [far] A lamp shines back from the cards at the far edge: move the lamp, or tilt the camera a little.
        [near] A lamp shines back from the cards at the near edge: move the lamp, or tilt the camera a little.
        [middle] A lamp shines back from the cards in the middle: move the lamp, or tilt the camera a little.
       *[all] A lamp shines back from the cards: move the lamp, or tilt the camera a little.
    }

calibrate-named = As a check, I name the cards: { $cards }.
calibrate-none-named = I can name none of the cards. Turn them so that their stickers are up.
calibrate-unclear = { $count ->
        [one] One card is
       *[other] { $count } cards are
    } not clear: please turn { $count ->
        [one] it
       *[other] them
    } a little.
calibrate-saved = Saved. This camera is ready: type “{ TACTILE() } play { TYPED($source) }”, with the names of the players.
calibrate-saved-unmet = Saved, although not all is as it should be. Mend what was named, then calibrate again.
calibrate-only-tried = This was a trial with a recording, so nothing is saved.

calibrate-no-camera = There is no camera. Plug one in, or type “{ TACTILE() } doctor” for what is missing.
calibrate-cameras-taken = No camera gives a picture: another program may be using them. Close that program, or plug the camera in anew.
calibrate-no-camera-sees-cards = No camera sees cards. Lay three or four cards under the one that is meant, switch on a lamp, then calibrate again.
calibrate-no-cards-seen = No card was seen, so nothing is saved. Lay cards under the camera, wholly in view, then calibrate again.
calibrate-not-saved = The calibration could not be saved in { $path }: { $detail }. Check that the disk is not full and that you may write there, or name another file with --output.

help-calibrate =
    Helps to aim the camera and to find good light, and saves what it learned.

    SOURCE is a camera's number or part of its name, or the address of a stream; without it, the cameras are tried in turn, and the one that sees cards is taken. A picture, a folder of pictures or a video is for trying out.

    Lay down three or four cards. Light, sharpness, gloss, size and tilt are judged in this order, with what to change. Then the cards are named as a check, and the calibration is saved. Watch and play use it by themselves; read uses it with --calibration.

    Examples:

      { TACTILE() } calibrate
      { TACTILE() } calibrate 1
      { TACTILE() } calibrate table.jpg --json --mute
help-calibrate-output = The file to save the calibration in, instead of the one in your data folder.
help-calibrate-language = The language that is spoken.
help-calibrate-mute = Says nothing aloud; all is still written on standard error.
help-calibrate-json = Prints one JSON object a line, with the figures of each look, for other programs.
