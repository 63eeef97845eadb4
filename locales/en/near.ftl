## What calls somebody who looks elsewhere when a rider is near

near-sound = Sound when a rider is near
# Among the commands
near-sound-on = Switch on: sound when a rider is near
near-sound-off = Switch off: sound when a rider is near
