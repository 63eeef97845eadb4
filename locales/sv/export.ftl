export-button = Exportera
export-what = Alla ordrar för valda dagar och vald status
export-busy = En export pågår redan. Avbryt den för att starta en ny.
export-format-xlsx = Excel-arbetsbok
export-format-xlsx-hint = .xlsx, för att läsa och summera
export-format-csv = CSV-fil
export-format-csv-hint = .csv, för andra program
export-csv-settings = CSV-inställningar
export-csv-separator = Kolumner skiljs åt med
export-csv-semicolon = Semikolon ;
export-csv-comma = Komma ,
export-csv-tab = Tabb
export-csv-decimal = Decimaler skrivs med
export-csv-decimal-comma = Komma: 1250,50
export-csv-decimal-point = Punkt: 1250.50
export-csv-byte-order-mark = Märk filen som UTF-8 (krävs av Excel)
export-progress =
    .aria-label = Export
export-begun = Exporten har startat.
export-so-far =
    { $count ->
        [one] { $count } order exporterad
       *[other] { $count } ordrar exporterade
    }
export-so-far-of =
    { $total ->
        [one] { $count } av { $total } order exporterad
       *[other] { $count } av { $total } ordrar exporterade
    }
export-reached = tillbaka till { $day }
export-cancel = Avbryt
export-halted =
    { $count ->
        [0] Exporten stannade före den första ordern.
        [one] Exporten stannade efter { $count } order.
       *[other] Exporten stannade efter { $count } ordrar.
    }
export-go-on = Fortsätt
export-start-over = Börja om
export-failed = Filen kunde inte skrivas. Kontrollera anslutningen och ledigt utrymme på enheten, och börja sedan om.
export-saved =
    { $count ->
        [one] { $count } order sparad som { $file }
       *[other] { $count } ordrar sparade som { $file }
    }
export-nothing = Inga ordrar matchar under perioden. Inget sparades.
export-column-created = Skapad ({ $zone })
export-column-amount = Varuvärde ({ $currency })
export-column-fee = Leveransavgift ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, min
export-column-voucher = Rabattkod
