bulk-intro = Boka många bud på en gång: fyll i kalkylbladet, rätta de markerade cellerna och lägg sedan ordrarna.
bulk-another-file = Annan fil
bulk-correct = Rätta raderna
bulk-file-not-taken = Filen kan inte användas.
bulk-not-placed-yet = Ordrarna i uppladdning { $id } är inte lagda än. Du kan lägga dem därifrån.
job-history-error = Det gick inte att läsa in uppladdningarna.
template-file-error = Det gick inte att ladda ner mallen.
view-details-error = Det gick inte att läsa in uppgifter om uppladdningen.
file-upload-error = Det gick inte att ladda upp filen.
place-order-error = Något gick fel när ordrarna skulle läggas.
place-order-success = Ordrarna är lagda
bulk-placed-partly =
    { $placed ->
        [0] Ingen order lades.
        [1] En order lades.
       *[other] { $placed } ordrar lades.
    } { $left ->
        [1] En rad kom inte med: se varför.
       *[other] { $left } rader kom inte med: se varför.
    }
bulk-history = Uppladdningar
bulk-history-empty = Ingen fil än
bulk-history-empty-text = Filer du laddar upp visas här, med status för ordrarna.
bulk-view-details = Visa uppgifter
bulk-view-details-of = Visa uppgifter om uppladdning { $id }
bulk-job-id = Uppladdning
bulk-job-created-by = Skapad av
bulk-job-created-at = Skapad
bulk-job-rows = Godkända rader
bulk-job-title-at = Ordrar från fil, { $at }
bulk-job-made = Uppladdad av { $by }, { $at }
bulk-all-jobs = Alla uppladdningar
bulk-job-ready = Redo att läggas
bulk-job-ready-with-errors = Redo, med fel
bulk-job-no-row-ready = Ingen rad kan beställas
bulk-job-being-placed = Lägger ordrar
bulk-job-placed = Lagd
bulk-job-placed-partly = Lagd, med fel
bulk-job-not-placed = Inte lagd
bulk-job-unknown = Okänd
bulk-result-ready =
    { $count ->
        [0] Ingen order är redo att läggas
        [one] { $count } order är redo att läggas
       *[other] { $count } ordrar är redo att läggas
    }
bulk-result-placed =
    { $count ->
        [0] Ingen order lades
        [one] { $count } order lades
       *[other] { $count } ordrar lades
    }
bulk-summary = Sammanfattning av uppladdningen
bulk-total-rows = Rader totalt
bulk-total-to-be-placed = Ordrar att lägga
bulk-total-placed = Lagda ordrar
bulk-total-errors = Fel
bulk-rows = Rader i filen
bulk-rows-shown = Rader som visas
bulk-show-all = Alla
bulk-show-errors = Fel
bulk-show-to-be-placed = Att lägga
bulk-show-placed = Lagda
bulk-show-none = Det finns inga sådana rader.
bulk-rows-number = Rad
bulk-rows-address = Leveransadress
bulk-rows-order = Orderinnehåll
bulk-rows-delivery = Leverans
bulk-row-to-be-placed = Att lägga
bulk-row-error = Fel
bulk-row-placed = Lagd
bulk-row-not-placed = Inte lagd
bulk-row-unknown = Okänd
bulk-delivery-instant = Direkt
bulk-delivery-scheduled = Planerad till { $at }
bulk-place =
    { $count ->
        [1] Lägg en order
       *[other] Lägg { $count } ordrar
    }
bulk-place-title =
    { $count ->
        [1] Lägga en order?
       *[other] Lägga { $count } ordrar?
    }
bulk-place-cash = Kontanter från kunderna
bulk-place-points = Hämtas hos
bulk-place-left-out =
    { $count ->
        [1] En rad tas inte med.
       *[other] { $count } rader tas inte med.
    }
bulk-place-for-good = Buden skickas ut direkt. Därefter kan ordrarna bara avbeställas en i taget.
bulk-place-not-yet = Inte än
bulk-placing = Ordrarna läggs nu. Du kan lämna sidan: det fortsätter ändå.
bulk-error-unknown = okänt fel
bulk-address-not-found = Adressen hittades inte.
bulk-address-inexact = Adressen är inte exakt. Skriv gata, husnummer och ort, eller koordinater.
bulk-fee-changed = Leveransavgiften har ändrats. Kontrollera den och lägg ordern igen.
bulk-text-too-long = Texten har fler än { $most } tecken.
bulk-text-unreadable = Texten innehåller ett tecken som inte kan läsas. Skriv in den igen.
