export-button = Exportieren
export-what = Alle Bestellungen der gewählten Tage mit dem gewählten Status
export-busy = Es läuft bereits ein Export. Brechen Sie ihn ab, um einen neuen zu starten.
export-format-xlsx = Excel-Arbeitsmappe
export-format-xlsx-hint = .xlsx, zum Lesen und Rechnen
export-format-csv = CSV-Datei
export-format-csv-hint = .csv, für andere Programme
export-csv-settings = CSV-Einstellungen
export-csv-separator = Spalten werden getrennt durch
export-csv-semicolon = Semikolon ;
export-csv-comma = Komma ,
export-csv-tab = Tabulator
export-csv-decimal = Dezimalzeichen
export-csv-decimal-comma = Komma: 1250,50
export-csv-decimal-point = Punkt: 1250.50
export-csv-byte-order-mark = Datei als UTF-8 kennzeichnen (für Excel nötig)
export-progress =
    .aria-label = Export
export-begun = Der Export läuft.
export-so-far =
    { $count ->
        [one] { $count } Bestellung exportiert
       *[other] { $count } Bestellungen exportiert
    }
export-so-far-of =
    { $total ->
        [one] { $count } von { $total } Bestellung exportiert
       *[other] { $count } von { $total } Bestellungen exportiert
    }
export-reached = zurück bis { $day }
export-cancel = Abbrechen
export-halted =
    { $count ->
        [0] Der Export wurde vor der ersten Bestellung unterbrochen.
        [one] Der Export wurde nach { $count } Bestellung unterbrochen.
       *[other] Der Export wurde nach { $count } Bestellungen unterbrochen.
    }
export-go-on = Fortsetzen
export-start-over = Neu beginnen
export-failed = Die Datei konnte nicht geschrieben werden. Prüfen Sie Ihre Verbindung und den freien Speicherplatz auf diesem Gerät, und beginnen Sie dann neu.
export-saved =
    { $count ->
        [one] { $count } Bestellung gespeichert als { $file }
       *[other] { $count } Bestellungen gespeichert als { $file }
    }
export-nothing = In diesem Zeitraum gibt es keine passenden Bestellungen. Es wurde nichts gespeichert.
export-column-created = Bestellt ({ $zone })
export-column-amount = Betrag ({ $currency })
export-column-fee = Liefergebühr ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, Min.
export-column-voucher = Gutschein
