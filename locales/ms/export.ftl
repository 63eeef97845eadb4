export-button = Eksport
export-what = Semua pesanan bagi hari dan status yang dipilih
export-busy = Satu eksport sedang berjalan. Hentikan eksport itu untuk memulakan yang lain.
export-format-xlsx = Buku kerja Excel
export-format-xlsx-hint = .xlsx, untuk dibaca dan dijumlahkan
export-format-csv = Fail CSV
export-format-csv-hint = .csv, untuk program lain
export-csv-settings = Tetapan CSV
export-csv-separator = Lajur dipisahkan dengan
export-csv-semicolon = Koma bertitik ;
export-csv-comma = Koma ,
export-csv-tab = Aksara tab
export-csv-decimal = Perpuluhan ditulis dengan
export-csv-decimal-comma = Koma: 1250,50
export-csv-decimal-point = Titik: 1250.50
export-csv-byte-order-mark = Tandakan fail sebagai UTF-8 (Excel memerlukannya)
export-progress =
    .aria-label = Eksport
export-begun = Eksport telah dimulakan.
export-so-far = { $count } pesanan dieksport
export-so-far-of = { $count } daripada { $total } pesanan dieksport
export-reached = hingga { $day }
export-cancel = Hentikan
export-halted =
    { $count ->
        [0] Eksport terhenti sebelum pesanan pertama.
       *[other] Eksport terhenti selepas { $count } pesanan.
    }
export-go-on = Sambung
export-start-over = Mula semula
export-failed = Fail tidak dapat ditulis. Semak sambungan anda dan ruang kosong pada peranti ini, kemudian mula semula.
export-saved = { $count } pesanan disimpan sebagai { $file }
export-nothing = Tiada pesanan yang sepadan dalam tempoh ini. Tiada fail disimpan.
export-column-created = Dibuat ({ $zone })
export-column-amount = Amaun ({ $currency })
export-column-fee = Caj penghantaran ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title } (min)
export-column-voucher = Baucar
