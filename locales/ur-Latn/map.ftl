map-name = Map
map-keys = Arrow keys se map hilayein, plus aur minus se zoom karein.
map-zoom-in = Zoom in karein
map-zoom-out = Zoom out karein
map-pin-keys = Arrow keys se pin hilayein, Shift ke saath zyada hilti hai.
map-cluster =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }{ $needing ->
        [0] {""}
        [one] , { $needing } par tawajjo chahiye
       *[other] , { $needing } par tawajjo chahiye
    }
field-times-in = Time zone: { $zone }
