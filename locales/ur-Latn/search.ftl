search-recent = Pichli searches
search-recent-clear = Pichli searches clear karein
search-found =
    { $count ->
        [0] Koi order nahi mila
        [1] Ek order mila
       *[other] { $count } orders mile
    }
