address-origin-title = Mistä lähetit noutavat tilauksenne?
address-origin-lead = Noutopaikalla { $name } ei ole vielä osoitetta. Kirjoittakaa osoite tai merkitkää paikka kartalle, niin lähetit löytävät perille. Tämä tehdään vain kerran.
address-origin-change-title = Muuta noutopaikkaa
address-origin-change-lead = Noutopaikan { $name } uusi osoite koskee tästä lähtien kaikkia tilauksia. Antamanne asiakastiedot säilyvät.
address-origin-change = Muuta
address-origin-change-label = Muuta noutopaikkaa
address-origin-text = Noutopaikan osoite
address-origin-map = Kartta, jossa näkyy noutopaikka
address-origin-map-hint = Merkitkää noutopaikka napsauttamalla karttaa tai siirtämällä karttamerkkiä.
address-origin-notes-placeholder = Takaovi, soitto baaritiskille, pysäköinti…
address-postal-code = Postinumero
address-city = Paikkakunta
address-origin-save = Tallenna osoite
address-origin-keep = Jätä ennalleen
address-no-coordinates = Osoitteelle ei ole koordinaatteja.
address-saved = Osoite tallennettu
address-not-saved = Osoitetta ei voitu tallentaa.
address-not-updated = Osoitetta ei voitu päivittää.
address-details-kept = Tarkistakaa nämä, ne kirjoitettiin aiempaa osoitetta varten: { $fields }

address-options-list = Löydetyt asiakkaat ja paikat
address-options-found =
    { $count ->
        [one] { $count } ehdotus. Valitkaa nuolinäppäimillä.
       *[other] { $count } ehdotusta. Valitkaa nuolinäppäimillä.
    }
address-customers-group = Asiakkaanne
address-places-group = Paikat
address-last-customers = Edelliset asiakkaat
address-customer-used =
    { $count ->
        [1] käytetty kerran
       *[other] käytetty { $count } kertaa
    }
address-customers-failed = Tallennettuja asiakkaita ei voitu hakea.

address-pin-away = Karttamerkki on { $distance } päässä tästä osoitteesta.
address-pin-at = Karttamerkin kohdalla: { $address }
address-pin-take = Käytä karttamerkin osoitetta
address-pin-move = Siirrä karttamerkki osoitteeseen

address-known = Tallennettu tällä puhelinnumerolla
address-known-fill = Täytä tyhjät kentät
address-known-replace = Korvaa
address-known-decline = Ei tämä asiakas
address-customer-save = Tallenna asiakas
address-customer-update = Päivitä tallennettu asiakas
address-customer-saved = On asiakkaissanne
address-customer-saved-now = Tallennettu asiakkaisiinne
address-customer-not-saved-because = Asiakasta ei voitu tallentaa. { $reason }

address-customers-title = Asiakkaat
address-customers-search = Hae asiakkaita
address-customers-placeholder = Nimi, katu tai puhelinnumeron loppu
address-customers-hint = Kirjoittakaa vähintään kaksi merkkiä: nimi, katu tai puhelinnumeron viimeiset numerot.
address-customers-searching = Asiakkaita haetaan…
address-customers-none = Ketään ei löytynyt haulla ”{ $text }”.
address-customers-count =
    { $count ->
        [one] { $count } asiakas löytyi
       *[other] { $count } asiakasta löytyi
    }
address-use = Käytä
address-customer-use-label = Toimita asiakkaalle: { $name }
address-customer-edit = Muokkaa: { $name }
address-customer-remove = Poista: { $name }
address-customer-remove-question = Poistetaanko { $name } asiakkaistanne?
address-customer-remove-yes = Poista
address-customer-remove-keep = Säilytä
address-customer-place-kept = Tekstin muokkaaminen ei siirrä karttamerkkiä. Se siirtyy, kun valitsette toisen paikan.
address-cancel = Peruuta
address-customer-changed = Tiedot on muutettu: { $name }.
address-customer-removed = { $name } on poistettu asiakkaistanne.
address-customer-not-removed = Asiakasta ei voitu poistaa. { $reason }
