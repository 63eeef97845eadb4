## The receipt of an order, and the evidence for a claim

receipt-title = Delivery receipt
receipt-evidence-title = Delivery receipt with timeline
# The title of the window, and of a saved file
receipt-page-title = Receipt { $orderId }
receipt-loading = Looking up the receipt…
receipt-back = Back to the order
receipt-print = Print
receipt-with-timeline = With every step
receipt-open = Receipt
receipt-open-evidence = Evidence pack
receipt-delivered = Delivered
receipt-returned = Returned to the sender
receipt-cancelled = Cancelled
receipt-under-way = Still under way: this receipt is complete when the order has ended.
# $minutes from placing to the end
receipt-minutes-taken =
    { $minutes ->
        [one] after { $minutes } minute
       *[other] after { $minutes } minutes
    }
receipt-order = What was ordered
receipt-placed = Placed
receipt-planned = Planned for
receipt-ended = Ended
receipt-timeline = Every step
receipt-step = Step
receipt-moment = Time
# Heading of a column: how long the step lasted
receipt-took = Took
receipt-minutes = { $minutes } min
receipt-proof-collection = Proof of collection
receipt-proof-delivery = Proof of delivery
receipt-proof-return = Proof of return
receipt-code = Code that leads to the tracking page of this order
receipt-scan = Scan to follow the order
# $reason names the cause; `said` is the service's own sentence, $message.
receipt-failed =
    Could not load the receipt. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
