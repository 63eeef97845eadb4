promise-pick-up = Pick-up
promise-drop-off = Drop-off
promise-due = Drop-off bago
promise-near = anumang sandali
promise-late = Late ng { $time }
promise-late-now = Late
promise-age = { $age } na ang estimate
promise-unknown-since = walang estimate mula pa { $time }
