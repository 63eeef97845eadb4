map-name = Mapa
map-keys = Arrow keys para igalaw ang mapa, plus at minus para mag-zoom.
map-zoom-in = Mag-zoom in
map-zoom-out = Mag-zoom out
map-pin-keys = Arrow keys para igalaw ang pin, Shift para sa mas malaking galaw.
map-cluster =
    { $count } order{ $needing ->
        [0] {""}
       *[other] , { $needing } dapat asikasuhin
    }
field-times-in = Lahat ng oras: { $zone }
