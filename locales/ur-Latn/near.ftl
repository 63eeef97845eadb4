near-sound-is-on = Sound chalu
near-sound-is-off = Sound band
near-sound-on = Chalu karein: rider qareeb hone par sound
near-sound-off = Band karein: rider qareeb hone par sound
