order-tracking-title = Sporing
order-search-label = Søk i bestillingene
order-search =
    .placeholder = Navn, telefon, kode eller bestillingsnummer
order-search-short =
    .placeholder = Søk
order-lists = Bestillinger etter fremdrift
order-list-new = Nye
order-list-scheduled = Planlagt
order-list-collected = Hentet
order-list-delivered = Levert
order-list-cancelled = Kansellert
order-list-results = Treff
order-list-needing =
    { $count ->
        [one] { $count } må følges opp
       *[other] { $count } må følges opp
    }
order-live = Direkte
order-connecting = Kobler til
order-reconnecting = Kobler til igjen
order-updated-ago = Oppdatert { $ago }
order-waiting =
    { $count ->
        [one] Vis { $count } ny bestilling
       *[other] Vis { $count } nye bestillinger
    }
order-status = Status
order-column-amount = Kunden betaler
order-scheduled-for = Planlagt { $time }
order-nothing-to-collect = Kunden betaler ingenting
order-announce-one = Bestilling til { $customer }: { $status }
order-announce-several =
    { $count ->
        [one] { $count } bestilling er endret
       *[other] { $count } bestillinger er endret
    }
order-empty-new-title = Ingen nye bestillinger
order-empty-new-text = Bestill et bud, så vises bestillingen her med en gang.
order-empty-scheduled-title = Ingenting planlagt
order-empty-scheduled-text = Bestillinger til senere i dag og de neste to dagene venter her til det er tid.
order-empty-collected-title = Ingenting underveis
order-empty-collected-text = Så snart et bud har hentet en bestilling, kan du følge den her.
order-empty-delivered-title = Ingenting levert i dag ennå
order-empty-delivered-text = Her samles dagens leverte og returnerte bestillinger.
order-empty-cancelled-title = Ingen kansellerte bestillinger i dag
order-empty-cancelled-text = Slik skal det være.
order-empty-results-title = Ingen treff
order-empty-results-text = Søket gjelder bare bestillinger som er aktuelle nå. Prøv en del av et navn, et telefonnummer, en kode eller et bestillingsnummer.
order-clear-search = Tøm søket
order-lists-kept = Listene ovenfor kan være utdaterte.
order-details =
    .aria-label = Bestillingsdetaljer
order-details-none-title = Velg en bestilling
order-details-none-text = Her vises fremdriften, budet og kunden.
order-details-close =
    .aria-label = Lukk detaljene
order-details-back =
    .aria-label = Tilbake til listen
order-not-found-title = Fant ikke bestillingen
order-not-found-text = Den kan høre til et annet avhentingssted, eller det kan være en skrivefeil i nettadressen.
order-code = Bestillingskode
order-number = Bestillingsnummer
order-copy-number =
    .aria-label = Kopier bestillingsnummeret
order-copy-failed = Kunne ikke kopiere. Merk teksten og kopier den selv.
order-more-actions = Flere handlinger
order-share-tracking-text = Følg bestillingen din her:
order-placed-at = Bestilt { $time }
order-progress = Fremdrift
order-rider = Bud
order-rider-none = Ikke noe bud ennå
order-rider-seen = Sist sett { $ago }
order-call =
    .aria-label = Ring { $name }, { $phone }
order-customer = Kunde
order-recipient-notes = Fra kunden, via sporingslenken
order-cold-bag = Kjølebag
order-payment = Betaling
order-payment-paid = Allerede betalt
order-fees = Leveringsgebyrer
order-address = Adresse
order-cancelled-because = Årsak: { $reason }
order-pin-destination = Kunde: { $name }
order-map-failed = Kartet kan ikke vises. Alle detaljene står nedenfor.
order-cancel = Kanseller
order-cancel-refused-too-early = Bestillingen kan kanselleres når den er mottatt.
order-cancel-refused-within-grace = Betalingen ble nettopp bekreftet. Bestillingen kan kanselleres om { $left }.
order-cancel-refused-too-far-along = Et bud er allerede i gang med bestillingen, så den kan ikke kanselleres her.
order-cancel-refused-delayed = En forsinket bestilling kan ikke kanselleres her.
order-cancel-refused-finished = Bestillingen er avsluttet.
order-cancel-refused-unknown-status = Statusen for bestillingen er ukjent, så den kan ikke kanselleres her.
order-cancel-title = Kansellere bestillingen til { $customer }?
order-cancel-text = Vi gir beskjed til budet og kunden. Dette kan ikke angres.
order-cancel-why = Hvorfor kanselleres den?
order-cancel-reason-customer-cancelled = Kunden kansellerte
order-cancel-reason-item-unavailable = En vare er utsolgt
order-cancel-reason-wrong-details = Opplysningene er feil
order-cancel-reason-delay-too-long = Det tar for lang tid
order-cancel-reason-other = En annen årsak
order-cancel-words = Med egne ord
order-cancel-problem-reason-missing = Velg en årsak.
order-cancel-problem-text-missing = Skriv kort hva som er årsaken.
order-cancel-problem-text-too-long = Kort ned teksten til 200 tegn.
order-cancel-keep = Behold bestillingen
order-was-cancelled = Bestillingen til { $customer } er kansellert.
action-attempt-cancel = Kansellerer bestillingen …
error-cant-retrieve-current-orders = Kunne ikke laste bestillingene. { $because }
error-cant-cancel-order = Kunne ikke kansellere bestillingen. { $because }
order-not-loaded = Kunne ikke laste dette. { $because }
