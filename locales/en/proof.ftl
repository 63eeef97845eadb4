## What shows that an order was collected, delivered or returned

proof-title = Proofs
proof-collection = Collection
proof-delivery = Delivery
proof-return = Return
proof-loading = Loading the proof…
# What stands in the picture, for those who cannot see it
proof-photo-collection =
    .alt = Photo taken when the order was collected
proof-photo-delivery =
    .alt = Photo taken when the order was delivered
proof-photo-return =
    .alt = Photo taken when the order was returned
proof-signature =
    .alt = Signature
proof-taken = Taken
proof-signed-by = Signed by
proof-where = Where
proof-kept-until = Kept until
# $distance: "350 m"
proof-from-customer = { $distance } from the customer’s pin
proof-from-collection-point = { $distance } from the collection point
# $distance: "10 m", the least that is told apart
proof-at-customer = Less than { $distance } from the customer’s pin
proof-at-collection-point = Less than { $distance } from the collection point
proof-download = Download
proof-not-available = Not available
proof-kept-how-long = There is no picture of this step. Proofs are kept for { $days } days.
proof-try-again = Try again
proof-download-failed = An error occured when downloading the proof.
# $reason names the cause; `said` is the service's own sentence, $message.
proof-failed =
    Could not load the proof. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
