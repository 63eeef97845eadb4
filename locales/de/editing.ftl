edit-order-action = Bearbeiten
edit-title = Bestellung bearbeiten
edit-banner = Sie bearbeiten die Bestellung für { $name } ({ $day })
edit-cancel = Bearbeitung abbrechen
edit-not-available = Bestellungen können hier nicht bearbeitet werden. Das ist eine neue Anforderung.
edit-nothing-changed = Es gibt keine Änderungen zu speichern.
edit-lock-customer = Für wen die Bestellung ist, lässt sich nicht ändern
edit-lock-settled = Mit der Bestellung festgelegt
edit-lock-status = Das lässt sich jetzt nicht mehr ändern
edit-moved-on = Diese Bestellung ist inzwischen weiter und kann nicht mehr geändert werden.
edit-moved-on-kept = Ihre Eingaben bleiben hier, bis Sie die Seite verlassen.
edit-follow = Bestellung verfolgen
edit-new-request = Neuen Kurier anfordern
edit-locked-title = Diese Bestellung kann nicht mehr geändert werden
edit-locked-text = Die Bestellung { $orderId } kann nicht mehr geändert werden. Sie können sie verfolgen oder einen neuen Kurier anfordern.
edit-unreadable-title = Diese Bestellung konnte nicht geöffnet werden
edit-not-found = An diesem Abholort gibt es keine Bestellung { $orderId }.
edit-changes =
    { $count ->
        [0] Änderungen
        [one] { $count } Änderung
       *[other] { $count } Änderungen
    }
edit-changes-none = Noch keine Änderungen.
edit-change-position = Ort auf der Karte
edit-change-nothing = nichts
edit-change-before = Vorher:
edit-change-after = Nachher:
edit-change-moved = Um { $distance } verschoben
edit-fee-more = { $amount } mehr
edit-fee-less = { $amount } weniger
edit-fee-changed-text = Sie betrug { $before } und beträgt jetzt { $after }. Änderungen zur neuen Gebühr speichern?
edit-fee-changed-accept = Für { $after } speichern
edit-fee-changed-refuse = Nicht speichern
edit-kept-charge-title = Die Differenz wird nicht erstattet
request-updated = Bestellung geändert!
request-not-updated = Die Bestellung konnte nicht geändert werden.
again-action = Erneut bestellen
again-banner = Erneute Bestellung für { $name } ({ $day })
again-banner-hint = Wir berechnen die Gebühr neu. Prüfen Sie Inhalt und Warenwert.
again-cancel = Mit leerem Formular beginnen
again-check = Aus der Bestellung vom { $day } – bitte prüfen
request-placed-elsewhere = Diese Bestellung wurde bereits in einem anderen Tab aufgegeben und deshalb nicht noch einmal. Hier ist sie.
edit-kept-charge = Sie haben { $paid } mit Karte bezahlt. Die Lieferung kostet jetzt { $fee }, die Differenz von { $left } wird nicht erstattet.
