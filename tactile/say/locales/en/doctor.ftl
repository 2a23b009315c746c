# What `tactile doctor` says. First the verdict, then each part: how it is, and the mend.

doctor-ready = All is ready for a game.
doctor-silent = A game can be played, but not all of it will be heard. What is said is also written as captions.
doctor-no-camera = No game of your own can be played yet, for no camera gives a picture. Recorded tables can be played.
doctor-not-ready = No game can be played yet. What is missing comes first.

doctor-camera-works = Camera { $number }, “{ $name }”, gives pictures of { $width } by { $height } pixels.
doctor-camera-no-picture = Camera { $number }, “{ $name }”, gives no picture. Close other programs that use it, or unplug it and plug it in again.
doctor-camera-denied = Camera { $number }, “{ $name }”, may not be used by you. Type “sudo usermod -aG video $USER”, then log out and in again.
doctor-cameras-none = No camera was found. Plug in a webcam, then ask again.

doctor-sound-works = Sound can come from { $devices }.
doctor-sound-none = No sound device was found, so captions stand in for the voice. Plug in a loudspeaker or headphones, then ask again.
doctor-sound-library = The sound library has no version for this computer, so captions stand in for the voice.
doctor-sound-system-library = The system’s sound library is missing, so captions stand in for the voice. On Debian or Ubuntu, type “sudo apt install libasound2”.

doctor-voices-there = The voice of eSpeak speaks { $languages }.
doctor-voices-none = The voice of eSpeak does not start. Delete the folder .venv, then start the installation again.
doctor-system-voices-there = The system’s own voices speak { $languages }.
doctor-system-voices-none = The system has no voice of its own for French, English or German. eSpeak’s voice is enough.
doctor-language-fr = French
doctor-language-en = English
doctor-language-de = German

doctor-ocr-there = A reader of printed text is there, { $name }. It is not needed.
doctor-ocr-none = No reader of printed text was found. None is needed: cards are read by their stickers.

doctor-model-there = The model that reads the stickers is there.
doctor-model-missing = The model that reads the stickers is missing: { $files }. Fetch the project again.
doctor-model-broken = The model that reads the stickers does not load: { $files }. Fetch the project again.

doctor-folder-there = Games are kept in { $folder }.
doctor-folder-denied = Games cannot be kept, for you may not write to { $folder }. Change the rights of this folder.
doctor-folder-full = Games cannot be kept, for the disk of { $folder } is full. Make room for 10 megabytes.

doctor-profile-there = A calibration is saved in { $file }.
doctor-profile-none = No calibration is saved. A game can be played without; for a better one, type “{ TACTILE() } calibrate”.
doctor-profile-broken = The calibration in { $file } cannot be read. Type “{ TACTILE() } calibrate” to make a new one, or delete the file.

doctor-python = The program runs on Python { $version }.

doctor-too-late = { $part ->
        [cameras] The cameras did not answer in time. Unplug them and plug them in again, then ask again.
        [sound] The sound devices did not answer in time. Unplug them and plug them in again, then ask again.
        [voices] The voice of eSpeak did not answer in time. Ask again.
        [system-voices] The system’s own voices did not answer in time. eSpeak’s voice is enough.
        [model] The model that reads the stickers did not load in time. Ask again.
       *[other] The reader of printed text did not answer in time. None is needed.
    }
doctor-broken = { $part ->
        [cameras] The search for cameras broke off. Unplug them and plug them in again, then ask again.
        [sound] The search for sound devices broke off. Unplug them and plug them in again, then ask again.
        [voices] The voice of eSpeak broke off. Delete the folder .venv, then start the installation again.
        [system-voices] The system’s own voices broke off. eSpeak’s voice is enough.
        [model] The model that reads the stickers broke off. Delete the folder .venv, then start the installation again.
       *[other] The search for a reader of printed text broke off. None is needed.
    }
