## An order for whoever has its link

public-title = Where is my order?
public-reading = Looking up your order…
public-looks-again = This page tries again by itself.
public-still-shown = What you see is the last we know. This page tries again by itself.
public-unknown-title = We do not know this link
public-unknown-text = It may be cut off or mistyped. Please open it again from the message you received, or ask whoever sent it to you.
public-trouble-offline = You seem to be offline.
public-trouble-slow = The connection is very slow.
public-trouble-busy = Many people are asking at the moment.
public-trouble-ours = Something went wrong on our side.
# $ago: "40 sec. ago"
public-updated = Updated { $ago }
public-order-from = Order from { $vendor }

## What it is doing, for the one who waits for it

public-sentence-placed = Your order has been placed
public-sentence-to-collection = A rider is on the way to collect your order
public-sentence-near-collection = The rider is about to collect your order
public-sentence-to-delivery = Your order is on its way to you
public-sentence-near-delivery = The rider is nearly there
public-sentence-coming-back = The rider is bringing your order back to the sender
public-sentence-delivered = Your order has been delivered
public-sentence-cancelled = This order was cancelled
public-sentence-returned = Your order was returned to the sender
public-sentence-unknown = Your order is being looked after
public-delayed = It is taking longer than planned.
public-progress = Progress of the order
public-step-placed = Placed
public-step-to-collection = Rider coming
public-step-to-delivery = On the way
public-step-delivered = Delivered

## When the rider is expected

public-pick-up-in = Collection in about { $minutes } min
public-pick-up-near = Collection any moment now
public-drop-off-in = With you in about { $minutes } min
public-drop-off-near = With you any moment now
public-late = Later than expected
# $ago: "40 sec. ago"
public-estimated = estimated { $ago }
# Instead of an estimate that is too old. $ago: "6 min. ago"
public-last-seen = The rider was last seen { $ago }

## Who and where

public-rider = Your rider
public-call = Call { $name }
public-from = From
public-to = To
public-map = Map of the delivery
public-map-failed = The map cannot be shown here. Everything it says is written beside it.
public-pin-collection = Collection point: { $name }
public-pin-destination = Delivery address
public-pin-rider = Rider: { $name }
public-number = Order number:
public-status = Status:
public-placed-at = Placed: { $time }
public-planned-for = Planned for: { $time }
public-finished-at = Ended: { $time }
# After that moment the link tells only how and when the order ended
public-details-until = Details can be seen here until { $time }
# $zone is the name of the country's time zone
public-times-in = All times: { $zone }

## The page of an individual sender

public-sender-title = Your parcel
public-sender-tracking = Order tracking
public-sender-details = Order details
public-sender-addresses = Addresses
public-show-more = Show more
public-show-less = Show less
public-sender-placed = Your order has been placed.
public-sender-to-collection = The rider is travelling to the collection point.
public-sender-near-collection = The rider is near the collection point.
public-sender-to-delivery = The parcel has been collected and is travelling to the delivery address.
public-sender-near-delivery = The rider is near the delivery address.
public-sender-delivered = The parcel has been delivered.
public-sender-cancelled = The order was cancelled. What you paid is refunded.
public-sender-prohibited = What may not be sent
