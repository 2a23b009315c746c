# What went wrong, where, and the mend. Each room adds its own sentences, with its prefix.

## The command line

usage-unknown-command = There is no command “{ $name }”. Type “{ TACTILE() } --help” for the list of commands.
usage-similar-command = There is no command “{ $name }”. Did you mean { $similar }?
usage-unknown-option = “{ $command }” has no option { $option }. Type “{ $command } --help” for its options.
usage-similar-option = “{ $command }” has no option { $option }. Did you mean { $similar }?
usage-missing = “{ $command }” needs { $parameter }. Type “{ $command } --help” for examples.
usage-no-value = The option { $option } needs a value after it. Type “{ $command } --help” for examples.
usage-choice = { $parameter } takes only { FORM($choices, case: "or") }.
usage-whole-number = { $parameter } takes a whole number. Type “{ $command } --help” for examples.
usage-at-least = { $parameter } takes a whole number, { $least } or more.
usage-number = { $parameter } takes a number. Type “{ $command } --help” for examples.
usage-value = The value given for { $parameter } cannot be used: { $detail }. Type “{ $command } --help” for examples.
usage-too-many = “{ $command }” does not know what to do with “{ $extra }”. Put names that hold spaces in quotes, or type “{ $command } --help”.
usage-other = “{ $command }” cannot be run like this: { $detail }. Type “{ $command } --help” for examples.

## The program

stopped = Stopped.
bug = The program made a mistake of its own. What happened is written in { $log }. Please send this file to the developers.
bug-without-log = The program made a mistake of its own ({ $name }), and the log could not be written. Please check that the disk is not full.
disk-full = The disk is full: nothing more can be written. Make room, and start again.
settings-unreadable = The settings in { $file } cannot be read: { $detail }. Mend the file, or delete it to start with none.
model-missing = The reader’s model { $file } is missing. Fetch the project again, and start the installation again.
model-broken = The reader’s model { $file } does not load. Fetch the project again, and start the installation again.
