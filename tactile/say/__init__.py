"""From the game to speech.

`announce` turns events into `announcements` (with `tricks`, `scores` and `faults`), `notices` the referee's
own matters, and `answers` what was asked; all are keys with `facts`. `phrases` gives them words, and
`channels` take them: `captions`, or `speech_process`, which holds the `speech_queue` and starts a
`speech_child`. That runs `speech_worker` with one of the `voices`, `earcons` and `sound`; the two talk by
`protocol`. `opening` chooses among channels by `speech_settings`; `benchmark` measures.
"""
