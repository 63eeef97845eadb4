export-button = I-export
export-what = Lahat ng order sa napiling mga araw at status
export-busy = May tumatakbo nang export. Ihinto iyon para magsimula ng iba.
export-format-xlsx = Excel file
export-format-xlsx-hint = .xlsx, para basahin at sumahin
export-format-csv = File na CSV
export-format-csv-hint = .csv, para sa ibang program
export-csv-settings = Settings ng CSV
export-csv-separator = Panghiwalay ng mga column
export-csv-semicolon = Semicolon ;
export-csv-comma = Comma ,
export-csv-tab = Tab
export-csv-decimal = Panghiwalay ng decimal
export-csv-decimal-comma = Comma: 1250,50
export-csv-decimal-point = Point: 1250.50
export-csv-byte-order-mark = Markahan ang file bilang UTF-8 (kailangan ng Excel)
export-progress =
    .aria-label = Export
export-begun = Nagsimula na ang export.
export-so-far = { $count } order ang na-export
export-so-far-of = { $count } sa { $total } order ang na-export
export-reached = pabalik hanggang { $day }
export-cancel = Ihinto
export-halted =
    { $count ->
        [0] Huminto ang export bago ang unang order.
       *[other] Huminto ang export pagkatapos ng { $count } order.
    }
export-go-on = Ituloy
export-start-over = Magsimula ulit
export-failed = Hindi naisulat ang file. I-check ang internet mo at ang free space sa device na ito, tapos magsimula ulit.
export-saved = { $count } order ang na-save bilang { $file }
export-nothing = Walang tumugmang order sa mga araw na ito. Walang na-save.
export-column-created = Na-place ({ $zone })
export-column-amount = Halaga ({ $currency })
export-column-fee = Delivery Fee ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, min
export-column-voucher = Voucher
