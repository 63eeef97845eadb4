search-recent = Senaste sökningar
search-recent-clear = Rensa senaste sökningar
search-found =
    { $count ->
        [0] Ingen order matchar
        [1] En order matchar
       *[other] { $count } ordrar matchar
    }
