promise-pick-up = Pick-up
promise-drop-off = Drop-off
promise-due = Drop-off sa dili pa
promise-near = hapit na
promise-late = Late og { $time }
promise-late-now = Late
promise-age = estimate sa miaging { $age }
promise-unknown-since = walay estimate sukad sa { $time }
