promise-pick-up = Preluare
promise-drop-off = Livrare
promise-due = Livrare până la
promise-near = în orice clipă
promise-late = Întârziere { $time }
promise-late-now = Întârziere
promise-age = estimare de acum { $age }
promise-unknown-since = fără estimare de la { $time }
