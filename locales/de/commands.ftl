command-palette = Alle Befehle
command-placeholder = Was möchten Sie tun? Oder Bestellnummer, Name, Telefon…
command-none = Nichts gefunden. Versuchen Sie es mit weniger Buchstaben.
command-late = Der Rest ist noch nicht geladen. Prüfen Sie Ihre Verbindung; er erscheint hier, sobald er da ist.
command-found = { $count } Treffer
command-group-here = Auf dieser Seite
command-group-go = Wechseln zu
command-group-settings = Das Portal
command-request = Neue Anforderung
command-search = Bestellung suchen
command-find-orders = Bestellungen mit „{ $query }“ suchen
command-open-order = Bestellung { $orderId } öffnen
command-branch = Abholort: { $name } ({ $id })
command-section =
    Wechseln zu: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = Einzelne Buchstaben als Tastenkürzel
command-single-keys-hint = Nur außerhalb von Textfeldern. Schalten Sie sie aus, wenn sie Ihr Diktierprogramm oder Ihren Screenreader stören.
command-choose-order = Bitte wählen Sie zuerst eine Bestellung aus.
