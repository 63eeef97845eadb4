near-sound-is-on = Sunet pornit
near-sound-is-off = Sunet oprit
near-sound-on = Porniți: sunet când se apropie un curier
near-sound-off = Opriți: sunet când se apropie un curier
