search-recent = Legutóbbi keresések
search-recent-clear = Legutóbbi keresések törlése
search-found =
    { $count ->
        [0] Nincs találat
        [1] Egy rendelés található
       *[other] { $count } rendelés található
    }
