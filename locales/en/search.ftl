## Searching the current orders, and what was looked for lately

search-recent = Recent searches
search-recent-clear = Clear recent searches
# Told to a screen reader while typing
search-found =
    { $count ->
        [0] No order matches
        [one] One order matches
       *[other] { $count } orders match
    }
