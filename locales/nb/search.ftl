search-recent = Siste søk
search-recent-clear = Slett siste søk
search-found =
    { $count ->
        [0] Ingen bestillinger funnet
        [1] Én bestilling funnet
       *[other] { $count } bestillinger funnet
    }
