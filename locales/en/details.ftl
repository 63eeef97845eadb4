## More about one order

# The estimate by the clock on the wall: "around 14:05"
details-expected-at = around { $time }
# What the map shows, in words. $distance: "1.2 km"; $ago: "20 sec. ago"
details-rider-to-collection = { $name } is { $distance } from the collection point, updated { $ago }
details-rider-to-drop-off = { $name } is { $distance } from the drop-off, updated { $ago }
details-way = { $distance } from the collection point to the drop-off as the crow flies
details-message-rider =
    .aria-label = Send a message to { $name }
    .title = Message
details-copy-rider =
    .aria-label = Copy the number of { $name }
    .title = Copy the number
details-number-copied = Number copied
details-print =
    .aria-label = Print this order
    .title = Print
