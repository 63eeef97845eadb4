order-tracking-title = Bestellverfolgung
order-search-label = Bestellungen durchsuchen
order-search =
    .placeholder = Name, Telefon, Code oder Bestellnummer
order-search-short =
    .placeholder = Suchen
order-lists = Bestellungen nach Stand
order-list-new = Neu
order-list-scheduled = Geplant
order-list-collected = Abgeholt
order-list-delivered = Geliefert
order-list-cancelled = Storniert
order-list-results = Gefunden
order-list-needing = { $count } mit Handlungsbedarf
order-live = Live
order-connecting = Wird verbunden
order-reconnecting = Wird neu verbunden
order-updated-ago = Aktualisiert { $ago }
order-waiting =
    { $count ->
        [one] { $count } neue Bestellung anzeigen
       *[other] { $count } neue Bestellungen anzeigen
    }
order-status = Status
order-column-amount = Zu kassieren
order-scheduled-for = Für { $time }
order-nothing-to-collect = Nichts zu kassieren
order-announce-one = Bestellung für { $customer }: { $status }
order-announce-several =
    { $count ->
        [one] { $count } Bestellung hat sich geändert
       *[other] { $count } Bestellungen haben sich geändert
    }
order-empty-new-title = Keine neuen Bestellungen
order-empty-new-text = Fordern Sie einen Kurier an, und die Bestellung erscheint sofort hier.
order-empty-scheduled-title = Nichts geplant
order-empty-scheduled-text = Bestellungen für später am Tag und die nächsten zwei Tage warten hier, bis es so weit ist.
order-empty-collected-title = Nichts unterwegs
order-empty-collected-text = Sobald ein Kurier eine Bestellung abholt, können Sie sie hier verfolgen.
order-empty-delivered-title = Heute noch nichts geliefert
order-empty-delivered-text = Hier sammeln sich die Bestellungen, die heute geliefert oder zurückgebracht wurden.
order-empty-cancelled-title = Heute keine stornierten Bestellungen
order-empty-cancelled-text = So soll es sein.
order-empty-results-title = Keine passende Bestellung
order-empty-results-text = Gesucht wird nur in den aktuellen Bestellungen. Versuchen Sie es mit einem Teil des Namens, einer Telefonnummer, einem Code oder einer Bestellnummer.
order-clear-search = Suche leeren
order-lists-kept = Die Listen oben sind vielleicht nicht mehr aktuell.
order-details =
    .aria-label = Angaben zur Bestellung
order-details-none-title = Bestellung auswählen
order-details-none-text = Hier sehen Sie dann Ablauf, Kurier und Kunde.
order-details-close =
    .aria-label = Angaben schließen
order-details-back =
    .aria-label = Zurück zur Liste
order-not-found-title = Diese Bestellung wurde nicht gefunden
order-not-found-text = Vielleicht gehört sie zu einem anderen Abholort, oder die Webadresse enthält einen Tippfehler.
order-code = Bestellcode
order-number = Bestellnummer
order-copy-number =
    .aria-label = Bestellnummer kopieren
order-copy-failed = Kopieren nicht möglich. Bitte markieren und kopieren Sie den Text selbst.
order-more-actions = Weitere Aktionen
order-share-tracking-text = Verfolgen Sie Ihre Bestellung hier:
order-placed-at = Bestellt: { $time }
order-progress = Ablauf
order-rider = Kurier
order-rider-none = Noch kein Kurier
order-rider-seen = Zuletzt gesehen { $ago }
order-call =
    .aria-label = { $name } anrufen, { $phone }
order-customer = Kunde
order-recipient-notes = Vom Kunden, über den Tracking-Link
order-cold-bag = Kühltasche
order-payment = Zahlung
order-payment-paid = Bereits bezahlt
order-cancelled-because = Grund: { $reason }
order-pin-destination = Kunde: { $name }
order-map-failed = Die Karte kann nicht angezeigt werden. Alle Angaben stehen darunter.
order-cancel = Stornieren
order-cancel-refused-too-early = Stornieren ist möglich, sobald die Bestellung eingegangen ist.
order-cancel-refused-within-grace = Die Zahlung wurde gerade bestätigt. Stornieren ist in { $left } Min. möglich.
order-cancel-refused-too-far-along = Ein Kurier kümmert sich bereits um diese Bestellung. Sie kann hier nicht mehr storniert werden.
order-cancel-refused-delayed = Eine verzögerte Bestellung kann hier nicht storniert werden.
order-cancel-refused-finished = Diese Bestellung ist abgeschlossen.
order-cancel-refused-unknown-status = Der Status dieser Bestellung ist nicht bekannt. Sie kann deshalb hier nicht storniert werden.
order-cancel-title = Bestellung für { $customer } stornieren?
order-cancel-text = Wir benachrichtigen den Kurier und den Kunden. Das lässt sich nicht rückgängig machen.
order-cancel-why = Warum wird storniert?
order-cancel-reason-customer-cancelled = Kunde hat storniert
order-cancel-reason-item-unavailable = Artikel nicht verfügbar
order-cancel-reason-wrong-details = Falsche Angaben
order-cancel-reason-delay-too-long = Dauert zu lange
order-cancel-reason-other = Anderer Grund
order-cancel-words = In Ihren Worten
order-cancel-words-left =
    { $count ->
        [one] Noch { $count } Zeichen
       *[other] Noch { $count } Zeichen
    }
order-cancel-words-over =
    { $count ->
        [one] { $count } Zeichen zu viel
       *[other] { $count } Zeichen zu viel
    }
order-cancel-problem-reason-missing = Bitte wählen Sie einen Grund.
order-cancel-problem-text-missing = Bitte nennen Sie kurz den Grund.
order-cancel-problem-text-too-long = Bitte kürzen Sie den Text auf 200 Zeichen.
order-cancel-keep = Nicht stornieren
order-was-cancelled = Die Bestellung für { $customer } ist storniert.
action-attempt-cancel = Bestellung wird storniert…
error-cant-retrieve-current-orders = Die aktuellen Bestellungen konnten nicht geladen werden. { $because }
error-cant-cancel-order = Die Bestellung konnte nicht storniert werden. { $because }
order-not-loaded = Das konnte nicht geladen werden. { $because }
order-address = Adresse
order-fees = Liefergebühren
