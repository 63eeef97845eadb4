## The export of the history

export-button = Export
export-what = All orders of the chosen days and status
export-busy = An export is under way. Cancel it to begin another one.
export-format-xlsx = Excel workbook
export-format-xlsx-hint = .xlsx, for reading and adding up
export-format-csv = CSV file
export-format-csv-hint = .csv, for other programs
# How the CSV file is written
export-csv-settings = CSV settings
export-csv-separator = Columns are separated by
export-csv-semicolon = Semicolon ;
export-csv-comma = Comma ,
export-csv-tab = Tab
export-csv-decimal = Decimals are written with
export-csv-decimal-comma = Comma: 1250,50
export-csv-decimal-point = Point: 1250.50
export-csv-byte-order-mark = Mark the file as UTF-8 (Excel needs it)
# The name of the one sheet in a workbook
export-sheet = Orders
export-progress =
    .aria-label = Export
export-begun = The export has begun.
export-so-far =
    { $count ->
        [one] { $count } order written
       *[other] { $count } orders written
    }
export-so-far-of =
    { $total ->
        [one] { $count } of { $total } order written
       *[other] { $count } of { $total } orders written
    }
# $day is the day of the oldest order written so far: "Fri, Mar 13"
export-reached = back to { $day }
export-cancel = Cancel
export-halted =
    { $count ->
        [0] The export has stopped before the first order.
        [one] The export has stopped after { $count } order.
       *[other] The export has stopped after { $count } orders.
    }
export-go-on = Go on
export-start-over = Start over
export-failed = The file could not be written. Check your connection and the free space on this device, then start over.
# $file is the name of the file among the person's downloads
export-saved =
    { $count ->
        [one] { $count } order saved as { $file }
       *[other] { $count } orders saved as { $file }
    }
export-nothing = There are no such orders in these days. Nothing was saved.

## The header of each column

export-column-order-id = Order number
# $zone is the time zone of all times: "Central European Time, Europe/Prague"
export-column-created = Created ({ $zone })
export-column-status = Status
export-column-customer = Customer
export-column-phone = Phone
export-column-address = Address
# $currency is a code: "CZK"
export-column-amount = Amount ({ $currency })
export-column-payment-method = Payment
export-column-fee = Delivery fee ({ $currency })
export-column-branch = Collection point
