search-recent = Căutări recente
search-recent-clear = Ștergeți căutările recente
search-found =
    { $count ->
        [0] Nicio comandă găsită
        [1] O comandă găsită
        [few] { $count } comenzi găsite
       *[other] { $count } de comenzi găsite
    }
