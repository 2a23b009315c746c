"""From news of the table to the game.

`session` conducts: news is taken in by `noticing`, ruled on by `referee` (whose harder questions are
`phases`, `taking_back`, `unclear`, `together` and `tiles`) and carried out. What the referee knows is
`memory`, of cards that are `lying` there; what it says is `rulings`. People's part is `questions`,
`answers`, `typed` and `correcting`. What was done is `acts`; the `journal` keeps it, in the lines of
`journal_form`, on the `disk`. `telling` has the events of the contract.
"""
