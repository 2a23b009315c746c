"""The commands: `play`, `watch`, `read`, `calibrate`, `replay`, `doctor`, each in a file of its name.

`main` is the entry and `report` the one handler of errors, in the `asked_language`; `plain` and `help_text`
are the help. `play` has its `game_options`, the `desk` of its `keys`, and `lines`; with `watch` it shares
`looking`, `reading` and `json_lines`. `calibrate` has `cameras`, `setting_up`, `verdicts`, `profiles` and
`one_picture`; `doctor` has `probes` and `findings`.
"""
