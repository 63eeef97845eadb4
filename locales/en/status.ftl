## What an order is doing. The same words on every screen, on the map and in announcements.

# Status tag of an order: it was placed, and nothing has happened yet.
status-initiated = Started
# Status tag of an order: the card payment was started.
status-payment-initiated = Payment started
# Status tag of an order: the card payment was made.
status-payment-committed = Payment confirmed
# Status tag of an order, and name of a bar: the card payment was refused, so no rider comes.
status-payment-failed = Payment failed
# Status tag of an order, and name of a bar: the card payment was called off, so no rider comes.
status-payment-cancelled = Payment cancelled
# Status tag of an order: it was placed, no rider is sought yet.
status-new = New
# Status tag of an order: no rider was found, somebody has to act.
status-stalled = Stalled
# Status tag of an order: the delivery service has received it.
status-received = Received
# Status tag of an order: a rider is being looked for.
status-waiting-for-transport = Finding a rider
# Status tag of an order: a rider was chosen, who has not accepted yet.
status-assigned-to-transport = Rider assigned
# Status tag of an order: the rider has accepted and is on the way to the collection point.
status-courier-accepted-delivery = Rider coming
# Status tag of an order: the collection point has received it.
status-received-by-vendor = With the shop
status-accepted-by-vendor = Accepted by the shop
status-near-vendor = Rider is near you
# Status tag of an order: it takes longer than planned.
status-delayed = Delayed
# Status tag of an order: its details were changed.
status-modified = Changed
# Status tag of an order: the rider has it.
status-picked-up = Collected
# Status tag of an order: the rider has left the collection point with it. Also the heading of a group of such orders.
status-courier-left-vendor = On the way
# Status tag of an order: the rider is near the delivery address.
status-near-customer = Near the customer
# Status tag of an order, also at the top of its receipt: the customer has it.
status-delivered = Delivered
# Status tag of an order, also at the top of its receipt.
status-cancelled = Cancelled
# Status tag of an order: the rider brings it back to the collection point.
status-return-initiated = Coming back
# Status tag of an order: it is back at the collection point.
status-returned-to-vendor = Returned
# Status tag of an order whose status the portal does not know.
status-unknown = Unknown
