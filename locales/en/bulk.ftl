## Ordering many riders at once by a spreadsheet

bulk-intro = Request many riders at once: fill in the spreadsheet, fix the highlighted cells, then place the orders.
# Button: back to choosing a file.
bulk-another-file = Another file
# Button: opens the rows with errors of an uploaded file to correct them.
bulk-correct = Correct the rows
bulk-file-not-taken = This file can’t be used.
# $id is the number of a job
bulk-not-placed-yet = The orders of job { $id } are not placed yet. They can be placed from there.

job-history-error = Failed to get job history
template-file-error = Failed to download template file
view-details-error = Failed to get job details
file-upload-error = Failed to upload file
place-order-error = Error while placing orders
# Notice after all orders of a file were placed.
place-order-success = Orders placed successfully
# Notice after placing. $placed: the number of orders placed, 12; $left: the number of rows that were not, 1
bulk-placed-partly =
    { $placed ->
        [0] No order was placed.
        [1] One order was placed.
       *[other] { $placed } orders were placed.
    } { $left ->
        [1] One row was not: see why.
       *[other] { $left } rows were not: see why.
    }

# Heading of the list of files uploaded before. A “job” is an uploaded file with its orders.
bulk-history = Job history
# Heading instead of the list, as long as no file was uploaded.
bulk-history-empty = No file yet
bulk-history-empty-text = Files you upload appear here, with the status of their orders.
# Link to one uploaded file, and the heading of a column with such links.
bulk-view-details = View details
# The same link for screen readers. $id: the number of the job, "1042"
bulk-view-details-of = View details of { $id }
# Heading of a column: the number of the job.
bulk-job-id = Job
# Heading of a column: who uploaded the file, as an email address.
bulk-job-created-by = Created by
# Heading of a column: day and time of the upload.
bulk-job-created-at = Created
# Heading of a column: how many rows became or can become orders; a number.
bulk-job-rows = Successful rows
# $at is the day and time of the upload
bulk-job-title-at = Bulk order of { $at }
# $by is an email address, $at a day and a time
bulk-job-made = Uploaded by { $by }, { $at }
# Link from one uploaded file back to the list.
bulk-all-jobs = All bulk orders

# Status tag of a job: checked, waits for a person to place the orders.
bulk-job-ready = Ready to place
# Status tag of a job: checked; the rows without errors can be placed.
bulk-job-ready-with-errors = Ready, with errors
bulk-job-no-row-ready = No row can be placed
# Status tag of a job: the service places its orders now.
bulk-job-being-placed = Placing orders
# Status tag of a job: all its orders were placed.
bulk-job-placed = Placed
# Status tag of a job: some orders were placed, other rows were not.
bulk-job-placed-partly = Placed, with errors
# Status tag of a job: placing failed, there are no orders.
bulk-job-not-placed = Not placed
# Status tag of a job whose status the portal does not know.
bulk-job-unknown = Unknown

# Heading above the rows of the checked file. $count: how many of them can become orders
bulk-result-ready =
    { $count ->
        [0] No order is ready to be placed
        [one] { $count } order is ready to be placed
       *[other] { $count } orders are ready to be placed
    }
# Heading above the rows of a file. $count: how many of them became orders
bulk-result-placed =
    { $count ->
        [0] No order was placed
        [one] { $count } order was placed
       *[other] { $count } orders were placed
    }
# Read by screen readers: names the row of four figures of a job.
bulk-summary = Job summary
# Below a figure: all rows of the file.
bulk-total-rows = Total rows
bulk-total-to-be-placed = Orders to be placed
# Below a figure: how many orders were placed.
bulk-total-placed = Orders placed
# Below a figure: how many rows have errors.
bulk-total-errors = Errors

bulk-rows = Rows of the file
bulk-rows-shown = Rows that are shown
# Tab with its number above the rows: all rows.
bulk-show-all = All
# Tab with its number above the rows: only rows with errors.
bulk-show-errors = Errors
# Tab with its number above the rows: rows whose orders can be placed.
bulk-show-to-be-placed = To be placed
# Tab with its number above the rows: rows whose orders were placed.
bulk-show-placed = Placed
# Instead of the rows, when the chosen tab has none.
bulk-show-none = No rows here.
# Heading of a column: the number of the row in the file. Little room.
bulk-rows-number = Row
# Heading of a column: the address to which the rider brings the order.
bulk-rows-address = Drop-off address
# Heading of a column: what is delivered.
bulk-rows-order = Order details
# Heading of a column, above “Instant” or “Scheduled for Fri, Mar 13, 14:05”.
bulk-rows-delivery = Delivery
# Status tag of a row: its order can be placed.
bulk-row-to-be-placed = To be placed
# Status tag of a row: something in it is wrong.
bulk-row-error = Error
# Status tag of a row: its order was placed.
bulk-row-placed = Placed
# Status tag of a row: its order could not be placed.
bulk-row-not-placed = Not placed
# Status tag of a row whose status the portal does not know.
bulk-row-unknown = Unknown
# In the column “Delivery”: as soon as possible.
bulk-delivery-instant = Instant
# $at is a day and a time
bulk-delivery-scheduled = Scheduled for { $at }

# Button: orders riders for the rows. “Place” means to order. $count: the number of orders
bulk-place =
    { $count ->
        [1] Place one order
       *[other] Place { $count } orders
    }
# Heading of the dialog that asks before orders are placed. $count: the number of orders
bulk-place-title =
    { $count ->
        [1] Place one order?
       *[other] Place { $count } orders?
    }
# In the dialog before placing: label of the sum that riders collect from customers.
bulk-place-cash = Cash to collect
# In the dialog before placing: label of the names of the collection points.
bulk-place-points = Collected at
# In the dialog before placing. $count: the number of rows with errors, which become no orders
bulk-place-left-out =
    { $count ->
        [1] One row is left out.
       *[other] { $count } rows are left out.
    }
bulk-place-for-good = Riders are dispatched right away. After that, orders can only be cancelled one at a time.
# Button: closes the dialog without placing orders.
bulk-place-not-yet = Not yet
bulk-placing = The orders are being placed. You can leave this page; they’re placed anyway.

## What only the service finds wrong with a row

# At a row, instead of a reason that the portal does not know.
bulk-error-unknown = unknown error
bulk-address-not-found = The address was not found.
bulk-address-inexact = The address isn’t exact. Write the street, house number and city, or coordinates.
bulk-fee-changed = The delivery fee has changed. Check it and place the order again.
# $most is a number of characters
bulk-text-too-long = This text has more than { $most } characters.
bulk-text-unreadable = This text has a character that can’t be read. Please type it again.
