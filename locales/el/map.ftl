map-name = Χάρτης
map-keys = Τα βέλη μετακινούν τον χάρτη, το συν και το πλην αλλάζουν το ζουμ.
map-zoom-in = Μεγέθυνση
map-zoom-out = Σμίκρυνση
map-pin-keys = Τα βέλη μετακινούν την πινέζα, με Shift σε μεγαλύτερα βήματα.
map-cluster =
    { $count ->
        [one] { $count } παραγγελία
       *[other] { $count } παραγγελίες
    }{ $needing ->
        [0] {""}
        [one] , { $needing } χρειάζεται προσοχή
       *[other] , { $needing } χρειάζονται προσοχή
    }
field-times-in = Ζώνη ώρας: { $zone }
