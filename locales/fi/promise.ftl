promise-pick-up = Nouto
promise-drop-off = Toimitus
promise-due = Toimitus viimeistään
promise-near = aivan pian
promise-late = { $time } myöhässä
promise-late-now = Myöhässä
promise-age = arvioitu { $age } sitten
promise-unknown-since = ei arviota, viimeisin { $time }
