## Changing an order

# Button at an order: opens the form to change it. At most 12 characters.
edit-order-action = Edit
# Heading and window title of the form in which a placed order is changed.
edit-title = Edit order
# $name is the customer, $day the day the order was placed: "12 May"
edit-banner = You’re editing the order for { $name } ({ $day })
# Button: leaves the form without changing the order.
edit-cancel = Cancel editing
edit-not-available = Orders can’t be edited here. This is a new request.
edit-nothing-changed = There are no changes to save.
edit-lock-customer = You can’t change who the order is for
edit-lock-settled = Fixed when the order was placed
edit-lock-status = This can’t be changed at this stage
edit-moved-on = This order has progressed since you opened it and can no longer be changed.
edit-moved-on-kept = What you typed is kept here until you leave.
# Link above or instead of the form: opens the order’s details with its progress.
edit-follow = Track this order
# Button or link at an order that goes wrong or can no longer be changed: opens the form for a request.
edit-new-request = Request another rider
edit-locked-title = This order can no longer be changed
# $orderId is the order number
edit-locked-text = Order { $orderId } can no longer be changed. You can track it or request another rider.
edit-unreadable-title = We couldn’t open this order
# Instead of the form. $orderId: the order number, "a2xq-1042"
edit-not-found = There’s no order { $orderId } at this collection point.
# $count is how many things become others
edit-changes =
    { $count ->
        [0] Changes
        [one] { $count } change
       *[other] { $count } changes
    }
# In the summary of the form, below the heading “Changes”.
edit-changes-none = No changes yet.
edit-change-position = Place on the map
# Stands for the old or the new value of a field that is empty.
edit-change-nothing = nothing
# Read out before the old and the new words of a change
edit-change-before = Before:
# Read by screen readers before the new value of a change.
edit-change-after = After:
# $distance: "350 m"
edit-change-moved = Moved by { $distance }
# $amount is an amount with its currency
edit-fee-more = { $amount } more
# How much lower the new fee is, below it. $amount: "20 Kč"
edit-fee-less = { $amount } less
# $before and $after are amounts with their currency
edit-fee-changed-text = It was { $before } and is now { $after }. Save the changes with the new fee?
# Button below the question about the new fee. $after: the new fee, "129 Kč"
edit-fee-changed-accept = Save for { $after }
# Button below the question about the new fee: nothing is saved.
edit-fee-changed-refuse = Don’t save
# Heading of a question before a change is saved after which the delivery costs less than was paid by card.
edit-kept-charge-title = The difference isn’t refunded
# Notice after the changes of an order were saved.
request-updated = Order Updated!
request-not-updated = Could not update that order

## An order once more

# Button at a finished order: opens the form, filled in with the same details.
again-action = Order again
# Above the form. $name: the customer of the earlier order, "Petr Novák"; $day: its day, "12 May"
again-banner = Ordering again for { $name } ({ $day })
again-banner-hint = We’ll recalculate the fee. Check the items and their value.
again-cancel = Start with an empty form
# Hint at a field that was taken over from an earlier order. $day: the day of that order, "12 May"
again-check = From the order of { $day } – please check

## Two tabs with the same request

request-placed-elsewhere = This order was already placed in another tab, so it isn’t placed again. Here it is.
# Below the fee of an order, on the receipt and before a change is saved: the card was charged before the fee fell. $paid: what was paid, "133 Kč"; $fee: what the delivery costs now, "61 Kč"; $left: the difference, "72 Kč"
edit-kept-charge = You paid { $paid } by card. The delivery now costs { $fee }, and the difference of { $left } isn’t refunded.
