## The tracking screen

# Heading and window title of the screen with the current orders.
order-tracking-title = Order tracking
# Label of the search field, for screen readers.
order-search-label = Search the orders
order-search =
    .placeholder = Name, phone, code or order number
# The same on narrow screens, in the empty search field.
order-search-short =
    .placeholder = Search
# Read by screen readers: names the row of tabs.
order-lists = Orders by progress
# Tab and heading of a list, with the number of its orders, and choice below “Status”: no rider has collected them. At most 14 characters.
order-list-new = New
# Tab and heading of a list of orders for a later time; heading of a group on the board. At most 14 characters.
order-list-scheduled = Scheduled
# Tab and heading of a list of orders that are on the way, and choice below “Status”. At most 14 characters.
order-list-collected = Collected
# Tab and heading of a list of orders delivered or returned, choice below “Status”, heading of a column. At most 14 characters.
order-list-delivered = Delivered
# Tab and heading of a list of cancelled orders, choice below “Status”, heading of a figure and of a column. At most 14 characters.
order-list-cancelled = Cancelled
# Tab and heading of the list of orders that a search has found. At most 14 characters.
order-list-results = Found
# $count orders of a list need somebody
order-list-needing =
    { $count ->
        [one] { $count } needs attention
       *[other] { $count } need attention
    }
# Label beside the heading: what is shown is current.
order-live = Live
# Label beside the heading: the connection is being opened for the first time.
order-connecting = Connecting
# Label beside the heading: the connection was lost and is being opened again.
order-reconnecting = Reconnecting
# $ago: "40 sec. ago"
order-updated-ago = Updated { $ago }
# Button above the list, which does not move while the pointer is over it. $count: the number of new orders
order-waiting =
    { $count ->
        [one] Show { $count } new order
       *[other] Show { $count } new orders
    }
# Heading of a column, above status tags such as “Rider coming”; label of a choice.
order-status = Status
# Heading of a column: the money that the rider collects from the customer.
order-column-amount = To collect
# The time for which the customer wants the order.
# $time: "14:05", "Sun 14:05" or "Fri, Mar 13, 14:05"
order-scheduled-for = For { $time }
# Instead of an amount, on labels and for screen readers: the customer pays nothing to the rider. Money, not goods.
order-nothing-to-collect = Nothing to collect
# Read by screen readers when the status of an order changes.
# $customer: "Petr Novák"; $status: a status text, "Rider coming", which agrees with “order”
order-announce-one = Order for { $customer }: { $status }
# Read by screen readers when several orders change at once. $count: their number
order-announce-several =
    { $count ->
        [one] { $count } order has changed
       *[other] { $count } orders have changed
    }
# Heading instead of the list “New”.
order-empty-new-title = No new orders
order-empty-new-text = Request a rider, and the order appears here at once.
# Heading instead of the list “Scheduled”.
order-empty-scheduled-title = Nothing scheduled
order-empty-scheduled-text = Orders for later today and the next two days wait here until their time comes.
order-empty-collected-title = Nothing on the road
order-empty-collected-text = As soon as a rider collects an order, you can follow it here.
order-empty-delivered-title = Nothing delivered yet today
order-empty-delivered-text = Today’s delivered and returned orders gather here.
order-empty-cancelled-title = No cancelled orders today
order-empty-cancelled-text = That is how it should be.
# Heading instead of the orders, after a search found none.
order-empty-results-title = No order matches
order-empty-results-text = Only current orders are searched. Try part of a name, a phone number, a code or an order number.
# Button below “No order matches”; a cross in the search field, for screen readers.
order-clear-search = Clear the search
order-lists-kept = The lists above may be out of date.

## The details of one order

# Read by screen readers: names the area with all details of one order.
order-details =
    .aria-label = Order details
# Heading of the area beside the list, as long as no order is open.
order-details-none-title = Choose an order
order-details-none-text = Its progress, the rider and the customer are shown here.
# Button that is only an icon (a cross), for screen readers.
order-details-close =
    .aria-label = Close the details
order-details-back =
    .aria-label = Back to the list
order-not-found-title = This order was not found
order-not-found-text = It may belong to another collection point, or the link may have a typo.
# The short code by which people call the order, such as K7R2
order-code = Order code
# Before the number of the order, such as a2xq-1042; heading of a column.
order-number = Order number
order-copy-number =
    .aria-label = Copy the order number
order-copy-failed = Could not copy. Please select the text and copy it yourself.
# Button that is only an icon (three dots), for screen readers: opens a menu.
order-more-actions = More actions
# Stands before the link in the message that is sent
order-share-tracking-text = Follow your order here:
# Below the customer. $time: when the order was placed, "Fri, Mar 13, 14:05"
order-placed-at = Placed { $time }
# Heading of the list of steps of an order with their times.
order-progress = Progress
# Heading, label, and heading of a column; also stands for the name of a rider without one.
order-rider = Rider
# Below the heading “Rider”, and notice when a rider cannot be called.
order-rider-none = No rider yet
# Below the rider’s name. $ago: how long ago the rider’s place was known, "20 sec. ago"
order-rider-seen = Last seen { $ago }
# A phone number that is a link, for screen readers.
# $name: customer or rider, "Petr Novák"; $phone: "+420 601 123 456"
order-call =
    .aria-label = Call { $name }, { $phone }
# The person who receives the order: heading, label, and heading of a column.
order-customer = Customer
order-recipient-notes = From the customer, by the tracking link
# Tag with an icon at an order: the rider needs a bag that keeps the items cold.
order-cold-bag = Cold bag
# Label before the payment method; heading of a column in the exported file.
order-payment = Payment
# Payment method: the customer has paid, nothing is collected.
order-payment-paid = Already paid
# Heading of a figure, name of its chart and of a sum in a table, label: the sum of all delivery fees.
order-fees = Delivery fees
# Heading of a column: where the rider delivers.
order-address = Address
# At a cancelled order. $reason: a reason as in the dialog, "The customer cancelled", or typed words
order-cancelled-because = Reason: { $reason }
# Pin on the map, for screen readers. $name: the customer, "Petr Novák"
order-pin-destination = Customer: { $name }
order-map-failed = The map can’t be shown. All its details are listed below.

## Cancelling

# Button, and command for the chosen order: opens the dialog that asks for the reason; and the button in the dialog.
order-cancel = Cancel order
order-cancel-refused-too-early = It can be cancelled once it has been received.
# $left: "4:05", minutes and seconds that count down
order-cancel-refused-within-grace = The payment was just confirmed. It can be cancelled in { $left }.
order-cancel-refused-too-far-along = A rider is already handling this order, so it can’t be cancelled here.
order-cancel-refused-delayed = A delayed order cannot be cancelled here.
order-cancel-refused-finished = This order is finished.
order-cancel-refused-unknown-status = The state of this order is not known, so it cannot be cancelled here.
# Heading of the dialog. $customer: "Petr Novák"
order-cancel-title = Cancel the order for { $customer }?
order-cancel-text = We’ll notify the rider and the customer. This can’t be undone.
order-cancel-why = Why is it cancelled?
# Choice below “Why is it cancelled?”, and name of a bar: why orders were cancelled.
order-cancel-reason-customer-cancelled = The customer cancelled
order-cancel-reason-item-unavailable = An item is not available
order-cancel-reason-wrong-details = The details are wrong
order-cancel-reason-delay-too-long = It takes too long
# Last choice below “Why is it cancelled?”: a field for words appears.
order-cancel-reason-other = Another reason
# Label of the field for another reason.
order-cancel-words = In your words
order-cancel-problem-reason-missing = Please choose a reason.
order-cancel-problem-text-missing = Please say why in a few words.
order-cancel-problem-text-too-long = Please shorten it to 200 characters.
# Button: closes the dialog, the order is not cancelled.
order-cancel-keep = Keep the order
# Notice, and text of the dialog after cancelling. $customer: "Petr Novák"
order-was-cancelled = The order for { $customer } is cancelled.
# Notice while the order is being cancelled.
action-attempt-cancel = Cancelling the order…

## What went wrong

# Notice, or instead of the lists. $because: a finished sentence, "You seem to be offline. Check your connection and try again."
error-cant-retrieve-current-orders = Could not load the current orders. { $because }
# Notice. $because: a finished sentence, "You seem to be offline. Check your connection and try again."
error-cant-cancel-order = Could not cancel the order. { $because }
# Instead of an order, a proof, a receipt or the overview. $because: a finished sentence, "You seem to be offline. Check your connection and try again."
order-not-loaded = Could not load this. { $because }
