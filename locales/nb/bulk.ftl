bulk-intro = Bestill mange bud på én gang: fyll ut regnearket, rett de merkede cellene, og legg så inn bestillingene.
bulk-another-file = En annen fil
bulk-correct = Rett radene
bulk-file-not-taken = Denne filen kan ikke brukes.
bulk-not-placed-yet = Bestillingene i opplasting { $id } er ikke lagt inn ennå. Du kan legge dem inn derfra.
job-history-error = Kunne ikke hente opplastingene.
template-file-error = Kunne ikke laste ned malen.
view-details-error = Kunne ikke hente detaljene om opplastingen.
file-upload-error = Kunne ikke laste opp filen.
place-order-error = Kunne ikke legge inn bestillingene.
place-order-success = Bestillingene er lagt inn.
bulk-placed-partly =
    { $placed ->
        [0] Ingen bestillinger ble lagt inn.
        [1] Én bestilling ble lagt inn.
       *[other] { $placed } bestillinger ble lagt inn.
    } { $left ->
        [1] Én rad kom ikke med: se hvorfor.
       *[other] { $left } rader kom ikke med: se hvorfor.
    }
bulk-history = Opplastinger
bulk-history-empty = Ingen fil ennå
bulk-history-empty-text = Filer du laster opp, vises her med status for bestillingene.
bulk-view-details = Vis detaljer
bulk-view-details-of = Vis detaljer om opplasting { $id }
bulk-job-id = Opplasting
bulk-job-created-by = Lastet opp av
bulk-job-created-at = Lastet opp
bulk-job-rows = Rader uten feil
bulk-job-title-at = Massebestilling { $at }
bulk-job-made = Lastet opp av { $by }, { $at }
bulk-all-jobs = Alle massebestillinger
bulk-job-ready = Klar til bestilling
bulk-job-ready-with-errors = Klar, med feil
bulk-job-no-row-ready = Ingen rad kan bestilles
bulk-job-being-placed = Legges inn
bulk-job-placed = Bestilt
bulk-job-placed-partly = Bestilt, med feil
bulk-job-not-placed = Ikke bestilt
bulk-job-unknown = Ukjent
bulk-result-ready =
    { $count ->
        [0] Ingen bestillinger er klare til å legges inn
        [one] { $count } bestilling er klar til å legges inn
       *[other] { $count } bestillinger er klare til å legges inn
    }
bulk-result-placed =
    { $count ->
        [0] Ingen bestillinger ble lagt inn
        [one] { $count } bestilling ble lagt inn
       *[other] { $count } bestillinger ble lagt inn
    }
bulk-summary = Sammendrag av opplastingen
bulk-total-rows = Rader i alt
bulk-total-to-be-placed = Skal bestilles
bulk-total-placed = Bestilt
bulk-total-errors = Feil
bulk-rows = Radene i filen
bulk-rows-shown = Rader som vises
bulk-show-all = Alle
bulk-show-errors = Feil
bulk-show-to-be-placed = Skal bestilles
bulk-show-placed = Bestilt
bulk-show-none = Ingen slike rader.
bulk-rows-number = Rad
bulk-rows-address = Leveringsadresse
bulk-rows-order = Bestillingsdetaljer
bulk-rows-delivery = Levering
bulk-row-to-be-placed = Skal bestilles
bulk-row-error = Feil
bulk-row-placed = Bestilt
bulk-row-not-placed = Ikke bestilt
bulk-row-unknown = Ukjent
bulk-delivery-instant = Snarest
bulk-delivery-scheduled = Planlagt { $at }
bulk-place =
    { $count ->
        [1] Legg inn én bestilling
       *[other] Legg inn { $count } bestillinger
    }
bulk-place-title =
    { $count ->
        [1] Legge inn én bestilling?
       *[other] Legge inn { $count } bestillinger?
    }
bulk-place-cash = Kontanter fra kundene
bulk-place-points = Hentes hos
bulk-place-left-out =
    { $count ->
        [1] Én rad blir ikke med.
       *[other] { $count } rader blir ikke med.
    }
bulk-place-for-good = Budene sendes ut med en gang. Etter det kan bestillingene bare kanselleres én og én.
bulk-place-not-yet = Ikke ennå
bulk-placing = Bestillingene legges inn. Du kan gå ut av denne siden, det fortsetter.
bulk-error-unknown = ukjent feil
bulk-address-not-found = Fant ikke adressen.
bulk-address-inexact = Adressen er ikke nøyaktig. Skriv gate, husnummer og by, eller koordinater.
bulk-fee-changed = Leveringsgebyret er endret. Sjekk det og legg inn bestillingen på nytt.
bulk-text-too-long = Teksten har mer enn { $most } tegn.
bulk-text-unreadable = Teksten har et tegn som ikke kan leses. Skriv den på nytt.
