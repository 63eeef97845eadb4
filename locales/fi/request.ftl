request-section-done = Valmis

request-collection-time = Noutoaika
request-collection-instant = Heti
request-collection-instructions = Ohjeet lähetille

request-drop-off-title = Toimituspaikka
request-details-title = Toimituksen tiedot
request-payment-title = Maksutiedot

request-destination = Toimitusosoite
request-destination-placeholder = Katu, paikka tai { $coordinates }
request-destination-clear = Tyhjennä osoite
request-destination-searching = Paikkoja haetaan…
request-destination-resolving = Osoitetta haetaan…
request-destination-none = Osoitetta ei löytynyt. Kokeilkaa katua ja numeroa tai valitkaa paikka kartalta.
request-destination-search-failed = Osoitteita ei voitu hakea. { $reason }
request-destination-details-failed = Paikan tietoja ei voitu hakea.
geolocator-error-reverse = Tästä kohdasta ei löytynyt osoitetta.
error-geocoder-unavailable = Osoitehaku ei ole juuri nyt käytettävissä.
request-unit = Huoneisto
request-building = Rakennus
request-notes-placeholder = Kerros, ovikello, pysäköinti…
request-name = Asiakkaan nimi
request-phone = Asiakkaan puhelin

request-map = Kartta, jossa näkyvät noutopaikka ja toimituspaikka
request-map-hint = Merkitkää toimituspaikka napsauttamalla karttaa tai siirtämällä karttamerkkiä.
request-map-show = Valitse kartalta
request-map-hide = Piilota kartta
request-map-failed = Karttaa ei voida nyt näyttää. Kaikki toimii ilman sitä: kirjoittakaa osoite.

request-time = Toimitusaika
request-time-asap = Heti
request-time-asap-hint = Perillä 60 minuutissa, yleensä 30 minuutissa tai nopeammin
request-time-later = Myöhemmin
request-later-day = Päivä
request-later-today = Tänään
request-later-tomorrow = Huomenna
request-later-time = Kellonaika
request-later-in =
    { $hours ->
        [0] { $minutes } min kuluttua
       *[other] { $hours } t { $minutes } min kuluttua
    }
request-description-placeholder = Mitä kassissa on?
request-amount = Tuotteiden arvo ({ $currency })
request-item-value-warning = Tuotteiden arvo vaikuttaa suurelta. Tarkistakaa arvo vielä ennen tilaamista.
request-item-value-confirm = Vahvista
request-item-value-of = { $value }, raja { $limit }. Rajan ylittävä arvo on vahvistettava.
request-item-value-confirmed = Tuotteiden arvo vahvistettu
request-cold-bag = Tarvitaan kylmälaukku
request-cold-bag-hint = Lähetti tuo laukun, joka pitää tuotteet kylminä.
request-age-check-hint = Lähetti pyytää ovella todistuksen iästä.
request-age-check-missing = Tämä tilaus edellyttää iän tarkistamista. Vahvistakaa valitsemalla ”{ field-age-check }”.
request-vat-add = Lisää ALV-numero
request-vat-hint = 8 isoa kirjainta tai numeroa

request-payment-methods = Maksutapa
request-payment-cash-on-delivery-hint = Lähetti perii asiakkaalta tuotteiden arvon käteisenä.
request-payment-cash-on-pick-up-hint = Lähetti maksaa teille käteisellä noutopaikassa; ovella ei peritä mitään.
request-payment-no-cash-hint = Asiakas on jo maksanut.
request-payment-payment-on-delivery-hint = Asiakas maksaa tuotteiden arvon ovella.
request-payment-none-hint = Mitään ei peritä.
request-payment-not-offered = ”{ $method }” ei ole käytettävissä täällä. Valitkaa toinen maksutapa.
error-no-payment-method-available = Tällä noutopaikalla ei ole käytettävissä maksutapaa. Ottakaa meihin yhteyttä.
error-payment-get-if-enabled = Emme saaneet selville, onko verkkomaksu käytettävissä, joten se on nyt pois käytöstä.

voucher-title = Alennuskoodi
voucher-placeholder = Koodi
voucher-apply = Käytä
voucher-keep = Peruuta
voucher-replace = Vaihda
voucher-remove = Poista
voucher-details = Ehdot
voucher-waiting = Koodi tarkistetaan, kun toimitusmaksu on tiedossa.
voucher-checking = Alennuskoodia tarkistetaan…
voucher-percentage = { $percent } % alennusta toimitusmaksusta
voucher-amount = { $amount } alennusta toimitusmaksusta
voucher-valid-always = Voimassa toistaiseksi
voucher-valid-until = Voimassa { $time } asti
voucher-minimum = Toimitusmaksu vähintään { $amount }
voucher-maximum = Alennus enintään { $amount }
voucher-first-order = Vain ensimmäiseen tilaukseen
voucher-refused-unknown = Emme tunne tätä koodia.
voucher-refused-expired = Alennuskoodi on vanhentunut.
voucher-refused-not-yet = Alennuskoodi ei ole vielä voimassa.
voucher-refused-fee-too-small = Toimitusmaksu on liian pieni tälle alennuskoodille.
voucher-refused-not-first-order = Alennuskoodi koskee vain ensimmäistä tilausta.
voucher-refused-used-up = Alennuskoodi on jo käytetty.
voucher-refused-used-by-vendor = Tämä noutopaikka on jo käyttänyt alennuskoodin.
voucher-refused-other-vendor = Alennuskoodi ei koske tätä noutopaikkaa.
voucher-refused-inactive = Alennuskoodi ei ole enää voimassa.
voucher-switched-off = Alennuskoodit eivät ole juuri nyt käytössä. Toimitusmaksu näkyy ilman alennusta.
voucher-try-again-in =
    { $seconds ->
        [one] Liian monta yritystä. Yrittäkää uudelleen { $seconds } sekunnin kuluttua.
       *[other] Liian monta yritystä. Yrittäkää uudelleen { $seconds } sekunnin kuluttua.
    }

request-summary = Yhteenveto
request-summary-more = Näytä tiedot
request-summary-less = Piilota tiedot
request-distance = Matka
request-fee-base = Perusmaksu
request-fee-distance = Matkan osuus
request-fee-surcharge = Maksutavan lisämaksu
request-fee-as-quoted = tälle toimitukselle ilmoitettu
request-fee-moved = Toimitusmaksu laskettiin uudelleen: se oli { $before } ja on nyt { $after }.
request-fee-held = Maksu voimassa klo { $time } asti · { $left }
request-fee-expired = Toimitusmaksu on vanhentunut. Se lasketaan uudelleen, kun tilaatte lähetin.
request-fee-expired-guest = Toimitusmaksu on vanhentunut. Tilatkaa lähetti, niin näette uuden maksun, ja hyväksykää se tilaamalla vielä kerran.
request-fee-waiting = Antakaa toimitusosoite, niin näette toimitusmaksun.
request-quote-asking = Tarkistamme, toimitetaanko sinne ja mihin hintaan…
request-deliverable = Toimitamme sinne: { $distance }
request-deliverable-anyway = Toimitamme sinne
request-deliverable-fee = Toimitusmaksu: { $fee }
request-deliverable-fee-reduced = Toimitusmaksu: { $fee } (ilman alennusta { $before })
request-collect-nothing = Ei mitään
request-collect-brief = perittävä { $amount }
request-submit = Tilaa lähetti
request-submitting = Lähettiä tilataan…
request-offline = Ei yhteyttä: tilataan, kun yhteys palaa
request-waiting = Odotetaan yhteyttä…
request-waiting-hint = Tilaus tehdään heti, kun yhteys palaa. Pitäkää tämä sivu auki.
request-do-not-send = Älä tilaa
request-undo = Kumoa
request-submit-keys = tai paina { $keys }
request-wrong-fields =
    { $count ->
        [one] { $count } kenttä on tarkistettava
       *[other] { $count } kenttää on tarkistettava
    }

request-vendor-missing = Tietojanne ei voitu hakea. Kirjautukaa ulos ja uudelleen sisään.
request-vendor-inactive = Tämä noutopaikka ei ole käytössä, joten sinne ei voi tilata lähettiä.
validation-fill-unit-number = Antakaa asiakkaan huoneiston numero.
request-name-missing = Antakaa asiakkaan nimi.
request-name-has-digit = Asiakkaan nimi ei kelpaa. Tarkistakaa nimi.
request-phone-missing = Antakaa asiakkaan puhelinnumero.
request-phone-impossible = Puhelinnumero ei näytä oikealta. Tarkistakaa numero.
request-phone-unusual = Numero näyttää epätavalliselta. Tarkistakaa se.
request-description-too-long = Kirjoittakaa enintään 200 merkkiä.
request-address-missing = Kirjoittakaa osoite.
request-coordinates-missing = Osoitteen sijaintia ei voida määrittää.
request-amount-missing = Antakaa tuotteiden arvo.
request-amount-unreadable = Tarkistakaa tuotteiden arvo. Kirjoittakaa se näin: { $forms }
request-amount-below-minimum = Vähimmäisarvo on { $amount } { $currency }.
request-payment-method-missing = Valitkaa maksutapa.
request-preorder-in-past = Valittu toimitusaika on jo mennyt. Valitkaa myöhempi aika.
request-preorder-too-far = Valitkaa toimitusaika seuraavien 2 päivän ajalta.
request-preorder-outside-hours = Valitkaa toimitusaika palveluajalta.
request-notes-too-long = Ohjeet ovat liian pitkät.
request-address-too-long = Osoite on liian pitkä.
request-vat-wrong-length = ALV-numerossa on oltava 8 merkkiä. Tarkistakaa numero.
request-vat-invalid = ALV-numero ei kelpaa. Tarkistakaa numero.

request-error-undeliverable-address = Tilausta ei voida toimittaa sinne.
request-deliverability-unknown = Ei voitu tarkistaa, voidaanko tilaus toimittaa.
request-error-cannot-compute-price = Tilauksen toimitusmaksua ei voitu laskea.
error-store-closed = Liike on nyt suljettu.
request-not-created = Tilausta ei voitu tehdä.
request-nothing-lost = Kirjoittamanne tiedot ovat tallella. Voitte yrittää uudelleen.
request-kept = Kirjoittamanne tiedot ovat tallella.
error-fee-recompute = Toimitusmaksu on vanhentunut. Laskemme sen uudelleen…
error-fee-changed = Toimitusmaksu on muuttunut.
request-fee-changed-text = Maksu oli { $before } ja on nyt { $after }. Tilataanko lähetti uudella maksulla?
request-fee-changed-accept = Tilaa hintaan { $after }
request-fee-changed-refuse = Älä tilaa
request-pushed = Tilaus on tehty!
request-already-placed = Tilaus tehtiin jo aiemmalla yrityksellä, joten sitä ei tehty uudelleen. Tarkistakaa se tilauksistanne.
request-draft-restored = Kirjoittamanne tiedot ovat tallella.

unable-to-fetch-vendor = Yrityksen tietoja ei voitu hakea.
request-closed-title = Palvelu on nyt suljettu
request-closed-hours = Palveluaika: { $from }–{ $to }. Kello on nyt { $currentTime }.
request-closed-hint = Voitte tilata lähetin, kun palvelu on taas auki.
request-closed-check = Tarkista uudelleen
request-no-location-other = Voitte sillä välin valita toisen noutopaikan.
