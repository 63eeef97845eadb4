board-view = View
board-view-list = Listahan
board-view-board = Board
board-command = Board sa tanang order
board-command-lists = Listahan sa mga order
board-summary =
    { $underWay ->
        [0] Walay ongoing nga order
       *[other] { $underWay } ka ongoing nga order
    }{ $needsYou ->
        [0] , okay ang tanan
       *[other] , { $needsYou } ang angay atimanon
    }
board-list =
    .aria-label = Mga ongoing nga order, una ang angay atimanon
board-map =
    .aria-label = Mapa sa tanang ongoing nga order
board-group-needs-you = Angay atimanon
board-group-waiting = Naghulat og rider
board-group-rider-coming = Padulong ang rider
board-waiting = Ipakita ang { $count } ka kausaban
board-legend-urgent = Lapas na sa oras o napakyas
board-legend-at-risk = Angay atimanon
board-legend-in-time = Sakto sa oras
board-pin-rider = Rider { $name }, para kang { $customer }
board-pin-rider-unnamed = Rider para kang { $customer }
board-chosen =
    .aria-label = Ang gipili nga order
board-chosen-close =
    .aria-label = Isira ang detalye
board-details = Detalye
board-call-customer = Tawgi ang customer
board-cannot-cancel = Dili ma-cancel kini nga order karon. Naa sa detalye ang rason.
