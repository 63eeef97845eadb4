map-name = Mapa
map-keys = Mobalhin ang mapa sa mga arrow key, mo-zoom sa plus ug minus.
map-zoom-in = I-zoom in
map-zoom-out = I-zoom out
map-pin-keys = Mobalhin ang pin sa mga arrow key, mas layo kon apil ang Shift.
map-cluster =
    { $count } ka order{ $needing ->
        [0] {""}
       *[other] , { $needing } ang angay atimanon
    }
field-times-in = Tanang oras: { $zone }
