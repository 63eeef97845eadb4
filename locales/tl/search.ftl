search-recent = Mga huling hinanap
search-recent-clear = I-clear ang mga huling hinanap
search-found =
    { $count ->
        [0] Walang tumugmang order
        [1] Isang order ang tumugma
       *[other] { $count } order ang tumugma
    }
