history-range = Tage
history-range-yesterday = Gestern
history-range-past-week = Letzte 7 Tage
history-range-past-month = Letzte 30 Tage
history-range-custom = Andere Tage
history-today = Heutige Bestellungen: siehe Bestellverfolgung
history-from = Erster Tag
history-to = Letzter Tag
history-date-missing = Bitte wählen Sie einen Tag.
history-date-not-a-day = Bitte geben Sie ein gültiges Datum ein.
history-date-after-today = Bitte wählen Sie einen Tag, der nicht in der Zukunft liegt.
history-date-reversed = Der letzte Tag darf nicht vor dem ersten liegen.
history-date-too-long =
    { $days ->
        [one] Höchstens { $days } Tag auf einmal.
       *[other] Höchstens { $days } Tage auf einmal.
    }
history-status-any = Jeder Status
history-status-delivered-late = Verspätet geliefert
history-outlet-any = Alle Abholorte
history-address-unreadable = Ein Teil dieser Webadresse konnte nicht gelesen werden und wurde ausgelassen.
history-found =
    { $count ->
        [0] Keine Bestellungen
        [one] { $count } Bestellung
       *[other] { $count } Bestellungen
    }
history-found-so-far =
    { $count ->
        [0] Bisher keine Bestellungen
        [one] Bisher { $count } Bestellung
       *[other] Bisher { $count } Bestellungen
    }
history-found-of =
    { $count ->
        [one] { $shown } von { $count } Bestellung
       *[other] { $shown } von { $count } Bestellungen
    }
history-searched-text =
    { $more ->
        [yes] Gesucht nach Code, Bestellnummer, Name und Telefon in den bisher geladenen Bestellungen. Zeigen Sie mehr an, um weiter zurück zu suchen.
       *[no] Gesucht nach Code, Bestellnummer, Name und Telefon in allen Bestellungen dieser Tage.
    }
history-searched-phone = Alle Bestellungen dieser Tage für { $phone }.
history-searched-order = Gesucht nach der Bestellnummer, unabhängig von Tag und Status.
history-searched-foreign-order = Bestellnummern dieses Abholorts beginnen mit „{ $vendor }-“. Für einen anderen Abholort wählen Sie ihn bitte zuerst oben aus.
history-empty-title = Keine Bestellungen an diesen Tagen
history-empty-text = Wählen Sie andere Tage oder einen anderen Status.
history-empty-page-title = Noch keine Treffer
history-empty-page-text = Unter den neuesten Bestellungen dieser Tage passt keine. Es gibt noch ältere.
history-resting-title = Welche Tage?
history-resting-text = Wählen Sie oben einen ersten und einen letzten Tag.
history-all-statuses = Jeden Status anzeigen
history-show-more = Mehr anzeigen
history-kept = Die Bestellungen oben bleiben, wie sie sind.
history-table = Frühere Bestellungen
history-column-created = Bestellt
history-column-phone = Telefon
history-column-amount = Betrag
history-column-fee = Gebühr
history-column-duration = Lieferdauer
history-total-all =
    { $count ->
        [one] Insgesamt { $count } Bestellung
       *[other] Insgesamt { $count } Bestellungen
    }
history-total-amounts = Beträge
error-cant-retrieve-past-orders = Die früheren Bestellungen konnten nicht geladen werden. { $because }
