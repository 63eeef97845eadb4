order-tracking-title = Tilausten seuranta
order-search-label = Hae tilauksia
order-search =
    .placeholder = Nimi, puhelin, koodi tai tilausnumero
order-search-short =
    .placeholder = Haku
order-lists = Tilaukset vaiheittain
order-list-new = Uudet
order-list-scheduled = Ajastetut
order-list-collected = Noudetut
order-list-delivered = Toimitetut
order-list-cancelled = Perutut
order-list-results = Löydetyt
order-list-needing =
    { $count ->
        [one] { $count } vaatii huomiota
       *[other] { $count } vaatii huomiota
    }
order-live = Ajan tasalla
order-connecting = Yhdistetään
order-reconnecting = Yhdistetään taas
order-updated-ago = Päivitetty { $ago }
order-waiting =
    { $count ->
        [one] Näytä { $count } uusi tilaus
       *[other] Näytä { $count } uutta tilausta
    }
order-status = Tila
order-column-amount = Perittävä
order-scheduled-for = Ajastettu: { $time }
order-nothing-to-collect = Ei perittävää
order-announce-one = Tilaus, asiakas { $customer }: { $status }
order-announce-several =
    { $count ->
        [one] { $count } tilaus on muuttunut
       *[other] { $count } tilausta on muuttunut
    }
order-empty-new-title = Ei uusia tilauksia
order-empty-new-text = Kun tilaatte lähetin, tilaus näkyy tässä heti.
order-empty-scheduled-title = Ei ajastettuja tilauksia
order-empty-scheduled-text = Tälle päivälle ja kahdelle seuraavalle päivälle ajastetut tilaukset odottavat tässä toimitusaikaansa.
order-empty-collected-title = Ei tilauksia matkalla
order-empty-collected-text = Kun lähetti on noutanut tilauksen, sitä voi seurata tässä.
order-empty-delivered-title = Tänään ei vielä toimituksia
order-empty-delivered-text = Tänään toimitetut ja palautetut tilaukset näkyvät tässä.
order-empty-cancelled-title = Tänään ei peruttuja tilauksia
order-empty-cancelled-text = Juuri niin kuin pitääkin.
order-empty-results-title = Ei hakutuloksia
order-empty-results-text = Haku koskee vain seurannassa olevia tilauksia. Kokeilkaa osaa nimestä, puhelinnumeroa, koodia tai tilausnumeroa.
order-clear-search = Tyhjennä haku
order-lists-kept = Yllä olevat luettelot eivät ehkä ole ajan tasalla.

order-details =
    .aria-label = Tilauksen tiedot
order-details-none-title = Valitkaa tilaus
order-details-none-text = Tässä näkyvät tilauksen vaiheet, lähetti ja asiakas.
order-details-close =
    .aria-label = Sulje tiedot
order-details-back =
    .aria-label = Takaisin luetteloon
order-not-found-title = Tilausta ei löytynyt
order-not-found-text = Tilaus voi kuulua toiseen noutopaikkaan, tai osoitteessa voi olla kirjoitusvirhe.
order-code = Tilauskoodi
order-number = Tilausnumero
order-copy-number =
    .aria-label = Kopioi tilausnumero
order-copy-failed = Kopiointi ei onnistunut. Valitkaa teksti ja kopioikaa se itse.
order-more-actions = Lisää toimintoja
order-share-tracking-text = Tilausta voi seurata tästä:
order-placed-at = Tilattu { $time }
order-progress = Eteneminen
order-rider = Lähetti
order-rider-none = Ei vielä lähettiä
order-rider-seen = Sijainti päivitetty { $ago }
order-call =
    .aria-label = Soita: { $name }, { $phone }
order-customer = Asiakas
order-recipient-notes = Asiakkaalta, seurantalinkin kautta
order-cold-bag = Kylmälaukku
order-payment = Maksutapa
order-payment-paid = Jo maksettu
order-fees = Toimitusmaksut
order-address = Osoite
order-cancelled-because = Syy: { $reason }
order-pin-destination = Asiakas: { $name }
order-map-failed = Karttaa ei voida näyttää. Kaikki sen tiedot ovat alla.

order-cancel = Peru tilaus
order-cancel-refused-too-early = Tilauksen voi perua, kun se on vastaanotettu.
order-cancel-refused-within-grace = Maksu on juuri vahvistettu. Tilauksen voi perua { $left } minuutin kuluttua.
order-cancel-refused-too-far-along = Tilaus on jo lähetin hoidossa, joten sitä ei voi perua täällä.
order-cancel-refused-delayed = Viivästynyttä tilausta ei voi perua täällä.
order-cancel-refused-finished = Tilaus on päättynyt.
order-cancel-refused-unknown-status = Tilauksen tila ei ole tiedossa, joten sitä ei voi perua täällä.
order-cancel-title = Perutaanko tilaus (asiakas: { $customer })?
order-cancel-text = Ilmoitamme perumisesta lähetille ja asiakkaalle. Perumista ei voi kumota.
order-cancel-why = Miksi tilaus perutaan?
order-cancel-reason-customer-cancelled = Asiakas perui
order-cancel-reason-item-unavailable = Tuotetta ei ole saatavilla
order-cancel-reason-wrong-details = Tiedoissa on virhe
order-cancel-reason-delay-too-long = Kestää liian kauan
order-cancel-reason-other = Muu syy
order-cancel-words = Omin sanoin
order-cancel-problem-reason-missing = Valitkaa syy.
order-cancel-problem-text-missing = Kertokaa syy muutamalla sanalla.
order-cancel-problem-text-too-long = Lyhentäkää teksti enintään 200 merkkiin.
order-cancel-keep = Älä peru
order-was-cancelled = Tilaus on peruttu, asiakas: { $customer }.
action-attempt-cancel = Tilausta perutaan…

error-cant-retrieve-current-orders = Seurannan tilauksia ei voitu ladata. { $because }
error-cant-cancel-order = Tilausta ei voitu perua. { $because }
order-not-loaded = Lataaminen ei onnistunut. { $because }
