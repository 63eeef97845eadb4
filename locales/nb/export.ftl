export-button = Eksporter
export-what = Alle bestillinger for valgte dager og valgt status
export-busy = En eksport pågår allerede. Avbryt den for å starte en ny.
export-format-xlsx = Excel-arbeidsbok
export-format-xlsx-hint = .xlsx, for lesing og summering
export-format-csv = CSV-fil
export-format-csv-hint = .csv, for andre programmer
export-csv-settings = CSV-innstillinger
export-csv-separator = Kolonnene skilles med
export-csv-semicolon = Semikolon ;
export-csv-comma = Komma ,
export-csv-tab = Tabulator
export-csv-decimal = Desimaler skrives med
export-csv-decimal-comma = Komma: 1250,50
export-csv-decimal-point = Punktum: 1250.50
export-csv-byte-order-mark = Merk filen som UTF-8 (Excel trenger det)
export-progress =
    .aria-label = Eksport
export-begun = Eksporten er i gang.
export-so-far =
    { $count ->
        [one] { $count } bestilling eksportert
       *[other] { $count } bestillinger eksportert
    }
export-so-far-of =
    { $total ->
        [one] { $count } av { $total } bestilling eksportert
       *[other] { $count } av { $total } bestillinger eksportert
    }
export-reached = tilbake til { $day }
export-cancel = Avbryt
export-halted =
    { $count ->
        [0] Eksporten stoppet før den første bestillingen.
        [one] Eksporten stoppet etter { $count } bestilling.
       *[other] Eksporten stoppet etter { $count } bestillinger.
    }
export-go-on = Fortsett
export-start-over = Begynn på nytt
export-failed = Filen kunne ikke skrives. Sjekk forbindelsen og den ledige plassen på enheten, og begynn på nytt.
export-saved =
    { $count ->
        [one] { $count } bestilling lagret som { $file }
       *[other] { $count } bestillinger lagret som { $file }
    }
export-nothing = Fant ingen bestillinger i denne perioden. Ingenting ble lagret.
export-column-created = Bestilt ({ $zone })
export-column-amount = Beløp ({ $currency })
export-column-fee = Leveringsgebyr ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, min
export-column-voucher = Rabattkode
