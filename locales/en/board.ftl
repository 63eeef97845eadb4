## All orders in progress in one list and on one map

# The choice between the lists and the board
board-view = View
# One of two choices: orders in lists; and button on narrow screens: shows the list instead of the map. Little room.
board-view-list = List
# The other choice: all orders in progress in one list beside a map. Little room.
board-view-board = Board
board-command = Board of all orders
# Command in the palette: leaves the board for the lists.
board-command-lists = Lists of orders
# Above the list of the board: one line about all orders in progress.
# $underWay: orders in progress, 12; $needsYou: those of them that need attention, 2
board-summary =
    { $underWay ->
        [0] Nothing in progress
       *[other] { $underWay } in progress
    }{ $needsYou ->
        [0] , all on track
        [one] , { $needsYou } needs attention
       *[other] , { $needsYou } need attention
    }
board-list =
    .aria-label = Orders in progress, those that need attention first
board-map =
    .aria-label = Map of all orders in progress
# Heading of a group of orders on the board; their number follows it.
board-group-needs-you = Needs attention
board-group-waiting = Waiting for a rider
# Heading of a group of orders on the board: a rider is on the way to the collection point.
board-group-rider-coming = Rider coming
# Button above the list: the order of the rows has changed, but they only move after a press or when
# the pointer leaves the list. $count: the number of changes
board-waiting =
    { $count ->
        [one] Show { $count } change
       *[other] Show { $count } changes
    }
# Legend of the map: meaning of the square pins in the colour of failures.
board-legend-urgent = Overdue or failed
# Legend of the map: meaning of the pins that stand on a corner, in the colour of warnings.
board-legend-at-risk = Needs attention
# Legend of the map: meaning of the round pins.
board-legend-in-time = In time
# Name of a rider’s pin on the map, for screen readers.
# $name: the rider, "Jana K."; $customer: the customer, "Petr Novák"
board-pin-rider = Rider { $name }, for { $customer }
# The same for a rider whose name is not known. $customer: the customer, "Petr Novák"
board-pin-rider-unnamed = Rider for { $customer }

## The chosen order

# Read by screen readers: the card with the order that is chosen on the map or in the list.
board-chosen =
    .aria-label = The selected order
# Button that is only an icon (a cross), for screen readers: the card with the chosen order disappears.
board-chosen-close =
    .aria-label = Close order
# Button: shows all details of the chosen order. At most 12 characters.
board-details = Details
# Button, and command for the chosen order: calls the customer’s phone. At most 18 characters.
board-call-customer = Call customer
board-cannot-cancel = This order cannot be cancelled now. Its details say why.
