board-view = View
board-view-list = Listahan
board-view-board = Board
board-command = Board ng lahat ng order
board-command-lists = Listahan ng mga order
board-summary =
    { $underWay ->
        [0] Walang ongoing
       *[other] { $underWay } ongoing
    }{ $needsYou ->
        [0] , maayos ang lahat
       *[other] , { $needsYou } dapat asikasuhin
    }
board-list =
    .aria-label = Mga ongoing na order, nauuna ang mga dapat asikasuhin
board-map =
    .aria-label = Mapa ng lahat ng ongoing na order
board-group-needs-you = Dapat asikasuhin
board-group-waiting = Wala pang rider
board-group-rider-coming = Parating ang rider
board-waiting = Ipakita ang { $count } pagbabago
board-legend-urgent = Overdue o failed
board-legend-at-risk = Dapat asikasuhin
board-legend-in-time = Nasa oras
board-pin-rider = Rider na si { $name }, para kay { $customer }
board-pin-rider-unnamed = Rider para kay { $customer }
board-chosen =
    .aria-label = Ang napiling order
board-chosen-close =
    .aria-label = Isara ang mga detalye ng order
board-details = Detalye
board-call-customer = Tawag sa customer
board-cannot-cancel = Hindi puwedeng i-cancel ngayon ang order na ito. Nasa detalye nito kung bakit.
