"""The rules of Wizard: standard library only, no clock, no device, no language.

`game` is the door: a `setup` begins a game, `actions` are applied to its `state`, `events` follow, or
`reasons` why not. Behind it `faults` judge an action and `steps` do it: `deal`, `bids` and `tricks`, by the
`rules`, `scoring` and `variants` for `cards`. `record` reads a game from a file (`record_form`), and
`replay` judges it.
"""
