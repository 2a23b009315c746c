"""Setting up: pure maths on pictures and measures; no camera, no voice.

`measure` looks at a picture: `outline` finds cards (by `masks` and `edges`), `plane` tells how they lie (by
`view`, how a camera sees them, and `descend`, least squares).
`verdict` judges the figures, `guide` says which verdict is worth saying now, `profile` is the file of what
was learned.
"""
