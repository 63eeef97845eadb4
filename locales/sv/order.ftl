order-tracking-title = Orderspårning
order-search-label = Sök bland ordrarna
order-search =
    .placeholder = Namn, telefon, kod eller ordernummer
order-search-short =
    .placeholder = Sök
order-lists = Ordrar efter status
order-list-new = Nya
order-list-scheduled = Planerade
order-list-collected = Hämtade
order-list-delivered = Levererade
order-list-cancelled = Avbeställda
order-list-results = Träffar
order-list-needing =
    { $count ->
        [one] { $count } kräver åtgärd
       *[other] { $count } kräver åtgärd
    }
order-live = Live
order-connecting = Ansluter
order-reconnecting = Återansluter
order-updated-ago = Uppdaterat { $ago }
order-waiting =
    { $count ->
        [one] Visa { $count } ny order
       *[other] Visa { $count } nya ordrar
    }
order-status = Status
order-column-amount = Att ta betalt
order-scheduled-for = Planerad { $time }
order-nothing-to-collect = Inget att betala
order-announce-one = Order till { $customer }: { $status }
order-announce-several =
    { $count ->
        [one] { $count } order har ändrats
       *[other] { $count } ordrar har ändrats
    }
order-empty-new-title = Inga nya ordrar
order-empty-new-text = Boka ett bud, så visas ordern här direkt.
order-empty-scheduled-title = Inget planerat
order-empty-scheduled-text = Ordrar för senare i dag och de närmaste två dagarna väntar här tills det är dags.
order-empty-collected-title = Inget på väg
order-empty-collected-text = Så snart ett bud har hämtat en order kan du följa den här.
order-empty-delivered-title = Inget levererat än i dag
order-empty-delivered-text = Här samlas dagens levererade och returnerade ordrar.
order-empty-cancelled-title = Inga avbeställda ordrar i dag
order-empty-cancelled-text = Precis som det ska vara.
order-empty-results-title = Ingen order matchar
order-empty-results-text = Sökningen gäller bara aktuella ordrar. Prova en del av ett namn, ett telefonnummer, en kod eller ett ordernummer.
order-clear-search = Rensa sökningen
order-lists-kept = Listorna ovan kan vara inaktuella.
order-details =
    .aria-label = Orderuppgifter
order-details-none-title = Välj en order
order-details-none-text = Här visas orderns förlopp, budet och kunden.
order-details-close =
    .aria-label = Stäng uppgifterna
order-details-back =
    .aria-label = Tillbaka till listan
order-not-found-title = Ordern hittades inte
order-not-found-text = Den kan höra till en annan hämtplats, eller så är adressen felskriven.
order-code = Orderkod
order-number = Ordernummer
order-copy-number =
    .aria-label = Kopiera ordernumret
order-copy-failed = Det gick inte att kopiera. Markera texten och kopiera den själv.
order-more-actions = Fler åtgärder
order-share-tracking-text = Följ din order här:
order-placed-at = Lagd { $time }
order-progress = Förlopp
order-rider = Bud
order-rider-none = Inget bud än
order-rider-seen = Syntes senast { $ago }
order-call =
    .aria-label = Ring { $name }, { $phone }
order-customer = Kund
order-recipient-notes = Från kunden, via spårningslänken
order-cold-bag = Kylväska
order-payment = Betalning
order-payment-paid = Redan betalt
order-fees = Leveransavgifter
order-address = Adress
order-cancelled-because = Orsak: { $reason }
order-pin-destination = Kund: { $name }
order-map-failed = Kartan kan inte visas. Alla uppgifter finns i listan nedan.
order-cancel = Avbeställ order
order-cancel-refused-too-early = Ordern kan avbeställas när den har tagits emot.
order-cancel-refused-within-grace = Betalningen har just bekräftats. Ordern kan avbeställas om { $left }.
order-cancel-refused-too-far-along = Ett bud tar redan hand om ordern, så den kan inte avbeställas här.
order-cancel-refused-delayed = En försenad order kan inte avbeställas här.
order-cancel-refused-finished = Ordern är avslutad.
order-cancel-refused-unknown-status = Orderns status är okänd, så den kan inte avbeställas här.
order-cancel-title = Avbeställa ordern till { $customer }?
order-cancel-text = Vi meddelar budet och kunden. Det går inte att ångra.
order-cancel-why = Varför avbeställs den?
order-cancel-reason-customer-cancelled = Kunden har avbeställt
order-cancel-reason-item-unavailable = En vara är slut
order-cancel-reason-wrong-details = Uppgifterna är fel
order-cancel-reason-delay-too-long = Det tar för lång tid
order-cancel-reason-other = Annan orsak
order-cancel-words = Med egna ord
order-cancel-problem-reason-missing = Välj en orsak.
order-cancel-problem-text-missing = Beskriv orsaken med några ord.
order-cancel-problem-text-too-long = Korta texten till högst 200 tecken.
order-cancel-keep = Behåll ordern
order-was-cancelled = Ordern till { $customer } är avbeställd.
action-attempt-cancel = Avbeställer ordern…
error-cant-retrieve-current-orders = Det gick inte att läsa in de aktuella ordrarna. { $because }
error-cant-cancel-order = Det gick inte att avbeställa ordern. { $because }
order-not-loaded = Det gick inte att läsa in detta. { $because }
