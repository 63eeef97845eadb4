search-recent = Son aramalar
search-recent-clear = Son aramaları temizle
search-found =
    { $count ->
        [0] Eşleşen sipariş yok
        [1] Bir sipariş eşleşti
       *[other] { $count } sipariş eşleşti
    }
