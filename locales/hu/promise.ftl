promise-pick-up = Felvétel
promise-drop-off = Kézbesítés
promise-due = Kézbesítés legkésőbb
promise-near = bármelyik percben
promise-late = { $time } késés
promise-late-now = Késik
promise-age = { $age } óta nem frissült
promise-unknown-since = { $time } óta nincs becslés
