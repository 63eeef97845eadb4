## What an order is doing. The same words on every screen, on the map and in announcements.

status-initiated = Started
status-payment-initiated = Payment started
status-payment-committed = Payment confirmed
status-payment-failed = Payment failed
status-payment-cancelled = Payment cancelled
status-new = New
status-stalled = Stalled
status-received = Received
status-waiting-for-transport = Finding a rider
status-assigned-to-transport = Rider assigned
status-courier-accepted-delivery = Rider coming
status-received-by-vendor = With the shop
status-accepted-by-vendor = Accepted by the shop
status-near-vendor = Rider is near you
status-delayed = Delayed
status-modified = Changed
status-picked-up = Collected
status-courier-left-vendor = On the way
status-near-customer = Near the customer
status-delivered = Delivered
status-cancelled = Cancelled
status-return-initiated = Coming back
status-returned-to-vendor = Returned
status-unknown = Unknown
