map-name = Karta
map-keys = Piltangenterna flyttar kartan, plus och minus zoomar.
map-zoom-in = Zooma in
map-zoom-out = Zooma ut
map-pin-keys = Piltangenterna flyttar kartnålen, med Shift i större steg.
map-cluster =
    { $count ->
        [one] { $count } order
       *[other] { $count } ordrar
    }{ $needing ->
        [0] {""}
        [one] , { $needing } kräver åtgärd
       *[other] , { $needing } kräver åtgärd
    }
field-times-in = Alla tider: { $zone }
