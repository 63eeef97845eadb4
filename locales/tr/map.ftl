map-name = Harita
map-keys = Ok tuşları haritayı kaydırır, artı ve eksi tuşları yakınlaştırıp uzaklaştırır.
map-zoom-in = Yakınlaştır
map-zoom-out = Uzaklaştır
map-pin-keys = Ok tuşları işareti taşır, Shift ile daha büyük adımlarla.
map-cluster =
    { $count ->
        [one] { $count } sipariş
       *[other] { $count } sipariş
    }{ $needing ->
        [0] {""}
        [one] , { $needing } tanesi sizi bekliyor
       *[other] , { $needing } tanesi sizi bekliyor
    }
field-times-in = Tüm saatler: { $zone }
