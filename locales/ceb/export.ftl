export-button = I-export
export-what = Tanang order sa gipili nga mga adlaw ug status
export-busy = Naay nagpadayon nga export. Undanga kini para makasugod og lain.
export-format-xlsx = Excel nga workbook
export-format-xlsx-hint = .xlsx, para basahon ug sumahon
export-format-csv = CSV nga file
export-format-csv-hint = .csv, para sa ubang program
export-csv-settings = Settings sa CSV
export-csv-separator = Ang mga column bulagon sa
export-csv-semicolon = Semicolon ;
export-csv-comma = Comma ,
export-csv-tab = Tab
export-csv-decimal = Ang decimal isulat gamit ang
export-csv-decimal-comma = Comma: 1250,50
export-csv-decimal-point = Point: 1250.50
export-csv-byte-order-mark = Markahi ang file isip UTF-8 (kinahanglan sa Excel)
export-progress =
    .aria-label = Export
export-begun = Nagsugod na ang export.
export-so-far = { $count } ka order ang na-export
export-so-far-of = { $count } sa { $total } ka order ang na-export
export-reached = balik hangtod sa { $day }
export-cancel = Undanga
export-halted =
    { $count ->
        [0] Mihunong ang export sa wala pa ang unang order.
       *[other] Mihunong ang export human sa { $count } ka order.
    }
export-go-on = Ipadayon
export-start-over = Sugdi og usab
export-failed = Wala masulat ang file. I-check ang imong koneksyon ug ang bakante nga space niini nga device, unya sugdi og usab.
export-saved = { $count } ka order ang na-save isip { $file }
export-nothing = Walay nakit-ang order niini nga mga adlaw. Walay na-save.
export-column-created = Na-place ({ $zone })
export-column-amount = Kantidad ({ $currency })
export-column-fee = Fee sa delivery ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, min
export-column-voucher = Voucher
