board-view = Näkymä
board-view-list = Luettelo
board-view-board = Taulu
board-command = Kaikkien tilausten taulu
board-command-lists = Tilausluettelot
board-summary =
    { $underWay ->
        [0] Ei tilauksia käynnissä
       *[other] { $underWay } käynnissä
    }{ $needsYou ->
        [0] , kaikki aikataulussa
        [one] , { $needsYou } vaatii huomiota
       *[other] , { $needsYou } vaatii huomiota
    }
board-list =
    .aria-label = Käynnissä olevat tilaukset, huomiota vaativat ensin
board-map =
    .aria-label = Käynnissä olevien tilausten kartta
board-group-needs-you = Vaatii huomiota
board-group-waiting = Odottaa lähettiä
board-group-rider-coming = Lähetti tulossa
board-waiting =
    { $count ->
        [one] Näytä { $count } muutos
       *[other] Näytä { $count } muutosta
    }
board-legend-urgent = Myöhässä tai epäonnistunut
board-legend-at-risk = Vaatii huomiota
board-legend-in-time = Aikataulussa
board-pin-rider = Lähetti { $name }, asiakas { $customer }
board-pin-rider-unnamed = Lähetti, asiakas { $customer }

board-chosen =
    .aria-label = Valittu tilaus
board-chosen-close =
    .aria-label = Sulje tilaus
board-details = Tiedot
board-call-customer = Soita asiakkaalle
board-cannot-cancel = Tilausta ei voi nyt perua. Syy näkyy tilauksen tiedoissa.
