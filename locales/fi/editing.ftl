edit-order-action = Muokkaa
edit-title = Muokkaa tilausta
edit-banner = Muokkaatte tilausta, asiakas: { $name } ({ $day })
edit-cancel = Lopeta muokkaus
edit-not-available = Tilauksia ei voi muokata täällä. Tämä on uusi tilaus.
edit-nothing-changed = Tallennettavia muutoksia ei ole.
edit-lock-customer = Tilauksen vastaanottajaa ei voi muuttaa
edit-lock-settled = Määräytyi tilausta tehtäessä
edit-lock-status = Tätä ei voi muuttaa tässä vaiheessa
edit-moved-on = Tilaus on edennyt sen jälkeen, kun avasitte sen, eikä sitä voi enää muuttaa.
edit-moved-on-kept = Kirjoittamanne tiedot säilyvät tässä, kunnes poistutte.
edit-follow = Seuraa tilausta
edit-new-request = Tilaa uusi lähetti
edit-locked-title = Tilausta ei voi enää muuttaa
edit-locked-text = Tilausta { $orderId } ei voi enää muuttaa. Voitte seurata sitä tai tilata uuden lähetin.
edit-unreadable-title = Tilausta ei voitu avata
edit-not-found = Tällä noutopaikalla ei ole tilausta { $orderId }.
edit-changes =
    { $count ->
        [0] Muutokset
        [one] { $count } muutos
       *[other] { $count } muutosta
    }
edit-changes-none = Ei vielä muutoksia.
edit-change-position = Paikka kartalla
edit-change-nothing = tyhjä
edit-change-before = Ennen:
edit-change-after = Jälkeen:
edit-change-moved = Siirretty { $distance }
edit-fee-more = { $amount } enemmän
edit-fee-less = { $amount } vähemmän
edit-fee-changed-text = Maksu oli { $before } ja on nyt { $after }. Tallennetaanko muutokset uudella maksulla?
edit-fee-changed-accept = Tallenna hintaan { $after }
edit-fee-changed-refuse = Älä tallenna
edit-kept-charge-title = Erotusta ei palauteta
request-updated = Tilaus on päivitetty!
request-not-updated = Tilausta ei voitu päivittää.

again-action = Tilaa uudelleen
again-banner = Tilaatte uudelleen, asiakas: { $name } ({ $day })
again-banner-hint = Laskemme toimitusmaksun uudelleen. Tarkistakaa tuotteet ja niiden arvo.
again-cancel = Aloita tyhjällä lomakkeella
again-check = Aiemmasta tilauksesta ({ $day }) – tarkistakaa

request-placed-elsewhere = Tilaus tehtiin jo toisessa välilehdessä, joten sitä ei tehdä uudelleen. Se näkyy tässä.
edit-kept-charge = Maksoitte kortilla { $paid }. Toimitus maksaa nyt { $fee }, eikä erotusta { $left } palauteta.
