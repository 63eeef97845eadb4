export-button = Vie
export-what = Valittujen päivien ja tilan kaikki tilaukset
export-busy = Vienti on jo käynnissä. Peruuttakaa se, jos haluatte aloittaa uuden.
export-format-xlsx = Excel-työkirja
export-format-xlsx-hint = .xlsx, lukemiseen ja laskemiseen
export-format-csv = CSV-tiedosto
export-format-csv-hint = .csv, muihin ohjelmiin
export-csv-settings = CSV-asetukset
export-csv-separator = Sarakkeiden erotin
export-csv-semicolon = Puolipiste ;
export-csv-comma = Pilkku ,
export-csv-tab = Sarkain
export-csv-decimal = Desimaalierotin
export-csv-decimal-comma = Pilkku: 1250,50
export-csv-decimal-point = Piste: 1250.50
export-csv-byte-order-mark = Merkitse UTF-8-muotoiseksi (Excel vaatii)
export-progress =
    .aria-label = Vienti
export-begun = Vienti on alkanut.
export-so-far =
    { $count ->
        [one] { $count } tilaus viety
       *[other] { $count } tilausta viety
    }
export-so-far-of =
    { $total ->
        [one] { $count } / { $total } tilaus viety
       *[other] { $count } / { $total } tilausta viety
    }
export-reached = vanhin { $day }
export-cancel = Peruuta
export-halted =
    { $count ->
        [0] Vienti pysähtyi ennen ensimmäistä tilausta.
        [one] Vienti pysähtyi { $count } tilauksen jälkeen.
       *[other] Vienti pysähtyi { $count } tilauksen jälkeen.
    }
export-go-on = Jatka
export-start-over = Aloita alusta
export-failed = Tiedostoa ei voitu kirjoittaa. Tarkistakaa yhteys ja laitteen vapaa tila ja aloittakaa sitten alusta.
export-saved =
    { $count ->
        [one] { $count } tilaus tallennettu tiedostoon { $file }
       *[other] { $count } tilausta tallennettu tiedostoon { $file }
    }
export-nothing = Tältä ajalta ei löytynyt tilauksia. Mitään ei tallennettu.

export-column-created = Tilattu ({ $zone })
export-column-amount = Arvo ({ $currency })
export-column-fee = Toimitusmaksu ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, min
export-column-voucher = Alennuskoodi
