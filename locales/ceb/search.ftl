search-recent = Bag-ong mga gipangita
search-recent-clear = I-clear ang mga gipangita
search-found =
    { $count ->
        [0] Walay nakit-ang order
        [1] Usa ka order ang nakit-an
       *[other] { $count } ka order ang nakit-an
    }
