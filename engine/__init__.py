"""The rules of Wizard: standard library only, no clock, no device, no language."""
