map-name = Karte
map-keys = Pfeiltasten bewegen die Karte, Plus und Minus zoomen.
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-pin-keys = Pfeiltasten bewegen die Markierung, mit Shift in größeren Schritten.
map-cluster =
    { $count ->
        [one] { $count } Bestellung
       *[other] { $count } Bestellungen
    }{ $needing ->
        [0] {""}
        [one] , { $needing } mit Handlungsbedarf
       *[other] , { $needing } mit Handlungsbedarf
    }
field-times-in = Alle Zeiten: { $zone }
