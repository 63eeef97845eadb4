## The receipt of an order, and the evidence for a claim

# Heading and window title of the page with the receipt, which can be printed.
receipt-title = Delivery receipt
receipt-evidence-title = Delivery receipt with timeline
# The title of the window, and of a saved file
# $orderId: the order number, "a2xq-1042"
receipt-page-title = Receipt { $orderId }
receipt-loading = Looking up the receipt…
receipt-back = Back to the order
# Button: prints the receipt.
receipt-print = Print
# Choice above the receipt: it also lists each step of the order with its time.
receipt-with-timeline = With every step
# The button of the menu with the sizes of labels for the bag
receipt-label = Print a label
# Entry in the menu “Print a label”: A6 is the name of a paper size.
receipt-label-a6 = A6 label
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = Label for a roll
receipt-label-roll-hint = 80 mm wide, for thermal printers
# Link at an order: opens the receipt.
receipt-open = Receipt
# Link at an order: opens the receipt with every step, as evidence for a claim.
receipt-open-evidence = Evidence pack
receipt-returned = Returned to the sender
receipt-under-way = Still under way: this receipt is complete when the order has ended.
# $minutes from placing to the end
receipt-minutes-taken =
    { $minutes ->
        [one] after { $minutes } minute
       *[other] after { $minutes } minutes
    }
# Heading on the receipt, above items and amounts.
receipt-order = What was ordered
# Label on the receipt and heading of a column: when the order was placed, or for when it is planned.
receipt-placed = Placed
# Label on the receipt before the day and time for which the customer wanted the order.
receipt-planned = Planned for
# Label on the receipt before the day and time of the delivery, the return or the cancellation.
receipt-ended = Ended
# Heading on the receipt, above the table of steps.
receipt-timeline = Every step
# Heading of a column on the receipt, above status texts such as “Rider assigned”.
receipt-step = Step
# Heading of a column on the receipt: day and time of a step.
receipt-moment = Time
# Heading of a column: how long the step lasted
receipt-took = Took
# Heading on the receipt, above the photo or signature from the collection point.
receipt-proof-collection = Proof of collection
# Heading on the receipt, above the photo or signature from the customer.
receipt-proof-delivery = Proof of delivery
# Heading on the receipt, above the photo or signature after the order was brought back.
receipt-proof-return = Proof of return
receipt-code = Code that leads to the tracking page of this order
receipt-scan = Scan to follow the order
