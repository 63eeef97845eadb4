history-range = Päivät
history-range-yesterday = Eilen
history-range-past-week = Viimeiset 7 päivää
history-range-past-month = Viimeiset 30 päivää
history-range-custom = Muut päivät
history-today = Tämän päivän tilaukset: Tilausten seuranta
history-from = Ensimmäinen päivä
history-to = Viimeinen päivä
history-date-missing = Valitkaa päivä.
history-date-not-a-day = Päivämäärä ei kelpaa. Tarkistakaa se.
history-date-after-today = Päivä ei voi olla tulevaisuudessa. Valitkaa toinen päivä.
history-date-reversed = Viimeinen päivä ei saa olla ennen ensimmäistä.
history-date-too-long =
    { $days ->
        [one] Enintään { $days } päivä kerrallaan.
       *[other] Enintään { $days } päivää kerrallaan.
    }
history-status-any = Kaikki tilat
history-status-delivered-late = Myöhässä toimitetut
history-outlet-any = Kaikki noutopaikat
history-address-unreadable = Osaa tästä osoitteesta ei voitu lukea, ja se jätettiin pois.

history-found =
    { $count ->
        [0] Ei tilauksia
        [one] { $count } tilaus
       *[other] { $count } tilausta
    }
history-found-so-far =
    { $count ->
        [0] Ei tilauksia tähän mennessä
        [one] { $count } tilaus tähän mennessä
       *[other] { $count } tilausta tähän mennessä
    }
history-found-of =
    { $count ->
        [one] { $shown } / { $count } tilaus
       *[other] { $shown } / { $count } tilausta
    }
history-searched-text =
    { $more ->
        [yes] Haettu koodilla, tilausnumerolla, nimellä ja puhelinnumerolla tähän mennessä ladatuista. Hakekaa kauempaa valitsemalla ”Näytä lisää”.
       *[no] Haettu koodilla, tilausnumerolla, nimellä ja puhelinnumerolla näiden päivien kaikista tilauksista.
    }
history-searched-phone = Näiden päivien kaikki tilaukset puhelinnumerolla { $phone }.
history-searched-order = Haettu tilausnumerolla päivästä ja tilasta riippumatta.
history-searched-foreign-order = Tämän noutopaikan tilausnumerojen alku on ”{ $vendor }-”. Jos haette toisen noutopaikan tilausta, valitkaa ensin noutopaikka ylhäältä.
history-empty-title = Ei tilauksia näinä päivinä
history-empty-text = Valitkaa muut päivät tai toinen tila.
history-empty-page-title = Ei vielä osumia
history-empty-page-text = Näiden päivien uusimmissa tilauksissa ei ole osumia. Vanhempia tilauksia on vielä.
history-resting-title = Mitkä päivät?
history-resting-text = Valitkaa ylhäältä ensimmäinen ja viimeinen päivä.
history-all-statuses = Näytä kaikki tilat
history-show-more = Näytä lisää
history-kept = Yllä olevat tilaukset pysyvät ennallaan.

history-table = Aiemmat tilaukset
history-column-created = Tilattu
history-column-phone = Puhelin
history-column-amount = Arvo
history-column-fee = Maksu
history-column-duration = Kesto
history-total-all =
    { $count ->
        [one] Yhteensä { $count } tilaus
       *[other] Yhteensä { $count } tilausta
    }
history-total-amounts = Arvot

error-cant-retrieve-past-orders = Aiempia tilauksia ei voitu ladata. { $because }
