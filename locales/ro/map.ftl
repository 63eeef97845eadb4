map-name = Hartă
map-keys = Săgețile mută harta, plus și minus o măresc și o micșorează.
map-zoom-in = Măriți
map-zoom-out = Micșorați
map-pin-keys = Săgețile mută marcajul, cu Shift în pași mai mari.
map-cluster =
    { $count ->
        [one] { $count } comandă
        [few] { $count } comenzi
       *[other] { $count } de comenzi
    }{ $needing ->
        [0] {""}
       *[other] , { $needing } necesită atenție
    }
field-times-in = Fus orar: { $zone }
