"""From many pictures to news of the table.

Frames come from a `source`: `recorded`, or `live` from a `device` whose `health` is judged. The `watcher`
looks at each (`change`), and has those read in which something may be new. The `tracker` makes `news` of
reads: in one `step`, `matching` gives reads to `tracks`, `joining` makes one of two that are one card's, and
`judging` says what is certain, by `agreement`, `sameness`, `order`, `leaving`, `glimpse` and, for a pushed
camera, `knock`.
"""
