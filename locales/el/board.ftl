board-view = Προβολή
board-view-list = Λίστα
board-view-board = Πίνακας
board-command = Πίνακας όλων των παραγγελιών
board-command-lists = Λίστες παραγγελιών
board-summary =
    { $underWay ->
        [0] Καμία σε εξέλιξη
       *[other] { $underWay } σε εξέλιξη
    }{ $needsYou ->
        [0] , όλα κανονικά
        [one] , { $needsYou } χρειάζεται προσοχή
       *[other] , { $needsYou } χρειάζονται προσοχή
    }
board-list =
    .aria-label = Παραγγελίες σε εξέλιξη, πρώτα όσες χρειάζονται προσοχή
board-map =
    .aria-label = Χάρτης όλων των παραγγελιών σε εξέλιξη
board-group-needs-you = Χρειάζονται προσοχή
board-group-waiting = Περιμένουν διανομέα
board-group-rider-coming = Έρχεται διανομέας
board-waiting =
    { $count ->
        [one] Εμφάνιση { $count } αλλαγής
       *[other] Εμφάνιση { $count } αλλαγών
    }
board-legend-urgent = Έχει αργήσει ή απέτυχε
board-legend-at-risk = Χρειάζεται προσοχή
board-legend-in-time = Στην ώρα της
board-pin-rider = Διανομέας { $name }, για: { $customer }
board-pin-rider-unnamed = Διανομέας για: { $customer }
board-chosen =
    .aria-label = Η επιλεγμένη παραγγελία
board-chosen-close =
    .aria-label = Κλείσιμο στοιχείων
board-details = Λεπτομέρειες
board-call-customer = Κλήση πελάτη
board-cannot-cancel = Αυτή η παραγγελία δεν μπορεί να ακυρωθεί τώρα. Ο λόγος φαίνεται στα στοιχεία της.
