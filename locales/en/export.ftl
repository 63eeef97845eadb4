## The export of the history

# Button above the past orders: opens the menu with the formats of the file.
export-button = Export
export-what = All orders of the selected days and status
export-busy = An export is already running. Cancel it to start another.
# Entry in the menu “Export”, above its hint.
export-format-xlsx = Excel workbook
export-format-xlsx-hint = .xlsx, for reading and adding up
# Entry in the menu “Export”, above its hint. CSV is the name of the format.
export-format-csv = CSV file
export-format-csv-hint = .csv, for other programs
# How the CSV file is written
export-csv-settings = CSV settings
export-csv-separator = Columns are separated by
# Choice below “Columns are separated by”: name of the character, then the character itself.
export-csv-semicolon = Semicolon ;
# Choice below “Columns are separated by”: name of the character, then the character itself.
export-csv-comma = Comma ,
# Choice below “Columns are separated by”: the tabulator character, not a tab of the browser.
export-csv-tab = Tab
export-csv-decimal = Decimals are written with
# Choice below “Decimals are written with”. Keep the example as it is.
export-csv-decimal-comma = Comma: 1250,50
# Choice below “Decimals are written with”. Keep the example as it is.
export-csv-decimal-point = Point: 1250.50
export-csv-byte-order-mark = Mark the file as UTF-8 (Excel needs it)
# Read by screen readers: names the area that shows the progress of an export.
export-progress =
    .aria-label = Export
export-begun = The export has started.
# Progress of an export. $count: orders in the file so far, 1,200
export-so-far =
    { $count ->
        [one] { $count } order exported
       *[other] { $count } orders exported
    }
# Progress of an export. $count: orders in the file so far, 1,200; $total: all orders of it, 4,000
export-so-far-of =
    { $total ->
        [one] { $count } of { $total } order exported
       *[other] { $count } of { $total } orders exported
    }
# $day is the day of the oldest order written so far: "Fri, Mar 13"
export-reached = back to { $day }
# Button at a running or failed export: ends it without a file.
export-cancel = Cancel
# Beside the buttons “Resume” and “Start over”. $count: orders written before the failure
export-halted =
    { $count ->
        [0] The export has stopped before the first order.
        [one] The export has stopped after { $count } order.
       *[other] The export has stopped after { $count } orders.
    }
# Button: continues the export after a failure.
export-go-on = Resume
# Button: begins the export again from the first order.
export-start-over = Start over
export-failed = The file couldn’t be written. Check your connection and the free space on this device, then start over.
# Notice. $count: the number of orders; $file: the name of the file among the person’s downloads
export-saved =
    { $count ->
        [one] { $count } order saved as { $file }
       *[other] { $count } orders saved as { $file }
    }
export-nothing = No orders match in this period. Nothing was saved.

## The header of each column

# $zone is the time zone of all times: "Central European Time, Europe/Prague"
export-column-created = Created ({ $zone })
# $currency is a code: "CZK"
export-column-amount = Amount ({ $currency })
# Heading of a column in the exported file. $currency: a code, "CZK"
export-column-fee = Delivery fee ({ $currency })
# Heading of a column in the exported file. $zone is the time zone of all times: "Central European Time, Europe/Prague"
export-column-delivered = { status-delivered } ({ $zone })
# Heading of a column in the exported file: the minutes from placing an order to its delivery.
export-column-minutes = { overview-time-title }, min
# Heading of a column in the exported file: the code of the voucher.
export-column-voucher = Voucher
