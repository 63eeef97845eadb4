history-range = Dagar
history-range-yesterday = I går
history-range-past-week = Senaste 7 dagarna
history-range-past-month = Senaste 30 dagarna
history-range-custom = Andra dagar
history-today = Dagens ordrar finns i Orderspårning
history-from = Första dag
history-to = Sista dag
history-date-missing = Välj en dag.
history-date-not-a-day = Ange ett giltigt datum.
history-date-after-today = Välj i dag eller en tidigare dag.
history-date-reversed = Den sista dagen får inte vara före den första.
history-date-too-long =
    { $days ->
        [one] Högst { $days } dag åt gången.
       *[other] Högst { $days } dagar åt gången.
    }
history-status-any = Alla statusar
history-status-delivered-late = Sent levererad
history-outlet-any = Alla hämtplatser
history-address-unreadable = En del av webbadressen kunde inte läsas och togs inte med.
history-found =
    { $count ->
        [0] Inga ordrar
        [one] { $count } order
       *[other] { $count } ordrar
    }
history-found-so-far =
    { $count ->
        [0] Inga ordrar hittills
        [one] { $count } order hittills
       *[other] { $count } ordrar hittills
    }
history-found-of =
    { $count ->
        [one] { $shown } av { $count } order
       *[other] { $shown } av { $count } ordrar
    }
history-searched-text =
    { $more ->
        [yes] Sökt på kod, ordernummer, namn och telefon i det som har lästs in hittills. Visa fler för att söka längre tillbaka.
       *[no] Sökt på kod, ordernummer, namn och telefon i alla ordrar för de här dagarna.
    }
history-searched-phone = Alla ordrar de här dagarna för { $phone }.
history-searched-order = Sökt på ordernummer, oavsett dag och status.
history-searched-foreign-order = Ordernummer på den här hämtplatsen börjar med ”{ $vendor }-”. Hör ordern till en annan hämtplats? Välj den först ovan.
history-empty-title = Inga ordrar de här dagarna
history-empty-text = Välj andra dagar eller en annan status.
history-empty-page-title = Inga träffar än
history-empty-page-text = Ingen av de nyaste ordrarna för de här dagarna matchar. Det finns äldre.
history-resting-title = Vilka dagar?
history-resting-text = Välj första och sista dag ovan.
history-all-statuses = Visa alla statusar
history-show-more = Visa fler
history-kept = Ordrarna ovan finns kvar.
history-table = Tidigare ordrar
history-column-created = Skapad
history-column-phone = Telefon
history-column-amount = Varuvärde
history-column-fee = Avgift
history-column-duration = Till leverans
history-total-all =
    { $count ->
        [one] Totalt { $count } order
       *[other] Alla { $count } ordrar
    }
history-total-amounts = Varuvärde
error-cant-retrieve-past-orders = Det gick inte att läsa in tidigare ordrar. { $because }
