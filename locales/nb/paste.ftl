paste-open = Lim inn en melding
paste-offer = Les den innlimte meldingen
paste-title = Les en melding
paste-text = Lim inn meldingen fra kunden. Den leses bare på denne enheten, og ingenting bestilles ennå.
paste-message = Meldingen
paste-placeholder = Navn, telefon, adresse, beløp – slik du fikk den
paste-proposals = Opplysninger som ble funnet
paste-found =
    { $count ->
        [one] { $count } opplysning ble lest. Sjekk den før du bruker den.
       *[other] { $count } opplysninger ble lest. Sjekk dem før du bruker dem.
    }
paste-reading = Leser meldingen …
paste-not-read = Meldingen kunne ikke leses. Sjekk internettforbindelsen og prøv igjen.
paste-nothing-yet = Opplysninger som finnes i meldingen, vises her.
paste-nothing-found = Vi fant ingen opplysninger i denne teksten. Du kan fortsatt fylle ut skjemaet selv.
paste-place = Kartnål
paste-take-field = Bruk: { $field }
paste-keeps-typed = Beholder det du skrev: { $typed }
paste-replaces-typed = Erstatter det du skrev: { $typed }
paste-unsure = Usikkert hvilket beløp som menes: { $written }. Skriv det inn selv.
paste-short-link = Denne kartlenken inneholder ikke stedet. Åpne den først, og kopier så den lange lenken fra kartet.
paste-keys = { $keys } for å bruke dem
paste-take = Bruk opplysningene
prefill-filled = Fylt ut fra en lenke – sjekk før du bestiller
prefill-clear = Tøm
prefill-offered = En lenke har andre verdier enn det du skrev.
prefill-use = Bruk verdiene fra lenken
prefill-keep = Behold mine
prefill-ignored =
    { $count ->
        [1] En verdi i lenken kunne ikke leses og ble utelatt: { $names }
       *[other] Noen verdier i lenken kunne ikke leses og ble utelatt: { $names }
    }
