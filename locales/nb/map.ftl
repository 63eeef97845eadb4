map-name = Kart
map-keys = Piltastene flytter kartet, pluss og minus zoomer.
map-zoom-in = Zoom inn
map-zoom-out = Zoom ut
map-pin-keys = Piltastene flytter kartnålen, med Shift i større steg.
map-cluster =
    { $count ->
        [one] { $count } bestilling
       *[other] { $count } bestillinger
    }{ $needing ->
        [0] {""}
        [one] , { $needing } må følges opp
       *[other] , { $needing } må følges opp
    }
field-times-in = Alle klokkeslett: { $zone }
