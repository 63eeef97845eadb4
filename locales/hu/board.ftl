board-view = Nézet
board-view-list = Lista
board-view-board = Tábla
board-command = Az összes rendelés táblája
board-command-lists = Rendelések listái
board-summary =
    { $underWay ->
        [0] Nincs folyamatban lévő rendelés
       *[other] { $underWay } folyamatban
    }{ $needsYou ->
        [0] , minden rendben
        [one] , { $needsYou } figyelmet igényel
       *[other] , { $needsYou } figyelmet igényel
    }
board-list =
    .aria-label = Folyamatban lévő rendelések, elöl a figyelmet igénylők
board-map =
    .aria-label = Az összes folyamatban lévő rendelés térképe
board-group-needs-you = Figyelmet igényel
board-group-waiting = Futárra vár
board-group-rider-coming = Jön a futár
board-waiting =
    { $count ->
        [one] { $count } változás megjelenítése
       *[other] { $count } változás megjelenítése
    }
board-legend-urgent = Késésben vagy sikertelen
board-legend-at-risk = Figyelmet igényel
board-legend-in-time = Időben
board-pin-rider = Futár: { $name }, vevő: { $customer }
board-pin-rider-unnamed = Futár, vevő: { $customer }

board-chosen =
    .aria-label = A kiválasztott rendelés
board-chosen-close =
    .aria-label = Részletek bezárása
board-details = Részletek
board-call-customer = Vevő hívása
board-cannot-cancel = Ez a rendelés most nem mondható le. Az okát a részleteknél találja.
