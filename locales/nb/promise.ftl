promise-pick-up = Henting
promise-drop-off = Levering
promise-due = Levering innen
promise-near = straks
promise-late = { $time } forsinket
promise-late-now = Forsinket
promise-age = anslått for { $age } siden
promise-unknown-since = uten anslag siden { $time }
