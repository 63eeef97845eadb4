## How live the tracking screen is, and how old what it tells

# $time: "12:03"
live-stale = No connection, shown as of { $time }
live-as-of = Shown as of { $time }
live-heard = Last sign of life { $time }
# Instead of minutes when the estimate is too old to count on. $time: "13:05"
live-last-seen = Last seen { $time }
live-late =
    { $minutes ->
        [0] Late
       *[other] Late by { $minutes } min
    }
