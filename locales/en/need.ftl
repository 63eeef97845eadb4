## Why an order needs somebody. $time: "12 min", "2 hr, 5 min"

# Tag at an order that needs attention. $time: how long ago, "12 min" or "2 hr, 5 min"
need-payment-failed = Payment failed { $time } ago
# Tag at an order for which no rider was found. $time: for how long, "12 min"
need-stalled = Stuck for { $time }
# Tag at an order that has no delivery address.
need-no-address = Has no address
# Tag at an order that should have been delivered. $time: for how long, "12 min"
need-overdue = { $time } overdue
# Tag at an order that no rider has accepted. $time: for how long, "12 min"
need-no-rider = No rider for { $time }
# Tag at an order that the rider has not handed over. $time: for how long, "12 min"
need-at-customer = Rider at the customer for { $time }
# Tag at an order that is not ready yet. $time: for how long, "12 min"
need-rider-waits = Rider waiting at pick-up for { $time }
# Tag at an order that has missed the estimate, not the promise. $time: for how long, "12 min"
need-past-estimate = { $time } past its estimate
# Tag at an order that is brought back to the collection point. $time: for how long, "12 min"
need-returning = Coming back for { $time }
# Tag at an order with the status “Delayed”. $time: for how long, "12 min"
need-delayed = Delayed for { $time }
# Tag at an order whose estimate is after its promised time. $time: by how much, "12 min"
need-overdue-soon = Likely { $time } late
# Tag at an order. $time: until the promised delivery, "12 min"
need-not-collected = Due in { $time }, not collected yet
