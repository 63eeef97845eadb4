## The tracking screen

order-tracking-title = Order tracking
# $zone is the name of the country's time zone: said once for all times of the screen
order-times-in = All times: { $zone }
order-search-label = Search the orders
order-search =
    .placeholder = Name, phone or order number
order-search-clear =
    .aria-label = Clear the search
order-lists =
    .aria-label = Orders by progress
order-list-new = New
order-list-scheduled = Scheduled
order-list-collected = Collected
order-list-delivered = Delivered
order-list-cancelled = Cancelled
order-list-results = Found
# $count orders of a list need somebody
order-list-needing =
    { $count ->
        [one] { $count } needs you
       *[other] { $count } need you
    }
order-live = Live
order-connecting = Connecting
order-reconnecting = Reconnecting
# $ago: "40 sec. ago"
order-updated-ago = Updated { $ago }
order-loading = Loading the orders…
# Waiting above the list so that nothing moves under the pointer
order-waiting =
    { $count ->
        [one] Show { $count } new order
       *[other] Show { $count } new orders
    }
order-column-status = Status
order-column-customer = Customer
order-column-time = Placed
order-column-rider = Rider
order-column-amount = To collect
order-scheduled-for = For { $time }
order-pick-up-in = Pick-up in { $minutes } min
order-pick-up-near = Pick-up any moment
order-drop-off-in = Drop-off in { $minutes } min
order-drop-off-near = Drop-off any moment
order-nothing-to-collect = Nothing to collect
order-announce-one = Order for { $customer }: { $status }
order-announce-several =
    { $count ->
        [one] { $count } order has changed
       *[other] { $count } orders have changed
    }
order-empty-new-title = No new orders
order-empty-new-text = Request a rider, and the order appears here at once.
order-empty-scheduled-title = Nothing scheduled
order-empty-scheduled-text = Orders for later today and the next two days wait here until their time comes.
order-empty-collected-title = Nothing on the road
order-empty-collected-text = As soon as a rider collects an order, you can follow it here.
order-empty-delivered-title = Nothing delivered yet today
order-empty-delivered-text = Today’s delivered and returned orders gather here.
order-empty-cancelled-title = No cancelled orders today
order-empty-cancelled-text = That is how it should be.
order-empty-results-title = No order matches
order-empty-results-text = Only current orders are searched. Try part of a name, a phone number or an order number.
order-request-a-rider = Request a rider
order-clear-search = Clear the search
order-try-again = Try again
order-lists-kept = The lists above may be out of date.

## The details of one order

order-details =
    .aria-label = Order details
order-details-none-title = Choose an order
order-details-none-text = Its progress, the rider and the customer are shown here.
order-details-close =
    .aria-label = Close the details
order-details-back =
    .aria-label = Back to the list
order-not-found-title = This order was not found
order-not-found-text = It may belong to another collection point, or the address may have a typo.
order-number = Order number
order-copy-number =
    .aria-label = Copy the order number
order-copied = Copied
order-copy-failed = Could not copy. Please select the text and copy it yourself.
order-copy-tracking-link = Copy tracking link
order-tracking-link-copied = Tracking link copied. Anyone who has it can follow this order.
order-share-tracking-link = Share tracking link
# Stands before the link in the message that is sent
order-share-tracking-text = Follow your order here:
order-placed-at = Placed { $time }
order-estimated-ago = Estimated { $ago }
order-progress = Progress
order-rider = Rider
order-rider-none = No rider yet
order-rider-seen = Last seen { $ago }
order-vehicle-bicycle = Bicycle
order-vehicle-motorbike = Motorbike
order-vehicle-car = Car
order-call =
    .aria-label = Call { $name }, { $phone }
order-customer = Customer
order-notes = Notes for the rider
order-from = From
order-to = To
order-items = Items
order-cold-bag = Cold bag
order-age-check = Check the customer’s age
order-payment = Payment
order-payment-paid = Already paid
order-payment-cash-on-delivery = Cash on delivery
order-payment-payment-on-delivery = Payment on delivery
order-payment-cash-on-pick-up = Cash on pick-up
order-payment-none = None
order-to-collect = To collect from the customer
order-value = Value of the items
order-delivery-fee = Delivery fee
order-voucher = Voucher { $code }
order-vat-number = VAT number
order-cancelled-because = Reason: { $reason }
order-map =
    .aria-label = Map of the delivery
order-pin-collection = Collection point: { $name }
order-pin-destination = Customer: { $name }
order-pin-rider = Rider: { $name }
order-map-failed = The map cannot be shown here. Everything it says is written below.

## Cancelling

order-cancel = Cancel order
order-cancel-refused-too-early = It can be cancelled once it has been received.
# $left: "4:05", minutes and seconds that count down
order-cancel-refused-within-grace = The payment was just confirmed. It can be cancelled in { $left }.
order-cancel-refused-too-far-along = A rider is already bringing this order forward: it can no longer be cancelled here.
order-cancel-refused-delayed = A delayed order cannot be cancelled here.
order-cancel-refused-finished = This order is finished.
order-cancel-refused-unknown-status = The state of this order is not known, so it cannot be cancelled here.
order-cancel-title = Cancel the order for { $customer }?
order-cancel-text = The rider and the customer are told. This cannot be undone.
order-cancel-why = Why is it cancelled?
order-cancel-reason-customer-cancelled = The customer cancelled
order-cancel-reason-item-unavailable = An item is not available
order-cancel-reason-wrong-details = The details are wrong
order-cancel-reason-delay-too-long = It takes too long
order-cancel-reason-other = Another reason
order-cancel-words = In your words
order-cancel-words-left =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
order-cancel-words-over =
    { $count ->
        [one] { $count } character too many
       *[other] { $count } characters too many
    }
order-cancel-problem-reason-missing = Please choose a reason.
order-cancel-problem-text-missing = Please say why in a few words.
order-cancel-problem-text-too-long = Please shorten it to 200 characters.
order-cancel-keep = Keep the order
order-cancel-send = Cancel order
order-was-cancelled = The order for { $customer } is cancelled.
action-attempt-cancel = Cancelling the order…

## What went wrong. $reason names the cause; `said` is the service's own sentence, $message.

error-cant-retrieve-current-orders =
    Could not load the current orders. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
error-cant-cancel-order =
    Could not cancel the order. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
        [moved-on] It has moved on meanwhile.
       *[said] { $message }
    }
error-cant-read-order =
    Could not open this order. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
