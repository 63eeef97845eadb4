bulk-column-phone-number = Telefonnummer
bulk-column-unit = Leilighet/kontor
bulk-column-payment-type = Betalingstype
bulk-column-deliver-at = Leveringstid
bulk-payment-paid = Betalt
bulk-payment-online = Betalt på nett
bulk-collection-point-unknown = Du har ikke noe avhentingssted med dette navnet. Velg et, eller la cellen stå tom.
bulk-payment-type-unknown = Vi kjenner ikke denne betalingstypen. Velg en.
bulk-time-unreadable = Skriv tiden som { $forms }, eller la cellen stå tom for levering snarest.
bulk-time-without-day = Tiden mangler dag. Skriv den som { $forms }.
bulk-phone-several = Her står det mer enn ett telefonnummer. Behold det som skal brukes.
bulk-cell-error = Dette er en feil i regnearket, ikke en verdi. Skriv inn verdien, eller tøm cellen.
bulk-cell-without-result = Denne formelen har ikke noe resultat ennå. Åpne og lagre filen i regnearkprogrammet, eller skriv inn verdien her.
bulk-row-repeats = Denne raden gjelder det samme som rad { $row }.
bulk-row-ordered-today = Denne raden ligner på bestilling { $order } fra i dag.
bulk-row-hidden = Denne raden er skjult eller gjennomstreket i filen din.
bulk-row-closed = I filen står det om denne bestillingen: { $state }.
bulk-row-zero = En celle i denne raden inneholder bare 0, slik en formel gir for en tom celle. Slett 0 hvis det ikke stemmer.
bulkfile-choose = Velg en Excel-fil
bulkfile-drop = eller slipp den her
bulkfile-accepted = En XLSX-fil på høyst 5 MB med opptil { $rows } bestillinger: én per rad
bulkfile-checked-here = Alle radene sjekkes her på skjermen før noe bestilles.
bulkfile-template = Last ned mal
bulkfile-template-hint = Et regneark med de riktige kolonnene, klart til å fylles ut.
bulkfile-template-example = Eksempel
bulkfile-template-columns = Kolonner
bulkfile-others = Én fil om gangen. Bruker { $name }.
bulk-format-invalid = Filformatet er ugyldig.
bulk-format-csv = Dette er en tekstfil (CSV). Åpne den i regnearkprogrammet og lagre den som en Excel-arbeidsbok (.xlsx).
bulk-format-xls = Dette er en gammel Excel-fil (.xls). Lagre den som en Excel-arbeidsbok (.xlsx).
bulk-format-password = Filen er beskyttet med passord. Lagre den uten passord.
bulk-format-damaged = Filen er skadet. Åpne den i regnearkprogrammet og lagre den på nytt.
bulk-format-other = Dette er ikke en Excel-arbeidsbok. Lagre filen som en Excel-arbeidsbok (.xlsx).
bulk-file-too-large = Filen kan ikke være større enn 5 MB.
bulk-no-rows = Vi fant ingen bestillinger i denne filen. Én rad har navnene på kolonnene, og hver rad under den er en bestilling.
bulk-too-many-rows = Filen har { $rows } rader. Du kan bestille høyst { $most } om gangen: del filen opp.
bulk-columns-missing =
    { $count ->
        [1] En kolonne mangler: { $columns }. Malen har alle.
       *[other] Noen kolonner mangler: { $columns }. Malen har alle.
    }
bulk-sheets-looked-at = Vi så på disse arkene: { $sheets }.
bulk-examples-not-read = Arket { $sheets } har rader, men er til eksempler. Flytt bestillingene til det første arket, lagre filen og velg den på nytt.
bulk-columns-alike = Disse kolonnene betyr det samme, men har ulikt innhold: { $columns }. Behold den ene, eller gi de andre nytt navn.
bulk-too-many-columns = Filen er for bred: det står noe etter kolonne { $most }. Slett kolonnene du ikke trenger.
bulk-sheets-hidden = Alle arkene i filen er skjult: { $sheets }. Vis arket med bestillingene, lagre filen og velg den på nytt.
bulk-rows-hidden =
    { $rows ->
        [1] Den eneste bestillingen i filen står i en skjult eller gjennomstreket rad. Vis raden, lagre filen og velg den på nytt.
       *[other] Alle { $rows } bestillingene i filen står i skjulte eller gjennomstrekede rader. Vis radene, lagre filen og velg den på nytt.
    }
bulk-rows-closed = Alle bestillingene i filen er allerede avsluttet, statusen er { $states }. Vil du bestille dem likevel, sletter du kolonnen med status, lagrer filen og velger den på nytt.
bulkfile-not-opened = Vi kunne ikke laste regnearkleseren. Sjekk forbindelsen og prøv igjen.
bulkfile-reading = Leser { $name } …
bulkfile-checking = Rader sjekket: { $checked } av { $rows }
bulkfile-sending = Det er ingen feil i { $name }. Filen sendes …
bulkfile-ready-not-sent = { $name } kunne ikke sendes. Det er ingen feil i filen: du kan bare sende den på nytt.
bulkfile-send-again = Send på nytt
bulkfile-read = Dette leste vi
bulkfile-read-sheet = Ark { $sheet }, kolonnenavn i rad { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] Arket { $sheets } leses ikke.
       *[other] Disse arkene leses ikke: { $sheets }.
    }
bulkfile-read-column = kolonne { $letter }
bulkfile-left-out =
    { $count ->
        [1] Denne kolonnen er utelatt: { $columns }.
       *[other] { $count } kolonner er utelatt: { $columns }.
    }
bulkfile-left-out-more =
    { $count ->
        [one] { $count } til
       *[other] { $count } til
    }
bulkfile-read-hidden-columns = Skjult i filen din, men lest: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } rad er skjult eller gjennomstreket i filen din og blir ikke med.
       *[other] { $count } rader er skjult eller gjennomstreket i filen din og blir ikke med.
    }
bulkfile-closed-left-out = Rader som ikke blir med på grunn av statusen: { $count } ({ $states }).
bulkfile-hidden-too = Bestill disse radene også
bulkfile-title = Sjekk { $name }
bulkfile-rows =
    { $count ->
        [one] { $count } rad
       *[other] { $count } rader
    }
bulkfile-faults =
    { $count ->
        [0] Ingen feil
        [one] { $count } feil
       *[other] { $count } feil
    }
bulkfile-concerns =
    { $count ->
        [one] { $count } rad å se over
       *[other] { $count } rader å se over
    }
bulkfile-next-fault = Neste feil
bulkfile-faulty-only = Bare rader med feil
bulkfile-remove-repeats =
    { $count ->
        [1] Fjern den gjentatte raden
       *[other] Fjern { $count } gjentatte rader
    }
bulkfile-grid = Bestillingene i filen
bulkfile-keys = Enter redigerer en celle, Ctrl + Z angrer, F8 går til neste feil. Du kan lime inn celler fra et regneark.
bulkfile-row = Rad { $row }
bulkfile-cell = Rad { $row }, { $column }
bulkfile-cell-fine = Ingen feil her.
bulkfile-cell-empty = tom
bulkfile-remove-row = Fjern raden
bulkfile-remove-row-of = Fjern rad { $row }
bulkfile-own-point = Valgt avhentingssted
bulkfile-no-choice = Velg
bulkfile-fill-for =
    { $count ->
        [one] { $count } rad har samme feil.
       *[other] { $count } rader har samme feil.
    }
bulkfile-fill-with = Det samme for alle
bulkfile-fill = Fyll inn
bulkfile-card-all = Alle felt
bulkfile-card-fewer = Færre felt
bulkfile-no-rows-left = Alle radene er fjernet. Angre, eller velg en annen fil.
bulkfile-none-faulty = Ingen rader har feil nå.
bulkfile-send =
    { $count ->
        [one] Send { $count } rad
       *[other] Send { $count } rader
    }
bulkfile-send-faulty = Send med feil
bulkfile-send-anyway = Send likevel
bulkfile-keep-on = Fortsett å rette
bulkfile-ask-send =
    { $count ->
        [one] { $count } rad har fortsatt en feil: ingenting bestilles for den. Alle de andre radene kan bestilles.
       *[other] { $count } rader har fortsatt feil: ingenting bestilles for dem. Alle de andre radene kan bestilles.
    }
bulkfile-ask-leave = Rettelsene dine går tapt.
bulkfile-leave-anyway = Forkast rettelsene
bulkfile-not-sent = Radene kunne ikke sendes. Ingenting av det du har rettet, er tapt.
bulkfile-said-left =
    { $count ->
        [0] Ingen feil igjen.
        [one] { $count } feil igjen.
       *[other] { $count } feil igjen.
    }
bulkfile-said-pasted =
    { $count ->
        [one] { $count } celle limt inn.
       *[other] { $count } celler limt inn.
    }
bulkfile-said-filled =
    { $count ->
        [one] Fylt inn for { $count } rad.
       *[other] Fylt inn for { $count } rader.
    }
bulkfile-said-undone = Angret.
bulkfile-said-removed = Rad { $row } er fjernet.
bulkfile-said-repeats-removed =
    { $count ->
        [one] { $count } gjentatt rad er fjernet.
       *[other] { $count } gjentatte rader er fjernet.
    }
