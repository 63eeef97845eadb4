promise-pick-up = Pick-up
promise-drop-off = Drop-off
promise-due = Drop-off deadline
promise-near = bas abhi
promise-late = { $time } late
promise-late-now = Late
promise-age = estimated time { $age } purana
promise-unknown-since = { $time } se estimated time nahi
