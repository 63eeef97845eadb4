map-name = Kartta
map-keys = Nuolinäppäimet siirtävät karttaa, plus ja miinus lähentävät ja loitontavat.
map-zoom-in = Lähennä
map-zoom-out = Loitonna
map-pin-keys = Nuolinäppäimet siirtävät karttamerkkiä, Shift-näppäimen kanssa pidemmin askelin.
map-cluster =
    { $count ->
        [one] { $count } tilaus
       *[other] { $count } tilausta
    }{ $needing ->
        [0] {""}
        [one] , { $needing } vaatii huomiota
       *[other] , { $needing } vaatii huomiota
    }
field-times-in = Kaikki ajat: { $zone }
