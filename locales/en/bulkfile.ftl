## Ordering by a file: the file is chosen, checked and put right

# Heading of a column of the spreadsheet: the customer’s number.
bulk-column-phone-number = Phone number
# Heading of a column of the spreadsheet: number of the flat or office.
bulk-column-unit = Unit
# Heading of a column of the spreadsheet: one of the next three payment types.
bulk-column-payment-type = Payment type
# Heading of a column of the spreadsheet: the time of the delivery.
bulk-column-deliver-at = Deliver at

# Payment type in a cell: the customer has paid already.
bulk-payment-paid = Paid
# Payment type in a cell: the customer has paid on the internet.
bulk-payment-online = Paid online

# What is wrong with a cell, where the form has no such rule
bulk-collection-point-unknown = You have no collection point of this name. Choose one, or leave the cell empty.
bulk-payment-type-unknown = We do not know this payment type. Please choose one.
# $forms are ways to write a date with its time: 24.11.2026 13:05 / 2026-11-24 13:05
bulk-time-unreadable = Write the time like { $forms }, or leave the cell empty to deliver as soon as possible.
# $forms are ways to write a date with its time: 24.11.2026 13:05 / 2026-11-24 13:05
bulk-time-without-day = This time has no day. Write it like { $forms }.
bulk-phone-several = There is more than one phone number here. Keep the one to call.
bulk-cell-error = This is an error of the spreadsheet, not a value. Type the value, or empty the cell.
bulk-cell-without-result = This formula has no result yet. Open and save the file in your spreadsheet program, or type the value here.
# $row is the number of another row
bulk-row-repeats = This row asks for the same as row { $row }.
# $order is the number of an order
bulk-row-ordered-today = This row looks like order { $order } of today.
bulk-row-hidden = This row is hidden or struck through in your file.
# $state is what a column of the file says of the order: Cancelled
bulk-row-closed = Your file says about this order: { $state }.
bulk-row-zero = A cell of this row says only 0, as a formula does for an empty cell. Delete the 0 unless it is right.

## Choosing the file

bulkfile-choose = Choose an Excel file
bulkfile-drop = or drop it here
# $rows is a number
bulkfile-accepted = An XLSX file of at most 5 MB, with up to { $rows } orders: one in each row
bulkfile-checked-here = Every row is checked here on your screen before anything is ordered.
# Button: downloads an empty spreadsheet with the right columns.
bulkfile-template = Download template
bulkfile-template-hint = A spreadsheet with the right columns, to fill in.
# The name of a sheet of the template, which has two example orders.
bulkfile-template-example = Example
# The name of a sheet of the template, which explains the columns.
bulkfile-template-columns = Columns
# $name is the name of a file
bulkfile-others = One file at a time. Using { $name }.

bulk-format-invalid = File format is invalid
bulk-format-csv = It is a text file (CSV). Open it in your spreadsheet program and save it as an Excel workbook (.xlsx).
bulk-format-xls = It is an old Excel file (.xls). Save it as an Excel workbook (.xlsx).
bulk-format-password = It is protected by a password. Save it without a password.
bulk-format-damaged = It is damaged. Open it in your spreadsheet program and save it again.
bulk-format-other = It is no Excel workbook. Save it as an Excel workbook (.xlsx).
bulk-file-too-large = File cannot be larger than 5 MB
bulk-no-rows = We found no orders in this file. One row names the columns, each row below it is an order.
# $rows and $most are numbers
bulk-too-many-rows = This file has { $rows } rows. At most { $most } can be ordered at once: please split it.
# $columns are the headers of columns, $count says how many
bulk-columns-missing =
    { $count ->
        [1] A column is missing: { $columns }. The template has them all.
       *[other] Columns are missing: { $columns }. The template has them all.
    }
# $sheets are the names of the sheets of a file
bulk-sheets-looked-at = We looked at these sheets: { $sheets }.
# $sheets is the name of the sheet for examples in the template
bulk-examples-not-read = The sheet { $sheets } has rows, but it is the one for examples. Move your orders to the first sheet, save the file and choose it again.
# $columns are headers of the file that mean the same: Phone and Mobile
bulk-columns-alike = These columns mean the same, but say different things: { $columns }. Keep one of them, or rename the others.
# $most is a number
bulk-too-many-columns = This file is too wide: something stands behind column { $most }. Delete the columns you do not need.
# $sheets are the names of the sheets of a file
bulk-sheets-hidden = Every sheet of this file is hidden: { $sheets }. Show the one with the orders, save the file and choose it again.
# $rows is the number of rows with an order
bulk-rows-hidden =
    { $rows ->
        [1] The only order of this file is in a hidden or struck-through row. Restore it, save the file and choose it again.
       *[other] All { $rows } orders of this file are in hidden or struck-through rows. Restore them, save the file and choose it again.
    }
# $states is what a column of the file says of the orders: Cancelled, Delivered
bulk-rows-closed = All orders in this file are closed; their status is { $states }. To order them anyway, delete the column with the status, save the file and choose it again.
bulkfile-not-opened = We couldn’t load the spreadsheet reader. Check your connection and try again.

# $name is the name of a file
bulkfile-reading = Reading { $name }…
# $checked and $rows are numbers
bulkfile-checking = Rows checked: { $checked } of { $rows }
# While the file is sent. $name: the name of the file, "orders.xlsx"
bulkfile-sending = Nothing is wrong with { $name }. It is being sent…
# After sending has failed. $name: the name of the file, "orders.xlsx"
bulkfile-ready-not-sent = { $name } could not be sent. Nothing is wrong with the file: you can simply send it again.
# Button after sending has failed.
bulkfile-send-again = Send again

## What was read of the file

# Heading of a list that can be opened: which column of the file became which column of the orders.
bulkfile-read = What we read
# $sheet: the name of a sheet of the file, "Orders"; $row: the number of the row with the names of the columns
bulkfile-read-sheet = Sheet { $sheet }, columns named in row { $row }
# $sheets are the names of other sheets of the file, $count says how many
bulkfile-read-other-sheets =
    { $count ->
        [1] The sheet { $sheets } is not read.
       *[other] These sheets are not read: { $sheets }.
    }
# Stands for the name of a column that has none. $letter: its letter in the spreadsheet, "D"
bulkfile-read-column = column { $letter }
# $columns are names of columns of the file, $count says how many
bulkfile-left-out =
    { $count ->
        [1] This column is left out: { $columns }.
       *[other] { $count } columns are left out: { $columns }.
    }
# The end of a long list of columns. $count: how many are not listed
bulkfile-left-out-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
# $columns are names of columns that are hidden in the spreadsheet
bulkfile-read-hidden-columns = Hidden in your file, but read: { $columns }.
# Below the rows that are ordered. $count: how many rows are hidden in the spreadsheet
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } row is hidden or struck through in your file and left out.
       *[other] { $count } rows are hidden or struck through in your file and left out.
    }
# Like the sentence above, of $count rows whose orders are cancelled or delivered. $states: what the file says of them
bulkfile-closed-left-out = Rows left out because of their status: { $count } ({ $states }).
# Checkbox below these sentences.
bulkfile-hidden-too = Order these rows too

## Putting it right

# $name is the name of a file
bulkfile-title = Check { $name }
# Above the rows of the file. $count: how many there are
bulkfile-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
# Above the rows of the file, beside the number of rows. $count: how many cells are wrong
bulkfile-faults =
    { $count ->
        [0] No errors
        [one] { $count } error
       *[other] { $count } errors
    }
# Above the rows of the file. $count: rows without an error that should be looked at
bulkfile-concerns =
    { $count ->
        [one] { $count } row to review
       *[other] { $count } rows to review
    }
# Button: moves to the next cell with an error.
bulkfile-next-fault = Next error
bulkfile-faulty-only = Only rows with errors
# Button. $count: the number of rows that repeat an earlier row
bulkfile-remove-repeats =
    { $count ->
        [1] Remove the repeated row
       *[other] Remove { $count } repeated rows
    }

bulkfile-grid = Orders of the file
bulkfile-keys = Enter edits a cell, Ctrl + Z undoes, F8 goes to the next error. You can paste cells from a spreadsheet.
# Heading of a row on narrow screens, where each row is a card. $row: its number, "12"
bulkfile-row = Row { $row }
# Read by screen readers: names a cell.
# $row: the number of the row, "12"; $column: the header of the column, "Customer name"
bulkfile-cell = Row { $row }, { $column }
bulkfile-cell-fine = Nothing is wrong here.
# Stands for the value of a cell without one; also read by screen readers.
bulkfile-cell-empty = empty
# Button in the details of a cell: removes its row from what is sent.
bulkfile-remove-row = Remove row
# The same button, only an icon at a row, for screen readers. $row: the number of the row, "12"
bulkfile-remove-row-of = Remove row { $row }
# The collection point that the file is for
bulkfile-own-point = Selected collection point
# First entry in the list of choices of a cell, as long as nothing is chosen.
bulkfile-no-choice = Please choose
# Beside a wrong cell; a choice and the button “Fill in” follow. $count: the number of rows
bulkfile-fill-for =
    { $count ->
        [one] { $count } row is wrong in the same way.
       *[other] { $count } rows are wrong in the same way.
    }
bulkfile-fill-with = The same for all of them
# Button: puts the chosen value into all rows that are wrong in the same way.
bulkfile-fill = Fill in
# Button at a row on narrow screens: shows all its cells.
bulkfile-card-all = All fields
# Button at a row on narrow screens: shows only the important cells.
bulkfile-card-fewer = Fewer fields
bulkfile-no-rows-left = Every row is removed. Undo, or choose another file.
bulkfile-none-faulty = No row has an error now.

# Button: sends the corrected file. $count: the number of rows
bulkfile-send =
    { $count ->
        [one] Send { $count } row
       *[other] Send { $count } rows
    }
# The same button while cells have errors; a question follows.
bulkfile-send-faulty = Send with errors
# Button: answers the question; rows with errors are sent too.
bulkfile-send-anyway = Send anyway
# Button: answers the question; nothing is sent yet.
bulkfile-keep-on = Keep correcting
# $count rows still have errors
bulkfile-ask-send =
    { $count ->
        [one] { $count } row still has an error: nothing will be ordered for it. All other rows can be ordered.
       *[other] { $count } rows still have errors: nothing will be ordered for them. All other rows can be ordered.
    }
# Asked before another file is chosen or the page is left.
bulkfile-ask-leave = Your corrections will be lost.
# Button: answers “Your corrections will be lost.”
bulkfile-leave-anyway = Discard corrections
bulkfile-not-sent = The rows could not be sent. Nothing you have corrected is lost.

# Read by screen readers after a correction. $count: how many cells are still wrong
bulkfile-said-left =
    { $count ->
        [0] No errors left.
        [one] { $count } error left.
       *[other] { $count } errors left.
    }
# Read by screen readers after pasting. $count: the number of cells
bulkfile-said-pasted =
    { $count ->
        [one] { $count } cell pasted.
       *[other] { $count } cells pasted.
    }
# Read by screen readers after “Fill in”. $count: the number of rows
bulkfile-said-filled =
    { $count ->
        [one] Filled in for { $count } row.
       *[other] Filled in for { $count } rows.
    }
# Read by screen readers after a correction was taken back.
bulkfile-said-undone = Undone.
# Read by screen readers after a row was removed. $row: its number, "12"
bulkfile-said-removed = Row { $row } removed.
# Read by screen readers after the repeated rows were removed. $count: their number
bulkfile-said-repeats-removed =
    { $count ->
        [one] { $count } repeated row removed.
       *[other] { $count } repeated rows removed.
    }
