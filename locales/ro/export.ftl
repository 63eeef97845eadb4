export-button = Export
export-what = Toate comenzile din zilele alese, cu statusul ales
export-busy = Un export este deja în curs. Opriți-l pentru a începe altul.
export-format-xlsx = Fișier Excel
export-format-xlsx-hint = .xlsx, pentru citire și însumare
export-format-csv = Fișier CSV
export-format-csv-hint = .csv, pentru alte programe
export-csv-settings = Setări CSV
export-csv-separator = Coloanele sunt separate prin
export-csv-semicolon = Punct și virgulă ;
export-csv-comma = Virgulă ,
export-csv-tab = Tabulator
export-csv-decimal = Zecimalele se scriu cu
export-csv-decimal-comma = Virgulă: 1250,50
export-csv-decimal-point = Punct: 1250.50
export-csv-byte-order-mark = Marcați fișierul ca UTF-8 (necesar pentru Excel)
export-progress =
    .aria-label = Export
export-begun = Exportul a început.
export-so-far =
    { $count ->
        [one] { $count } comandă exportată
        [few] { $count } comenzi exportate
       *[other] { $count } de comenzi exportate
    }
export-so-far-of =
    { $total ->
        [one] { $count } din { $total } comandă exportată
        [few] { $count } din { $total } comenzi exportate
       *[other] { $count } din { $total } de comenzi exportate
    }
export-reached = înapoi până la { $day }
export-cancel = Opriți
export-halted =
    { $count ->
        [0] Exportul s-a oprit înainte de prima comandă.
        [one] Exportul s-a oprit după { $count } comandă.
        [few] Exportul s-a oprit după { $count } comenzi.
       *[other] Exportul s-a oprit după { $count } de comenzi.
    }
export-go-on = Continuați
export-start-over = De la capăt
export-failed = Fișierul nu a putut fi scris. Verificați conexiunea și spațiul liber de pe dispozitiv, apoi începeți din nou.
export-saved =
    { $count ->
        [one] { $count } comandă salvată în { $file }
        [few] { $count } comenzi salvate în { $file }
       *[other] { $count } de comenzi salvate în { $file }
    }
export-nothing = Nicio comandă în această perioadă. Nu s-a salvat nimic.
export-column-created = Plasată ({ $zone })
export-column-amount = Sumă ({ $currency })
export-column-fee = Tarif de livrare ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, min
export-column-voucher = Voucher
