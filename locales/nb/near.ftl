near-sound-is-on = Lyd på
near-sound-is-off = Lyd av
near-sound-on = Slå på: lyd når et bud er i nærheten
near-sound-off = Slå av: lyd når et bud er i nærheten
