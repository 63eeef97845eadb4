## All orders under way in one list and on one map

board-view = Zobrazení
board-view-list = Seznam
board-view-board = Dispečink
board-command = Dispečink: všechny objednávky
board-command-lists = Seznamy objednávek
board-summary =
    { $underWay ->
        [0] Nic není na cestě
       *[other] Probíhá: { $underWay }
    }{ $needsYou ->
        [0] , nic na vás nečeká
       *[other] , čeká na vás: { $needsYou }
    }
board-list =
    .aria-label = Probíhající objednávky, nejdřív ty, které na vás čekají
board-map =
    .aria-label = Mapa všech probíhajících objednávek
board-group-needs-you = Čeká na vás
board-group-waiting = Čeká na kurýra
board-group-rider-coming = Kurýr přijíždí
board-waiting =
    { $count ->
        [one] Zobrazit { $count } změnu
        [few] Zobrazit { $count } změny
       *[other] Zobrazit { $count } změn
    }
board-legend-urgent = Po termínu nebo selhalo
board-legend-at-risk = Čeká na vás
board-legend-in-time = Včas
board-pin-rider = Kurýr { $name }, veze pro: { $customer }
board-pin-rider-unnamed = Kurýr pro zákazníka { $customer }

## The chosen order

board-chosen =
    .aria-label = Vybraná objednávka
board-chosen-close =
    .aria-label = Zrušit výběr
board-details = Podrobnosti
board-call-customer = Volat zákazníkovi
board-cannot-cancel = Tuto objednávku teď nelze zrušit. Důvod je v jejích podrobnostech.
