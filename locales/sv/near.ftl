near-sound-is-on = Ljud på
near-sound-is-off = Ljud av
near-sound-on = Slå på: ljud när ett bud är nära
near-sound-off = Stäng av: ljud när ett bud är nära
