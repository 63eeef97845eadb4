## How live the tracking screen is, and how old what it tells

# Beside the heading of order tracking. $time: when the orders shown were current, "12:03" or "Sun 12:03"
live-stale = No connection, shown as of { $time }
# Beside “Offline”. $time: when the orders shown were current, "12:03" or "Sun 12:03"
live-as-of = Shown as of { $time }
# Tooltip of “Live”. $time: when the service last sent something, "12:03"
live-heard = Last contact { $time }
