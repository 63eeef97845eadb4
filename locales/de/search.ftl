search-recent = Letzte Suchen
search-recent-clear = Letzte Suchen löschen
search-found =
    { $count ->
        [0] Keine passende Bestellung
        [1] Eine passende Bestellung
       *[other] { $count } passende Bestellungen
    }
