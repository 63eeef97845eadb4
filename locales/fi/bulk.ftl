bulk-intro = Tilatkaa monta lähettiä kerralla: täyttäkää taulukko, korjatkaa korostetut solut ja tehkää tilaukset.
bulk-another-file = Toinen tiedosto
bulk-correct = Korjaa rivit
bulk-file-not-taken = Tätä tiedostoa ei voi käyttää.
bulk-not-placed-yet = Erän { $id } tilauksia ei ole vielä tehty. Ne voi tehdä erän sivulla.

job-history-error = Tilauseriä ei voitu hakea.
template-file-error = Mallipohjaa ei voitu ladata.
view-details-error = Erän tietoja ei voitu hakea.
file-upload-error = Tiedostoa ei voitu lähettää.
place-order-error = Tilauksia tehtäessä tapahtui virhe.
place-order-success = Tilaukset on tehty
bulk-placed-partly =
    { $placed ->
        [0] Yhtään tilausta ei tehty.
        [1] Yksi tilaus tehtiin.
       *[other] { $placed } tilausta tehtiin.
    } { $left ->
        [1] Yhtä riviä ei tilattu: katsokaa syy.
       *[other] { $left } riviä ei tilattu: katsokaa syyt.
    }

bulk-history = Aiemmat erät
bulk-history-empty = Ei vielä tiedostoja
bulk-history-empty-text = Lähettämänne tiedostot ja niiden tilausten tila näkyvät tässä.
bulk-view-details = Näytä tiedot
bulk-view-details-of = Näytä erän { $id } tiedot
bulk-job-id = Erä
bulk-job-created-by = Tekijä
bulk-job-created-at = Luotu
bulk-job-rows = Onnistuneet rivit
bulk-job-title-at = Joukkotilaus { $at }
bulk-job-made = Tiedoston lisännyt { $by }, { $at }
bulk-all-jobs = Kaikki joukkotilaukset

bulk-job-ready = Valmis tilattavaksi
bulk-job-ready-with-errors = Osittain valmis
bulk-job-no-row-ready = Yhtäkään riviä ei voi tilata
bulk-job-being-placed = Tilauksia tehdään
bulk-job-placed = Tilattu
bulk-job-placed-partly = Osittain tilattu
bulk-job-not-placed = Ei tilattu
bulk-job-unknown = Tuntematon

bulk-result-ready =
    { $count ->
        [0] Yhtään tilausta ei voi vielä tehdä
        [one] { $count } tilaus on valmis tehtäväksi
       *[other] { $count } tilausta on valmiina tehtäväksi
    }
bulk-result-placed =
    { $count ->
        [0] Yhtään tilausta ei tehty
        [one] { $count } tilaus tehtiin
       *[other] { $count } tilausta tehtiin
    }
bulk-summary = Erän yhteenveto
bulk-total-rows = Kaikki rivit
bulk-total-to-be-placed = Tilauksia tekemättä
bulk-total-placed = Tilauksia tehty
bulk-total-errors = Virheitä

bulk-rows = Tiedoston rivit
bulk-rows-shown = Näytettävät rivit
bulk-show-all = Kaikki
bulk-show-errors = Virheet
bulk-show-to-be-placed = Tilaamatta
bulk-show-placed = Tilatut
bulk-show-none = Tällaisia rivejä ei ole.
bulk-rows-number = Rivi
bulk-rows-address = Toimitusosoite
bulk-rows-order = Tilauksen tiedot
bulk-rows-delivery = Toimitus
bulk-row-to-be-placed = Tilaamatta
bulk-row-error = Virhe
bulk-row-placed = Tilattu
bulk-row-not-placed = Ei tilattu
bulk-row-unknown = Tuntematon
bulk-delivery-instant = Heti
bulk-delivery-scheduled = Ajastettu: { $at }

bulk-place =
    { $count ->
        [1] Tee yksi tilaus
       *[other] Tee { $count } tilausta
    }
bulk-place-title =
    { $count ->
        [1] Tehdäänkö yksi tilaus?
       *[other] Tehdäänkö { $count } tilausta?
    }
bulk-place-cash = Perittävä käteinen
bulk-place-points = Noutopaikat
bulk-place-left-out =
    { $count ->
        [1] Yksi rivi jää pois.
       *[other] { $count } riviä jää pois.
    }
bulk-place-for-good = Lähetit lähtevät heti matkaan. Sen jälkeen tilauksia voi perua vain yksi kerrallaan.
bulk-place-not-yet = Ei vielä
bulk-placing = Tilauksia tehdään. Voitte poistua tältä sivulta: tilaaminen jatkuu.

bulk-error-unknown = tuntematon virhe
bulk-address-not-found = Osoitetta ei löytynyt.
bulk-address-inexact = Osoite ei ole tarkka. Kirjoittakaa katu, talon numero ja kaupunki tai koordinaatit.
bulk-fee-changed = Toimitusmaksu on muuttunut. Tarkistakaa maksu ja tehkää tilaus uudelleen.
bulk-text-too-long = Tekstissä on yli { $most } merkkiä.
bulk-text-unreadable = Tekstissä on merkki, jota ei voi lukea. Kirjoittakaa teksti uudelleen.
