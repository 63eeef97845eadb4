board-view = Ansicht
board-view-list = Liste
board-view-board = Board
board-command = Board mit allen Bestellungen
board-command-lists = Listen der Bestellungen
board-summary =
    { $underWay ->
        [0] Keine laufenden Bestellungen
        [one] { $underWay } laufende Bestellung
       *[other] { $underWay } laufende Bestellungen
    }{ $needsYou ->
        [0] , alles im Plan
        [one] , { $needsYou } mit Handlungsbedarf
       *[other] , { $needsYou } mit Handlungsbedarf
    }
board-list =
    .aria-label = Laufende Bestellungen, zuerst die mit Handlungsbedarf
board-map =
    .aria-label = Karte aller laufenden Bestellungen
board-group-needs-you = Handlungsbedarf
board-group-waiting = Warten auf Kurier
board-group-rider-coming = Kurier kommt
board-waiting =
    { $count ->
        [one] { $count } Änderung anzeigen
       *[other] { $count } Änderungen anzeigen
    }
board-legend-urgent = Überfällig oder fehlgeschlagen
board-legend-at-risk = Handlungsbedarf
board-legend-in-time = Pünktlich
board-pin-rider = Kurier { $name }, für { $customer }
board-pin-rider-unnamed = Kurier für { $customer }
board-chosen =
    .aria-label = Die ausgewählte Bestellung
board-chosen-close =
    .aria-label = Bestellung schließen
board-details = Details
board-call-customer = Kunden anrufen
board-cannot-cancel = Diese Bestellung kann gerade nicht storniert werden. Den Grund finden Sie in den Details.
