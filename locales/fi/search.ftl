search-recent = Edelliset haut
search-recent-clear = Tyhjennä edelliset haut
search-found =
    { $count ->
        [0] Ei löytynyt tilauksia
        [1] Yksi tilaus löytyi
       *[other] { $count } tilausta löytyi
    }
