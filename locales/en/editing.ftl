## Changing an order

edit-order-action = Edit
edit-title = Edit order
# $name is the customer, $day the day the order was placed: "12 May"
edit-banner = You are changing the order for { $name } ({ $day })
edit-cancel = Cancel editing
edit-save = Save changes
edit-saving = Saving the changes…
edit-not-available = Editing orders is not available. This is a new request.
edit-nothing-changed = Nothing has changed, so there is nothing to save.
edit-lock-customer = Who the order is for cannot be changed
edit-lock-settled = Settled when the order was placed
edit-lock-status = The order has come too far for this to be changed
edit-moved-on = The order has moved on meanwhile and can no longer be changed.
edit-moved-on-kept = Nothing you typed is lost: it stays here until you leave.
edit-follow = Follow this order
edit-new-request = Request a new rider
edit-locked-title = This order can no longer be changed
# $orderId is the order number
edit-locked-text = Order { $orderId } has come too far. You can follow it, or request another rider.
edit-unreadable-title = We could not open that order
edit-not-found = There is no order { $orderId } at this collection point.
# $count is how many things become others
edit-changes =
    { $count ->
        [0] Changes
        [one] { $count } change
       *[other] { $count } changes
    }
edit-changes-none = Nothing has changed yet.
edit-change-address = Delivery address
edit-change-position = Place on the map
edit-change-notes = Notes for the rider
edit-change-description = Items
edit-change-amount = Item value
edit-change-payment-method = Payment method
edit-change-nothing = nothing
# Read out before the old and the new words of a change
edit-change-before = Before:
edit-change-after = After:
# $distance: "350 m"
edit-change-moved = Moved by { $distance }
# $amount is an amount with its currency
edit-fee-more = { $amount } more
edit-fee-less = { $amount } less
# $before and $after are amounts with their currency
edit-fee-changed-text = It was { $before } and is { $after } now. Save the changes for the new fee?
edit-fee-changed-accept = Save for { $after }
edit-fee-changed-refuse = Do not save
request-updated = Order Updated!
request-not-updated = Could not update that order

## An order once more

again-action = Order again
again-banner = Once more: the order for { $name } ({ $day })
again-banner-hint = The fee is computed anew. Please check the items and their value.
again-cancel = Start with an empty form
# At a field that was taken over from an earlier order
again-check = From the order of { $day } – please check

## Two tabs with the same request

request-placed-elsewhere = This order was already placed in another tab, so it is not placed again. Here it is.
