export-button = Export karein
export-what = Select kiye huay dinon aur status ke tamam orders
export-busy = Ek export pehle se chal rahi hai. Doosri shuru karne ke liye usay rok dein.
export-format-xlsx = Excel file
export-format-xlsx-hint = .xlsx, parhne aur total nikalne ke liye
export-format-csv = Text file (CSV)
export-format-csv-hint = .csv, doosre programs ke liye
export-csv-settings = CSV ki settings
export-csv-separator = Columns ke darmiyan
export-csv-semicolon = Semicolon ;
export-csv-comma = Comma ,
export-csv-tab = Tab
export-csv-decimal = Decimal ki alamat
export-csv-decimal-comma = Comma: 1250,50
export-csv-decimal-point = Point: 1250.50
export-csv-byte-order-mark = File par UTF-8 ka nishan lagayein (Excel ke liye zaroori)
export-progress =
    .aria-label = Export
export-begun = Export shuru ho gayi.
export-so-far =
    { $count ->
        [one] { $count } order export hua
       *[other] { $count } orders export hue
    }
export-so-far-of =
    { $total ->
        [one] { $total } mein se { $count } order export hua
       *[other] { $total } mein se { $count } orders export hue
    }
export-reached = { $day } tak
export-cancel = Rok dein
export-halted =
    { $count ->
        [0] Export pehle order se pehle hi ruk gayi.
        [one] Export { $count } order ke baad ruk gayi.
       *[other] Export { $count } orders ke baad ruk gayi.
    }
export-go-on = Jaari rakhein
export-start-over = Shuru se karein
export-failed = File nahi likhi ja saki. Apna connection aur device mein khali jagah check karein, phir shuru se karein.
export-saved =
    { $count ->
        [one] { $count } order is file mein save hua: { $file }
       *[other] { $count } orders is file mein save huay: { $file }
    }
export-nothing = In dinon mein koi order nahi mila. Kuch save nahi hua.
export-column-created = Booking ka waqt ({ $zone })
export-column-amount = Raqam ({ $currency })
export-column-fee = Delivery fees ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, minute
export-column-voucher = Voucher
