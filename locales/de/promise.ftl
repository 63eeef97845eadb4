promise-pick-up = Abholung
promise-drop-off = Lieferung
promise-due = Lieferung bis
promise-near = jeden Moment
promise-late = { $time } zu spät
promise-late-now = Zu spät
promise-age = Prognose { $age } alt
promise-unknown-since = keine Prognose seit { $time }
