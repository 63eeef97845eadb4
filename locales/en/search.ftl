## Searching the current orders, and what was looked for lately

# Heading of a list of searches below the search field.
search-recent = Recent searches
# Button below the list of searches: empties it.
search-recent-clear = Clear recent searches
# Read by screen readers while somebody types a search. $count: the number of orders
search-found =
    { $count ->
        [0] No order matches
        [1] One order matches
       *[other] { $count } orders match
    }
