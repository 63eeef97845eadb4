## Ordering many riders at once by a spreadsheet

bulk-title = Bulk order
bulk-intro = Request many riders at once: fill in the spreadsheet, put right what is marked, place the orders.
# $zone is the name of the country's time zone
bulk-times-in = Times in { $zone }
bulk-try-again = Try again
bulk-another-file = Another file
bulk-correct = Correct the rows
bulk-file-not-taken = The file was not taken.
# $id is the number of a job
bulk-not-placed-yet = The orders of job { $id } are not placed yet. They can be placed from there.

job-history-error = Failed to get job history
template-file-error = Failed to download template file
view-details-error = Failed to get job details
file-upload-error = Failed to upload file
place-order-error = Error while placing orders
place-order-success = Orders placed successfully
# $placed orders were placed, $left rows were not
bulk-placed-partly =
    { $placed ->
        [0] No order was placed.
        [one] One order was placed.
       *[other] { $placed } orders were placed.
    } { $left ->
        [one] One row was not: see why.
       *[other] { $left } rows were not: see why.
    }

bulk-history = Job history
bulk-history-empty = No file yet
bulk-history-empty-text = Files that you upload stand here, with what became of their orders.
bulk-view-details = View details
bulk-view-details-of = View details of { $id }
bulk-job-id = Job
bulk-job-created-by = Created by
bulk-job-created-at = Created
bulk-job-status = Status
bulk-job-rows = Successful rows
bulk-job-title = Bulk job
# $by is an e-mail address, $at a day and a time
bulk-job-made = Uploaded by { $by }, { $at }
bulk-all-jobs = All bulk orders

bulk-job-ready = Ready to place
bulk-job-ready-with-errors = Ready, with errors
bulk-job-no-row-ready = No row can be placed
bulk-job-being-placed = Placing orders
bulk-job-placed = Placed
bulk-job-placed-partly = Placed, with errors
bulk-job-not-placed = Not placed
bulk-job-unknown = Unknown

bulk-summary = Job summary
bulk-total-rows = Total rows
bulk-total-to-be-placed = Orders to be placed
bulk-total-placed = Orders placed
bulk-total-errors = Errors

bulk-rows = Rows of the file
bulk-rows-shown = Rows that are shown
bulk-show-all = All ({ $count })
bulk-show-errors = Errors ({ $count })
bulk-show-to-be-placed = To be placed ({ $count })
bulk-show-placed = Placed ({ $count })
bulk-show-none = No such row.
bulk-rows-number = Row
bulk-rows-status = Status
bulk-rows-customer = Customer name
bulk-rows-address = Drop-off address
bulk-rows-order = Order details
bulk-rows-payment = Payment method
bulk-rows-point = Collection point
bulk-rows-delivery = Delivery
bulk-rows-fee = Delivery fee
bulk-row-to-be-placed = To be placed
bulk-row-error = Error
bulk-row-placed = Placed
bulk-row-not-placed = Not placed
bulk-row-unknown = Unknown
bulk-no-fee = –
bulk-delivery-instant = Instant
# $at is a day and a time
bulk-delivery-scheduled = Scheduled for { $at }

bulk-place =
    { $count ->
        [one] Place one order
       *[other] Place { $count } orders
    }
bulk-place-title =
    { $count ->
        [one] Place one order?
       *[other] Place { $count } orders?
    }
bulk-place-orders = Orders
bulk-place-fees = Delivery fees
bulk-place-cash = Cash to collect
bulk-place-points = Collected at
bulk-place-left-out =
    { $count ->
        [one] One row is left out.
       *[other] { $count } rows are left out.
    }
bulk-place-for-good = Riders are sent right away. Afterwards each order can only be cancelled by itself.
bulk-place-not-yet = Not yet
bulk-placing = The orders are being placed. You may leave this page: it goes on.

## What only the service finds wrong with a row

bulk-error-unknown = unknown error
bulk-address-not-found = The address was not found.
bulk-geocoder-unavailable = The address could not be looked for. Try again later.
bulk-undeliverable = We do not deliver there.
bulk-fee-changed = The fee has changed. Look at it and place the order again.
# $most is a number of characters
bulk-text-too-long = This text has more than { $most } characters.
bulk-text-unreadable = This text has a character that can't be read. Please type it again.
