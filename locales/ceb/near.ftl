near-sound-is-on = Tingog: on
near-sound-is-off = Tingog: off
near-sound-on = I-on: tingog kon duol na ang rider
near-sound-off = I-off: tingog kon duol na ang rider
