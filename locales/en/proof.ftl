## What shows that an order was collected, delivered or returned

# Heading of photos and signatures which show that an order was handed over.
proof-title = Proofs
# Heading of a proof: the rider collected the order.
proof-collection = Collection
# Heading of a proof: the customer got the order.
proof-delivery = Delivery
# Heading of a proof: the order was brought back to the collection point.
proof-return = Return
# What stands in the picture, for those who cannot see it
proof-photo-collection =
    .alt = Photo taken when the order was collected
proof-photo-delivery =
    .alt = Photo taken when the order was delivered
proof-photo-return =
    .alt = Photo taken when the order was returned
# Describes the picture of a signature, for screen readers.
proof-signature =
    .alt = Signature
# Label before the day and time at which the photo was taken.
proof-taken = Taken
# Label before the name of the person who signed.
proof-signed-by = Signed by
# Label before the distance, as in "350 m from the customer’s pin".
proof-where = Where
# Label before the day until which the proof can be seen.
proof-kept-until = Kept until
# $distance: "350 m"
proof-from-customer = { $distance } from the customer’s pin
# After the label “Where”. $distance: "350 m"
proof-from-collection-point = { $distance } from the collection point
# $distance: "10 m", the least that is told apart
proof-at-customer = Less than { $distance } from the customer’s pin
# After the label “Where”. $distance: "10 m", the least that is told apart
proof-at-collection-point = Less than { $distance } from the collection point
# Button: saves the photo or signature as a file.
proof-download = Download
# Instead of a photo or signature: there is none.
proof-not-available = Not available
# Below “Not available”. $days: always 90
proof-kept-how-long = There is no picture of this step. Proofs are kept for { $days } days.
proof-download-failed = An error occured when downloading the proof.
