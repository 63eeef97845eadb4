## What calls somebody who looks elsewhere when a rider is near

# What the button shows; the texts below say what it does
near-sound-is-on = Sound on
# The same button while no sound is made.
near-sound-is-off = Sound off
# Among the commands, and as the description of the button
near-sound-on = Switch on: sound when a rider is near
near-sound-off = Switch off: sound when a rider is near
