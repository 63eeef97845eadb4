bulk-column-phone-number = Puhelinnumero
bulk-column-unit = Huoneisto
bulk-column-payment-type = Maksutapa
bulk-column-deliver-at = Toimitusaika

bulk-payment-paid = Maksettu
bulk-payment-online = Maksettu verkossa

bulk-collection-point-unknown = Teillä ei ole tämännimistä noutopaikkaa. Valitkaa noutopaikka tai jättäkää solu tyhjäksi.
bulk-payment-type-unknown = Emme tunne tätä maksutapaa. Valitkaa maksutapa.
bulk-time-unreadable = Kirjoittakaa aika näin: { $forms }. Jos solu on tyhjä, tilaus toimitetaan heti.
bulk-time-without-day = Ajasta puuttuu päivä. Kirjoittakaa se näin: { $forms }.
bulk-phone-several = Tässä on useita puhelinnumeroita. Säilyttäkää se, johon soitetaan.
bulk-cell-error = Tämä on taulukon virheilmoitus, ei arvo. Kirjoittakaa arvo tai tyhjentäkää solu.
bulk-cell-without-result = Kaavalla ei ole vielä tulosta. Avatkaa ja tallentakaa tiedosto taulukko-ohjelmassa tai kirjoittakaa arvo tähän.
bulk-row-repeats = Tämä on sama tilaus kuin rivillä { $row }.
bulk-row-ordered-today = Tämä rivi muistuttaa tämän päivän tilausta { $order }.
bulk-row-hidden = Tämä rivi on tiedostossa piilotettu tai yliviivattu.
bulk-row-closed = Tiedostossa lukee tästä tilauksesta: { $state }.
bulk-row-zero = Rivin yhdessä solussa on vain 0, jonka kaava antaa tyhjästä solusta. Poistakaa 0, jos se ei ole oikein.

bulkfile-choose = Valitse Excel-tiedosto
bulkfile-drop = tai pudota se tähän
bulkfile-accepted = XLSX-tiedosto, enintään 5 Mt ja { $rows } tilausta: yksi kullakin rivillä
bulkfile-checked-here = Jokainen rivi tarkistetaan tässä näytöllä, ennen kuin mitään tilataan.
bulkfile-template = Lataa mallipohja
bulkfile-template-hint = Taulukko, jossa on oikeat sarakkeet valmiina täytettäviksi.
bulkfile-template-example = Esimerkki
bulkfile-template-columns = Sarakkeet
bulkfile-others = Yksi tiedosto kerrallaan. Käytetään tiedostoa { $name }.

bulk-format-invalid = Tiedostomuoto ei kelpaa
bulk-format-csv = Tämä on tekstitiedosto (CSV). Avatkaa se taulukko-ohjelmassa ja tallentakaa se Excel-työkirjana (.xlsx).
bulk-format-xls = Tämä on vanha Excel-tiedosto (.xls). Tallentakaa se Excel-työkirjana (.xlsx).
bulk-format-password = Tiedosto on suojattu salasanalla. Tallentakaa se ilman salasanaa.
bulk-format-damaged = Tiedosto on vioittunut. Avatkaa se taulukko-ohjelmassa ja tallentakaa se uudelleen.
bulk-format-other = Tämä ei ole Excel-työkirja. Tallentakaa tiedosto Excel-työkirjana (.xlsx).
bulk-file-too-large = Tiedosto saa olla enintään 5 Mt
bulk-no-rows = Tiedostosta ei löytynyt tilauksia. Yhdellä rivillä ovat sarakkeiden nimet, ja jokainen rivi sen alla on tilaus.
bulk-too-many-rows = Tiedostossa on { $rows } riviä. Kerralla voi tilata enintään { $most }: jakakaa tiedosto osiin.
bulk-columns-missing =
    { $count ->
        [1] Sarake puuttuu: { $columns }. Mallipohjassa ovat kaikki sarakkeet.
       *[other] Sarakkeita puuttuu: { $columns }. Mallipohjassa ovat kaikki sarakkeet.
    }
bulk-sheets-looked-at = Tarkistimme nämä laskentataulukot: { $sheets }.
bulk-examples-not-read = Taulukossa { $sheets } on rivejä, mutta se on esimerkkejä varten. Siirtäkää tilaukset ensimmäiseen taulukkoon, tallentakaa tiedosto ja valitkaa se uudelleen.
bulk-columns-alike = Nämä sarakkeet tarkoittavat samaa, mutta niiden tiedot eroavat: { $columns }. Säilyttäkää niistä yksi tai nimetkää muut uudelleen.
bulk-too-many-columns = Tiedosto on liian leveä: sarakkeen { $most } jälkeen on sisältöä. Poistakaa tarpeettomat sarakkeet.
bulk-sheets-hidden = Tiedoston kaikki laskentataulukot on piilotettu: { $sheets }. Tuokaa tilausten laskentataulukko näkyviin, tallentakaa tiedosto ja valitkaa se uudelleen.
bulk-rows-hidden =
    { $rows ->
        [1] Tiedoston ainoa tilaus on piilotetulla tai yliviivatulla rivillä. Tuokaa se näkyviin, tallentakaa tiedosto ja valitkaa se uudelleen.
       *[other] Tiedoston kaikki { $rows } tilausta ovat piilotetuilla tai yliviivatuilla riveillä. Tuokaa ne näkyviin, tallentakaa tiedosto ja valitkaa se uudelleen.
    }
bulk-rows-closed = Tiedoston kaikki tilaukset ovat jo päättyneet, niiden tila on { $states }. Jos haluatte silti tilata ne, poistakaa tilan sarake, tallentakaa tiedosto ja valitkaa se uudelleen.
bulkfile-not-opened = Taulukon lukuohjelmaa ei voitu ladata. Tarkistakaa yhteys ja yrittäkää uudelleen.

bulkfile-reading = Luetaan tiedostoa { $name }…
bulkfile-checking = Tarkistettuja rivejä: { $checked } / { $rows }
bulkfile-sending = Tiedostossa { $name } ei ole virheitä. Se lähetetään nyt…
bulkfile-ready-not-sent = Tiedostoa { $name } ei voitu lähettää. Tiedosto on kunnossa: voitte lähettää sen uudelleen.
bulkfile-send-again = Lähetä uudelleen

bulkfile-read = Luetut tiedot
bulkfile-read-sheet = Laskentataulukko { $sheet }, sarakkeiden nimet rivillä { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] Laskentataulukkoa { $sheets } ei lueta.
       *[other] Näitä laskentataulukoita ei lueta: { $sheets }.
    }
bulkfile-read-column = sarake { $letter }
bulkfile-left-out =
    { $count ->
        [1] Tämä sarake jätetään pois: { $columns }.
       *[other] { $count } saraketta jätetään pois: { $columns }.
    }
bulkfile-left-out-more =
    { $count ->
        [one] { $count } muu
       *[other] { $count } muuta
    }
bulkfile-read-hidden-columns = Tiedostossa piilotettu, mutta luettu: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } rivi on tiedostossa piilotettu tai yliviivattu, ja se jätetään pois.
       *[other] { $count } riviä on tiedostossa piilotettu tai yliviivattu, ja ne jätetään pois.
    }
bulkfile-closed-left-out = Tilansa vuoksi pois jätetyt rivit: { $count } ({ $states }).
bulkfile-hidden-too = Tilaa myös nämä rivit

bulkfile-title = Tiedoston { $name } tarkistus
bulkfile-rows =
    { $count ->
        [one] { $count } rivi
       *[other] { $count } riviä
    }
bulkfile-faults =
    { $count ->
        [0] Ei virheitä
        [one] { $count } virhe
       *[other] { $count } virhettä
    }
bulkfile-concerns =
    { $count ->
        [one] { $count } rivi tarkistettavana
       *[other] { $count } riviä tarkistettavana
    }
bulkfile-next-fault = Seuraava virhe
bulkfile-faulty-only = Vain virheelliset rivit
bulkfile-remove-repeats =
    { $count ->
        [1] Poista toistuva rivi
       *[other] Poista { $count } toistuvaa riviä
    }

bulkfile-grid = Tiedoston tilaukset
bulkfile-keys = Enter muokkaa solua, Ctrl + Z kumoaa, F8 siirtyy seuraavaan virheeseen. Soluja voi liittää taulukosta.
bulkfile-row = Rivi { $row }
bulkfile-cell = Rivi { $row }, { $column }
bulkfile-cell-fine = Tässä ei ole virheitä.
bulkfile-cell-empty = tyhjä
bulkfile-remove-row = Poista rivi
bulkfile-remove-row-of = Poista rivi { $row }
bulkfile-own-point = Valittu noutopaikka
bulkfile-no-choice = Valitkaa
bulkfile-fill-for =
    { $count ->
        [one] { $count } rivillä on sama virhe.
       *[other] { $count } rivillä on sama virhe.
    }
bulkfile-fill-with = Sama kaikille
bulkfile-fill = Täytä
bulkfile-card-all = Kaikki kentät
bulkfile-card-fewer = Vähemmän kenttiä
bulkfile-no-rows-left = Kaikki rivit on poistettu. Kumotkaa poisto tai valitkaa toinen tiedosto.
bulkfile-none-faulty = Millään rivillä ei ole enää virhettä.

bulkfile-send =
    { $count ->
        [one] Lähetä { $count } rivi
       *[other] Lähetä { $count } riviä
    }
bulkfile-send-faulty = Lähetä virheineen
bulkfile-send-anyway = Lähetä silti
bulkfile-keep-on = Jatka korjaamista
bulkfile-ask-send =
    { $count ->
        [one] { $count } rivillä on vielä virhe: siitä ei tehdä tilausta. Kaikki muut rivit voidaan tilata.
       *[other] { $count } rivillä on vielä virheitä: niistä ei tehdä tilauksia. Kaikki muut rivit voidaan tilata.
    }
bulkfile-ask-leave = Korjauksenne menetetään.
bulkfile-leave-anyway = Hylkää korjaukset
bulkfile-not-sent = Rivejä ei voitu lähettää. Korjauksenne ovat tallella.

bulkfile-said-left =
    { $count ->
        [0] Virheitä ei ole jäljellä.
        [one] { $count } virhe jäljellä.
       *[other] { $count } virhettä jäljellä.
    }
bulkfile-said-pasted =
    { $count ->
        [one] { $count } solu liitetty.
       *[other] { $count } solua liitetty.
    }
bulkfile-said-filled =
    { $count ->
        [one] Täytetty { $count } rivi.
       *[other] Täytetty { $count } riviä.
    }
bulkfile-said-undone = Kumottu.
bulkfile-said-removed = Rivi { $row } poistettu.
bulkfile-said-repeats-removed =
    { $count ->
        [one] { $count } toistuva rivi poistettu.
       *[other] { $count } toistuvaa riviä poistettu.
    }
