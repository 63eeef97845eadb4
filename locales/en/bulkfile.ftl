## Ordering by a file: the file is chosen, checked and put right

# How the columns of the file are headed
bulk-column-collection-point = Collection point
bulk-column-customer-name = Customer name
bulk-column-phone-number = Phone number
bulk-column-address = Address
bulk-column-unit = Unit
bulk-column-building = Building
bulk-column-rider-notes = Notes for the rider
bulk-column-items = Items
bulk-column-item-value = Item value
bulk-column-payment-type = Payment type
bulk-column-deliver-at = Deliver at

bulk-payment-paid = Paid
bulk-payment-cash-on-delivery = Cash on delivery
bulk-payment-online = Paid online

# What is wrong with a cell, where the form has no such rule
bulk-collection-point-unknown = You have no collection point of this name. Choose one, or leave the cell empty.
bulk-payment-type-unknown = We do not know this payment type. Please choose one.
# $forms are ways to write a date with its time: 24.11.2026 13:05 / 2026-11-24 13:05
bulk-time-unreadable = Write the time like { $forms }, or leave the cell empty to deliver as soon as possible.
# $row is the number of another row
bulk-row-repeats = This row asks for the same as row { $row }.
# $order is the number of an order
bulk-row-ordered-today = This row looks like order { $order } of today.

## Choosing the file

bulkfile-choose = Choose an Excel file
bulkfile-drop = or drop it here
# $rows is a number
bulkfile-accepted = An XLSX file of at most 5 MB, with up to { $rows } orders: one in each row
bulkfile-checked-here = Every row is checked here on your screen before anything is ordered.
bulkfile-template = Download template
bulkfile-template-hint = A spreadsheet with the right columns, to fill in.
# $name is the name of a file
bulkfile-others = One file at a time: we took { $name }.

bulk-format-invalid = File format is invalid
bulk-file-too-large = File cannot be larger than 5 MB
bulk-no-rows = We found no orders in this file. The first row names the columns, each row below it is an order.
# $rows and $most are numbers
bulk-too-many-rows = This file has { $rows } rows. At most { $most } can be ordered at once: please split it.
# $columns are the headers of columns, $count says how many
bulk-columns-missing =
    { $count ->
        [one] A column is missing: { $columns }. The template has them all.
       *[other] Columns are missing: { $columns }. The template has them all.
    }
bulkfile-not-opened = We could not load what opens spreadsheets. Please check your connection and try again.
bulkfile-again = Try again

# $name is the name of a file
bulkfile-reading = Reading { $name }…
# $checked and $rows are numbers
bulkfile-checking = Rows checked: { $checked } of { $rows }
bulkfile-sending = Nothing is wrong with { $name }. It is being sent…
bulkfile-ready-not-sent = { $name } could not be sent. Nothing is wrong with the file: you can simply send it again.
bulkfile-send-again = Send again

## Putting it right

# $name is the name of a file
bulkfile-title = Check { $name }
bulkfile-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
# How many cells are wrong
bulkfile-faults =
    { $count ->
        [0] No faults
        [one] { $count } fault
       *[other] { $count } faults
    }
# Rows that are no fault and should be looked at
bulkfile-concerns =
    { $count ->
        [one] { $count } row to look at
       *[other] { $count } rows to look at
    }
bulkfile-next-fault = Next fault
bulkfile-undo = Undo
bulkfile-faulty-only = Only rows with faults
bulkfile-remove-repeats =
    { $count ->
        [one] Remove the repeated row
       *[other] Remove { $count } repeated rows
    }
bulkfile-another = Another file

bulkfile-grid = Orders of the file
bulkfile-keys = Enter edits a cell, Ctrl + Z takes back, F8 leads to the next fault. Cells copied from a spreadsheet can be pasted.
bulkfile-row-number = Row
bulkfile-row = Row { $row }
# $column is the header of a column
bulkfile-cell = Row { $row }, { $column }
bulkfile-cell-fine = Nothing is wrong here.
bulkfile-cell-empty = empty
bulkfile-remove-row = Remove row
bulkfile-remove-row-of = Remove row { $row }
# The collection point that the file is for
bulkfile-own-point = The selected one
bulkfile-no-choice = Please choose
bulkfile-fill-for =
    { $count ->
        [one] { $count } row is wrong in the same way.
       *[other] { $count } rows are wrong in the same way.
    }
bulkfile-fill-with = The same for all of them
bulkfile-fill = Fill in
bulkfile-card-all = All fields
bulkfile-card-fewer = Fewer fields
bulkfile-no-rows-left = Every row is removed. Undo, or choose another file.
bulkfile-none-faulty = No row has a fault now.

bulkfile-send =
    { $count ->
        [one] Send { $count } row
       *[other] Send { $count } rows
    }
bulkfile-send-faulty = Send with faults
bulkfile-send-anyway = Send anyway
bulkfile-keep-on = Keep correcting
# $count rows still have faults
bulkfile-ask-send =
    { $count ->
        [one] { $count } row still has a fault: nothing will be ordered for it. All other rows can be ordered.
       *[other] { $count } rows still have faults: nothing will be ordered for them. All other rows can be ordered.
    }
bulkfile-ask-leave = Choose another file? What you have corrected here would be lost.
bulkfile-leave-anyway = Drop the corrections
bulkfile-not-sent = The rows could not be sent. Nothing you have corrected is lost.

# What is read aloud
bulkfile-said-left =
    { $count ->
        [0] No faults left.
        [one] { $count } fault left.
       *[other] { $count } faults left.
    }
bulkfile-said-pasted =
    { $count ->
        [one] { $count } cell pasted.
       *[other] { $count } cells pasted.
    }
bulkfile-said-filled =
    { $count ->
        [one] Filled in for { $count } row.
       *[other] Filled in for { $count } rows.
    }
bulkfile-said-undone = Taken back.
bulkfile-said-removed = Row { $row } removed.
bulkfile-said-repeats-removed =
    { $count ->
        [one] { $count } repeated row removed.
       *[other] { $count } repeated rows removed.
    }
