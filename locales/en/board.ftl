## All orders under way in one list and on one map

# Opens the board. $count orders need somebody
board-needs-you = Needs you ({ $count })
board-open = Board
board-to-lists = Lists
board-command = Board of all orders
board-command-lists = Lists of orders
board-summary =
    { $underWay ->
        [0] Nothing under way
       *[other] { $underWay } under way
    }{ $needsYou ->
        [0] , nobody needs you
        [one] , { $needsYou } needs you
       *[other] , { $needsYou } need you
    }
board-list =
    .aria-label = Orders under way, those that need you first
board-map =
    .aria-label = Map of all orders under way
board-show-map = Map
board-show-list = List
board-group-needs-you = Needs you
board-group-waiting = Waiting for a rider
board-group-rider-coming = Rider coming
board-group-on-the-way = On the way
board-group-scheduled = Scheduled
# Rows that will move when the pointer leaves the list
board-waiting =
    { $count ->
        [one] Show { $count } change
       *[other] Show { $count } changes
    }
board-legend-urgent = Overdue or failed
board-legend-at-risk = Needs you
board-legend-in-time = In time
# What the letter in a pin is
board-legend-letter = First letter of the collection point
board-pin-rider = Rider { $name }, for { $customer }

## Why an order needs somebody. $time: "12 min", "2 hr, 5 min"

board-need-payment-failed = Payment failed { $time } ago
board-need-stalled = Stuck for { $time }
board-need-no-address = Has no address
board-need-overdue = { $time } overdue
board-need-no-rider = No rider for { $time }
board-need-at-customer = Rider at the customer for { $time }
board-need-rider-waits = Rider waits at yours for { $time }
board-need-past-estimate = { $time } past its estimate
board-need-returning = Coming back for { $time }
board-need-delayed = Delayed for { $time }
board-need-overdue-soon = Likely { $time } overdue
board-need-not-collected = Due in { $time }, not collected

## The chosen order

board-chosen =
    .aria-label = The chosen order
board-chosen-close =
    .aria-label = Choose none
board-details = Details
board-call-rider = Call rider
board-call-customer = Call customer
board-copy-link = Copy link
board-cannot-cancel = This order cannot be cancelled now. Its details say why.
board-command-call-customer = Call the customer of the chosen order
board-command-call-rider = Call the rider of the chosen order
board-command-copy-link = Copy the tracking link of the chosen order
board-command-cancel = Cancel the chosen order
