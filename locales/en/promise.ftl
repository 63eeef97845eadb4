## Promises of time: a name, a time of day and what is left of it, as in "Pick-up 16:55 · 15 min"

# Before a time and what is left of it: "Pick-up 16:55 · 15 min". When the rider collects the order.
promise-pick-up = Pick-up
# Before a time and what is left of it: "Drop-off 17:20 · 40 min". When the customer gets the order.
promise-drop-off = Drop-off
# Before the time by which the customer wants the order, which may be "17:40" or "Sun 17:40"
promise-due = Drop-off by
# Instead of what is left, when that is less than five minutes
promise-near = any moment
# $time: "12 min" or "2 hr, 5 min"
promise-late = Late by { $time }
# Instead of “Late by 12 min”, when it is less than a minute.
promise-late-now = Late
# Below the time. $age: "4 min"
promise-age = estimate { $age } old
# Instead of an estimate that is too old to count on. $time: "13:05"
promise-unknown-since = no estimate since { $time }
