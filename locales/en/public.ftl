## An order for whoever has its link

public-title = Where is my order?
public-reading = Looking up your order…
public-looks-again = This page tries again by itself.
# $ago: "40 sec. ago"
public-still-shown = Last updated { $ago }. This page tries again by itself.
public-unknown-title = This link doesn’t work
public-unknown-text = It may be cut off or mistyped. Please open it again from the message you received, or ask whoever sent it to you.
public-trouble-offline = You seem to be offline.
public-trouble-slow = The connection is very slow.
public-trouble-busy = We’re very busy right now.
public-trouble-ours = Something went wrong on our side.

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
public-sentence-unknown = We’re checking on your order
public-delayed = It is taking longer than planned.
public-progress = Progress of the order
# First of four steps of progress. Little room.
public-step-placed = Placed
# Second of four steps of progress: the rider is on the way to the collection point. Little room.
public-step-to-collection = Rider coming
# Third of four steps of progress: the order is on the way to the customer. Little room.
public-step-to-delivery = On the way
# Last of four steps of progress. Little room.
public-step-delivered = Delivered

## When the rider is expected

# $time: "14:05"
public-arrives-at = Arrives about { $time }
public-arrives-near = With you any moment now
# Headline instead of a time of arrival that has passed.
public-arrives-late = Later than expected
# Below the headline “Later than expected”. $time: "14:05", or "Sun 14:05" on another day
public-was-expected = It was expected at about { $time }.
# $time: "14:05", or "Sun 14:05" on another day
public-arrives-planned = Planned for { $time }
# Headline: the latest time. $time: "14:05", or "Sun 14:05" on another day
public-arrives-by = Arrives by { $time }
public-exact-with-pick-up = A more exact time appears here once the rider has the order.
# Below the headline. $time: when the rider collects the order, "14:05"
public-exact-with-pick-up-at = A more exact time appears here once the rider has the order, at about { $time }.
public-exact-with-pick-up-near = A more exact time appears here any moment now, once the rider has the order.
public-exact-later = A more exact time appears here as soon as we know it.
# Instead of an estimate that is too old. $ago: "6 min. ago"
public-last-seen = The rider was last seen { $ago }

## Who and where

# Small label above the rider’s name.
public-rider = Your rider
# Button: calls the rider’s phone. $name: the rider’s first name, "Jana"
public-call = Call { $name }
public-note-title = Note to the rider
public-note-hint = You can write until the rider has collected the order. The shop sees it too.
public-note-send = Send to the rider
# The button “Send to the rider” while it works.
public-note-sending = Sending…
# $time: "14:05"
public-note-sent = Sent at { $time }
error-note-empty = Write a note first.
# Error below the field for a note. $maximum: always 300
error-note-too-long = Write at most { $maximum } characters.
error-note-collected = The rider has the order already. Please call the rider.
error-note-ended = This order has ended, so notes no longer reach the rider.
error-note-not-now = Notes to the rider are not possible at the moment.
# Error below the field for a note. $most: always 5
error-note-enough = You have sent { $most } notes, which is the limit. Please call the rider.
public-map-failed = The map can’t be shown. All its details are listed beside it.
# $distance: "1.2 km"
public-way-to-collection = { $distance } to the collection point
# Below the map: what the rider still has to go to the delivery address. $distance: "1.2 km"
public-way-to-drop-off = { $distance } to go
# After the distance, as in "1.2 km to go · about 4 min". $minutes: 4
public-way-minutes = about { $minutes } min
# Pin on the map, for screen readers.
public-pin-destination = Delivery address
# What the picture is, for people who cannot see it
public-photo = Photo of the delivery
public-photo-failed = The photo of the delivery could not be loaded.
# Before the short code of the order, such as K7R2.
public-code = Order code:
# Before the number of the order, such as a2xq-1042.
public-number = Order number:
# Below the order number. $time: "Fri, Mar 13, 14:05"
public-placed-at = Placed: { $time }
# The time for which the customer wants the order. $time: "Fri, Mar 13, 14:05"
public-planned-for = Planned for: { $time }
# When the order was delivered, returned or cancelled. $time: "Fri, Mar 13, 14:05"
public-finished-at = Ended: { $time }
# After that moment the link tells only how and when the order ended
# $time: "Fri, Mar 13, 14:05"
public-details-until = Details can be seen here until { $time }

## The page of an individual sender

# Window title, and small line above the status, for a person who sends something without an account.
public-sender-title = Your parcel
# Read by screen readers: names the part with the status and the map.
public-sender-tracking = Order tracking
# Heading above the numbers, times and steps of the order.
public-sender-details = Order details
# Read by screen readers: names the part with the addresses “From” and “To”.
public-sender-addresses = Addresses
# Button: shows the times and steps of the order.
public-show-more = Show more
# Button: hides the times and steps of the order.
public-show-less = Show less
public-sender-placed = Your order has been placed.
public-sender-to-collection = The rider is travelling to the collection point.
public-sender-near-collection = The rider is near the collection point.
public-sender-to-delivery = The parcel has been collected and is travelling to the delivery address.
public-sender-near-delivery = The rider is near the delivery address.
public-sender-delivered = The parcel has been delivered.
public-sender-cancelled = The order was cancelled. What you paid is refunded.
public-sender-prohibited = What may not be sent
