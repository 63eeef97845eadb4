board-view = Afișare
board-view-list = Listă
board-view-board = Panou
board-command = Panoul cu toate comenzile
board-command-lists = Listele de comenzi
board-summary =
    { $underWay ->
        [0] Nimic în curs
       *[other] { $underWay } în curs
    }{ $needsYou ->
        [0] , totul este în regulă
       *[other] , { $needsYou } necesită atenție
    }
board-list =
    .aria-label = Comenzi în curs, mai întâi cele care necesită atenție
board-map =
    .aria-label = Harta cu toate comenzile în curs
board-group-needs-you = Necesită atenție
board-group-waiting = Așteaptă un curier
board-group-rider-coming = Curierul vine
board-waiting =
    { $count ->
        [one] Afișați { $count } modificare
        [few] Afișați { $count } modificări
       *[other] Afișați { $count } de modificări
    }
board-legend-urgent = Termen depășit sau eșec
board-legend-at-risk = Necesită atenție
board-legend-in-time = La timp
board-pin-rider = Curier { $name }, pentru { $customer }
board-pin-rider-unnamed = Curier pentru { $customer }
board-chosen =
    .aria-label = Comanda selectată
board-chosen-close =
    .aria-label = Închideți comanda
board-details = Detalii
board-call-customer = Sunați clientul
board-cannot-cancel = Această comandă nu poate fi anulată acum. Motivul este în detaliile ei.
