history-range = Dager
history-range-yesterday = I går
history-range-past-week = Siste 7 dager
history-range-past-month = Siste 30 dager
history-range-custom = Andre dager
history-today = Dagens bestillinger finner du under «Sporing»
history-from = Første dag
history-to = Siste dag
history-date-missing = Velg en dag.
history-date-not-a-day = Skriv inn en gyldig dato.
history-date-after-today = Velg en dag som ikke er frem i tid.
history-date-reversed = Siste dag kan ikke være før den første.
history-date-too-long =
    { $days ->
        [one] Høyst { $days } dag om gangen.
       *[other] Høyst { $days } dager om gangen.
    }
history-status-any = Alle statuser
history-status-delivered-late = Levert for sent
history-outlet-any = Alle avhentingssteder
history-address-unreadable = En del av nettadressen kunne ikke leses og ble utelatt.
history-found =
    { $count ->
        [0] Ingen bestillinger
        [one] { $count } bestilling
       *[other] { $count } bestillinger
    }
history-found-so-far =
    { $count ->
        [0] Ingen bestillinger så langt
        [one] { $count } bestilling så langt
       *[other] { $count } bestillinger så langt
    }
history-found-of =
    { $count ->
        [one] { $shown } av { $count } bestilling
       *[other] { $shown } av { $count } bestillinger
    }
history-searched-text =
    { $more ->
        [yes] Søkt på kode, bestillingsnummer, navn og telefon i det som er lastet så langt. Vis flere for å søke lenger tilbake.
       *[no] Søkt på kode, bestillingsnummer, navn og telefon i alle bestillinger for disse dagene.
    }
history-searched-phone = Alle bestillinger for disse dagene til { $phone }.
history-searched-order = Søkt på bestillingsnummer, uansett dag og status.
history-searched-foreign-order = Bestillingsnumre på dette avhentingsstedet begynner med «{ $vendor }-». Skal du søke på et annet, velg det først ovenfor.
history-empty-title = Ingen bestillinger disse dagene
history-empty-text = Velg andre dager eller en annen status.
history-empty-page-title = Ingen treff ennå
history-empty-page-text = Ingen treff blant de nyeste bestillingene for disse dagene. Det finnes eldre.
history-resting-title = Hvilke dager?
history-resting-text = Velg første og siste dag ovenfor.
history-all-statuses = Vis alle statuser
history-show-more = Vis flere
history-kept = Bestillingene ovenfor står som de er.
history-table = Tidligere bestillinger
history-column-created = Bestilt
history-column-phone = Telefon
history-column-amount = Beløp
history-column-fee = Gebyr
history-column-duration = Brukt tid
history-total-all =
    { $count ->
        [one] I alt { $count } bestilling
       *[other] I alt { $count } bestillinger
    }
history-total-amounts = Beløp
error-cant-retrieve-past-orders = Kunne ikke laste tidligere bestillinger. { $because }
