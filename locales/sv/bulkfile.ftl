bulk-column-phone-number = Telefonnummer
bulk-column-unit = Lägenhet
bulk-column-payment-type = Betalningstyp
bulk-column-deliver-at = Leveranstid
bulk-payment-paid = Betalt
bulk-payment-online = Betalt på nätet
bulk-collection-point-unknown = Du har ingen hämtplats med det namnet. Välj en, eller lämna cellen tom.
bulk-payment-type-unknown = Vi känner inte till betalningstypen. Välj en.
bulk-time-unreadable = Skriv tiden som { $forms }, eller lämna cellen tom för leverans snarast.
bulk-time-without-day = Tiden saknar dag. Skriv den som { $forms }.
bulk-phone-several = Här finns mer än ett telefonnummer. Behåll det som budet ska ringa.
bulk-cell-error = Det här är ett fel i kalkylbladet, inte ett värde. Skriv in värdet eller töm cellen.
bulk-cell-without-result = Formeln har inget resultat än. Öppna och spara filen i ditt kalkylprogram, eller skriv in värdet här.
bulk-row-repeats = Raden gäller samma sak som rad { $row }.
bulk-row-ordered-today = Raden liknar order { $order } från i dag.
bulk-row-hidden = Raden är dold eller överstruken i din fil.
bulk-row-closed = I filen står det om den här ordern: { $state }.
bulk-row-zero = En cell i raden innehåller bara 0, som en formel ger för en tom cell. Ta bort nollan om den inte stämmer.
bulkfile-choose = Välj en Excel-fil
bulkfile-drop = eller släpp den här
bulkfile-accepted = En XLSX-fil på högst 5 MB med upp till { $rows } ordrar: en på varje rad
bulkfile-checked-here = Varje rad kontrolleras här på skärmen innan något beställs.
bulkfile-template = Ladda ner mall
bulkfile-template-hint = Ett kalkylblad med rätt kolumner, att fylla i.
bulkfile-template-example = Exempel
bulkfile-template-columns = Kolumner
bulkfile-others = En fil i taget. Nu används { $name }.
bulk-format-invalid = Filformatet är ogiltigt
bulk-format-csv = Det är en textfil (CSV). Öppna den i ditt kalkylprogram och spara den som en Excel-arbetsbok (.xlsx).
bulk-format-xls = Det är en gammal Excel-fil (.xls). Spara den som en Excel-arbetsbok (.xlsx).
bulk-format-password = Filen är skyddad med lösenord. Spara den utan lösenord.
bulk-format-damaged = Filen är skadad. Öppna den i ditt kalkylprogram och spara den igen.
bulk-format-other = Det är ingen Excel-arbetsbok. Spara filen som en Excel-arbetsbok (.xlsx).
bulk-file-too-large = Filen får vara högst 5 MB
bulk-no-rows = Vi hittade inga ordrar i filen. En rad anger kolumnernas namn, varje rad under den är en order.
bulk-too-many-rows = Filen har { $rows } rader. Högst { $most } kan beställas på en gång: dela upp filen.
bulk-columns-missing =
    { $count ->
        [1] En kolumn saknas: { $columns }. Mallen har alla kolumner.
       *[other] Kolumner saknas: { $columns }. Mallen har alla kolumner.
    }
bulk-sheets-looked-at = Vi tittade på de här bladen: { $sheets }.
bulk-examples-not-read = Bladet { $sheets } har rader, men är till för exempel. Flytta dina ordrar till det första bladet, spara filen och välj den igen.
bulk-columns-alike = De här kolumnerna betyder samma sak men har olika innehåll: { $columns }. Behåll en av dem, eller byt namn på de andra.
bulk-too-many-columns = Filen är för bred: det finns något bortom kolumn { $most }. Ta bort de kolumner du inte behöver.
bulk-sheets-hidden = Alla blad i filen är dolda: { $sheets }. Visa bladet med ordrarna, spara filen och välj den igen.
bulk-rows-hidden =
    { $rows ->
        [1] Filens enda order ligger på en dold eller överstruken rad. Visa den, spara filen och välj den igen.
       *[other] Alla { $rows } ordrar i filen ligger på dolda eller överstrukna rader. Visa dem, spara filen och välj den igen.
    }
bulk-rows-closed = Alla ordrar i filen är redan avslutade, deras status är { $states }. Vill du beställa dem ändå, ta bort kolumnen med status, spara filen och välj den igen.
bulkfile-not-opened = Det gick inte att läsa in verktyget som läser kalkylblad. Kontrollera anslutningen och försök igen.
bulkfile-reading = Läser { $name }…
bulkfile-checking = Kontrollerade rader: { $checked } av { $rows }
bulkfile-sending = Inga fel i { $name }. Filen skickas…
bulkfile-ready-not-sent = { $name } kunde inte skickas. Det är inget fel på filen: skicka den bara igen.
bulkfile-send-again = Skicka igen
bulkfile-read = Det vi har läst
bulkfile-read-sheet = Blad { $sheet }, kolumnnamn på rad { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] Bladet { $sheets } läses inte.
       *[other] De här bladen läses inte: { $sheets }.
    }
bulkfile-read-column = kolumn { $letter }
bulkfile-left-out =
    { $count ->
        [1] Den här kolumnen tas inte med: { $columns }.
       *[other] { $count } kolumner tas inte med: { $columns }.
    }
bulkfile-left-out-more =
    { $count ->
        [one] { $count } till
       *[other] { $count } till
    }
bulkfile-read-hidden-columns = Dolda i din fil, men lästa: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } rad är dold eller överstruken i din fil och tas inte med.
       *[other] { $count } rader är dolda eller överstrukna i din fil och tas inte med.
    }
bulkfile-closed-left-out = Rader som inte tas med på grund av sin status: { $count } ({ $states }).
bulkfile-hidden-too = Ta med dessa rader också
bulkfile-title = Kontrollera { $name }
bulkfile-rows =
    { $count ->
        [one] { $count } rad
       *[other] { $count } rader
    }
bulkfile-faults =
    { $count ->
        [0] Inga fel
        [one] { $count } fel
       *[other] { $count } fel
    }
bulkfile-concerns =
    { $count ->
        [one] { $count } rad att granska
       *[other] { $count } rader att granska
    }
bulkfile-next-fault = Nästa fel
bulkfile-faulty-only = Bara rader med fel
bulkfile-remove-repeats =
    { $count ->
        [1] Ta bort den upprepade raden
       *[other] Ta bort { $count } upprepade rader
    }
bulkfile-grid = Ordrar i filen
bulkfile-keys = Enter ändrar en cell, Ctrl + Z ångrar, F8 går till nästa fel. Du kan klistra in celler från ett kalkylblad.
bulkfile-row = Rad { $row }
bulkfile-cell = Rad { $row }, { $column }
bulkfile-cell-fine = Här finns inget fel.
bulkfile-cell-empty = tom
bulkfile-remove-row = Ta bort rad
bulkfile-remove-row-of = Ta bort rad { $row }
bulkfile-own-point = Vald hämtplats
bulkfile-no-choice = Välj
bulkfile-fill-for =
    { $count ->
        [one] { $count } rad har samma fel.
       *[other] { $count } rader har samma fel.
    }
bulkfile-fill-with = Samma för alla
bulkfile-fill = Fyll i
bulkfile-card-all = Alla fält
bulkfile-card-fewer = Färre fält
bulkfile-no-rows-left = Alla rader är borttagna. Ångra, eller välj en annan fil.
bulkfile-none-faulty = Nu finns det inga rader med fel.
bulkfile-send =
    { $count ->
        [one] Skicka { $count } rad
       *[other] Skicka { $count } rader
    }
bulkfile-send-faulty = Skicka trots fel
bulkfile-send-anyway = Skicka ändå
bulkfile-keep-on = Fortsätt rätta
bulkfile-ask-send =
    { $count ->
        [one] { $count } rad har fortfarande fel: den blir ingen order. Alla andra rader kan beställas.
       *[other] { $count } rader har fortfarande fel: de blir inga ordrar. Alla andra rader kan beställas.
    }
bulkfile-ask-leave = Dina rättelser går förlorade.
bulkfile-leave-anyway = Ta bort rättelserna
bulkfile-not-sent = Raderna kunde inte skickas. Allt du har rättat finns kvar.
bulkfile-said-left =
    { $count ->
        [0] Inga fel kvar.
        [one] { $count } fel kvar.
       *[other] { $count } fel kvar.
    }
bulkfile-said-pasted =
    { $count ->
        [one] { $count } cell inklistrad.
       *[other] { $count } celler inklistrade.
    }
bulkfile-said-filled =
    { $count ->
        [one] Ifyllt på { $count } rad.
       *[other] Ifyllt på { $count } rader.
    }
bulkfile-said-undone = Ångrat.
bulkfile-said-removed = Rad { $row } är borttagen.
bulkfile-said-repeats-removed =
    { $count ->
        [one] { $count } upprepad rad borttagen.
       *[other] { $count } upprepade rader borttagna.
    }
