search-recent = Carian terkini
search-recent-clear = Kosongkan carian terkini
search-found =
    { $count ->
        [0] Tiada pesanan yang sepadan
        [1] Satu pesanan sepadan
       *[other] { $count } pesanan sepadan
    }
