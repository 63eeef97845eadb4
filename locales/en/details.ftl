## More about one order

# What the map shows, in words, below it. $name: the rider, "Jana K.";
# $distance: "1.2 km"; $ago: "20 sec. ago"
details-rider-to-collection = { $name } is { $distance } from the collection point, updated { $ago }
# The same after the order was collected. $name: the rider, "Jana K."; $distance: "1.2 km"; $ago: "20 sec. ago"
details-rider-to-drop-off = { $name } is { $distance } from the drop-off, updated { $ago }
# The same while no rider is on the map. $distance: in a straight line, "1.2 km"
details-way = { $distance } from the collection point to the drop-off as the crow flies
# Button that is only an icon: the first text is for screen readers, .title is its tooltip.
# $name: the rider, "Jana K."
details-message-rider =
    .aria-label = Send a message to { $name }
    .title = Message
# Button that is only an icon: copies the phone number. .title is its tooltip. $name: the rider, "Jana K."
details-copy-rider =
    .aria-label = Copy the number of { $name }
    .title = Copy the number
# Button that is only an icon: the first text is for screen readers, .title is its tooltip.
details-print =
    .aria-label = Print this order
    .title = Print
