near-sound-is-on = Tunog: on
near-sound-is-off = Tunog: off
near-sound-on = I-on: tunog kapag malapit na ang rider
near-sound-off = I-off: tunog kapag malapit na ang rider
