address-origin-title = Hvor skal budene hente bestillingene?
address-origin-lead = { $name } har ingen adresse ennå. Skriv den inn eller sett kartnålen på kartet, så finner budene døren. Du gjør dette bare én gang.
address-origin-change-title = Endre avhentingsstedet
address-origin-change-lead = Den nye adressen til { $name } gjelder for alle bestillinger fra nå av. Kundeopplysningene du har skrevet inn, blir stående.
address-origin-change = Endre
address-origin-change-label = Endre avhentingsstedet
address-origin-text = Avhentingsstedets adresse
address-origin-map = Kart med avhentingsstedet
address-origin-map-hint = Klikk på kartet for å velge avhentingsstedet, eller dra kartnålen.
address-origin-notes-placeholder = Bakdør, ring på i baren, parkering …
address-postal-code = Postnummer
address-city = Poststed
address-origin-save = Lagre adressen
address-origin-keep = Behold som den er
address-no-coordinates = Adressen har ingen koordinater.
address-saved = Adressen er lagret
address-not-saved = Kunne ikke lagre adressen.
address-not-updated = Vi kunne ikke oppdatere adressen.
address-details-kept = Sjekk det du skrev for den forrige adressen: { $fields }
address-options-list = Kunder og steder som passer
address-options-found =
    { $count ->
        [one] { $count } forslag. Velg med piltastene.
       *[other] { $count } forslag. Velg med piltastene.
    }
address-customers-group = Kundene dine
address-places-group = Steder
address-last-customers = Siste kunder
address-customer-used =
    { $count ->
        [1] brukt én gang
       *[other] brukt { $count } ganger
    }
address-customers-failed = Kunne ikke søke i de lagrede kundene dine.
address-pin-away = Kartnålen er { $distance } fra denne adressen.
address-pin-at = Ved kartnålen: { $address }
address-pin-take = Bruk adressen ved kartnålen
address-pin-move = Flytt kartnålen til adressen
address-known = Lagret med dette telefonnummeret
address-known-fill = Fyll inn det som mangler
address-known-replace = Erstatt
address-known-decline = Ikke denne kunden
address-customer-save = Lagre kunden
address-customer-update = Oppdater lagret kunde
address-customer-saved = Blant kundene dine
address-customer-saved-now = Lagret blant kundene dine
address-customer-not-saved-because = Kunne ikke lagre kunden: { $reason }
address-customers-title = Kunder
address-customers-search = Søk i kundene dine
address-customers-placeholder = Navn, gate eller siste sifre i telefonnummeret
address-customers-hint = Skriv minst to tegn: et navn, en gate eller de siste sifrene i et telefonnummer.
address-customers-searching = Søker i kundene dine …
address-customers-none = Ingen treff på «{ $text }».
address-customers-count =
    { $count ->
        [one] Fant { $count } kunde
       *[other] Fant { $count } kunder
    }
address-use = Bruk
address-customer-use-label = Lever til { $name }
address-customer-edit = Rediger { $name }
address-customer-remove = Slett { $name }
address-customer-remove-question = Slette { $name } fra kundene dine?
address-customer-remove-yes = Slett
address-customer-remove-keep = Behold
address-customer-place-kept = Kartnålen flyttes ikke når du redigerer teksten. Velg et annet sted for å flytte den.
address-cancel = Avbryt
address-customer-changed = Opplysningene om { $name } er endret.
address-customer-removed = { $name } er slettet fra kundene dine.
address-customer-not-removed = Kunne ikke slette kunden: { $reason }
