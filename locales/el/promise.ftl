promise-pick-up = Παραλαβή
promise-drop-off = Παράδοση
promise-due = Παράδοση έως
promise-near = από στιγμή σε στιγμή
promise-late = Καθυστέρηση { $time }
promise-late-now = Καθυστερεί
promise-age = εκτίμηση πριν από { $age }
promise-unknown-since = χωρίς εκτίμηση από: { $time }
