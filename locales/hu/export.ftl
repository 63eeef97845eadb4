export-button = Exportálás
export-what = Az összes rendelés a kiválasztott napokra és állapotra
export-busy = Már fut egy exportálás. Új indításához előbb szakítsa meg.
export-format-xlsx = Excel-munkafüzet
export-format-xlsx-hint = .xlsx, olvasáshoz és összesítéshez
export-format-csv = CSV-fájl
export-format-csv-hint = .csv, más programokhoz
export-csv-settings = CSV-beállítások
export-csv-separator = Oszlopok elválasztója
export-csv-semicolon = Pontosvessző ;
export-csv-comma = Vessző ,
export-csv-tab = Tabulátor
export-csv-decimal = Tizedesjel
export-csv-decimal-comma = Vessző: 1250,50
export-csv-decimal-point = Pont: 1250.50
export-csv-byte-order-mark = UTF-8-jelölés a fájlban (az Excelhez szükséges)
export-progress =
    .aria-label = Exportálás
export-begun = Az exportálás elkezdődött.
export-so-far =
    { $count ->
        [one] { $count } rendelés exportálva
       *[other] { $count } rendelés exportálva
    }
export-so-far-of =
    { $total ->
        [one] { $count } / { $total } rendelés exportálva
       *[other] { $count } / { $total } rendelés exportálva
    }
export-reached = visszamenőleg eddig: { $day }
export-cancel = Megszakítás
export-halted =
    { $count ->
        [0] Az exportálás az első rendelés előtt leállt.
        [one] Az exportálás { $count } rendelés után leállt.
       *[other] Az exportálás { $count } rendelés után leállt.
    }
export-go-on = Folytatás
export-start-over = Újrakezdés
export-failed = Nem sikerült létrehozni a fájlt. Ellenőrizze az internetkapcsolatot és a szabad helyet az eszközön, majd kezdje újra.
export-saved =
    { $count ->
        [one] { $count } rendelés mentve: { $file }
       *[other] { $count } rendelés mentve: { $file }
    }
export-nothing = Ebben az időszakban nincs megfelelő rendelés. Nem készült fájl.

export-column-created = Leadva ({ $zone })
export-column-amount = Összeg ({ $currency })
export-column-fee = Szállítási díj ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, perc
export-column-voucher = Kupon
