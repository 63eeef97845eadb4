board-view = View
board-view-list = List
board-view-board = Board
board-command = Tamam orders ka board
board-command-lists = Orders ki lists
board-summary =
    { $underWay ->
        [0] Koi order jaari nahi
       *[other] { $underWay } jaari
    }{ $needsYou ->
        [0] , sab waqt par
        [one] , { $needsYou } par tawajjo chahiye
       *[other] , { $needsYou } par tawajjo chahiye
    }
board-list =
    .aria-label = Jaari orders, pehle woh jin par tawajjo chahiye
board-map =
    .aria-label = Tamam jaari orders ka map
board-group-needs-you = Tawajjo chahiye
board-group-waiting = Rider ka intezar
board-group-rider-coming = Rider aa raha hai
board-waiting =
    { $count ->
        [one] { $count } tabdeeli dikhayein
       *[other] { $count } tabdeeliyan dikhayein
    }
board-legend-urgent = Late ya fail
board-legend-at-risk = Tawajjo chahiye
board-legend-in-time = Waqt par
board-pin-rider = Rider { $name }, { $customer } ke liye
board-pin-rider-unnamed = { $customer } ke liye rider
board-chosen =
    .aria-label = Select kiya hua order
board-chosen-close =
    .aria-label = Order ki details band karein
board-details = Details
board-call-customer = Customer ko call
board-cannot-cancel = Yeh order abhi cancel nahi ho sakta. Wajah details mein likhi hai.
