map-name = Térkép
map-keys = A nyílbillentyűk mozgatják a térképet, a plusz nagyít, a mínusz kicsinyít.
map-zoom-in = Nagyítás
map-zoom-out = Kicsinyítés
map-pin-keys = A nyílbillentyűk mozgatják a jelölőt, Shift billentyűvel nagyobb lépésekben.
map-cluster =
    { $count ->
        [one] { $count } rendelés
       *[other] { $count } rendelés
    }{ $needing ->
        [0] {""}
        [one] , { $needing } figyelmet igényel
       *[other] , { $needing } figyelmet igényel
    }
field-times-in = Időzóna: { $zone }
