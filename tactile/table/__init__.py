"""From news of the table to the game.

`session` conducts: news is taken in by `noticing`, with the help of `recognising`, ruled on by `referee`
(whose harder questions are `phases`, `resuming`, `taking_back`, `gathering`, `heaps`, `undoing`, `unclear`,
`together` and `tiles`) and carried out. What the referee knows is `memory`, of cards that are `lying` there;
what it says is `rulings`. People's part is `questions`, `answers`, `typed` and `correcting`. What was done is
`acts`; the `journal` keeps it, in the lines of `journal_form`, on the `disk`. The `narrator` tells all that
follows; `telling` has the events of the contract.
"""
