## All orders under way in one list and on one map

board-needs-you = Čeká na vás ({ $count })
board-open = Přehled
board-to-lists = Seznamy
board-command = Přehled všech objednávek
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
board-show-map = Mapa
board-show-list = Seznam
board-group-needs-you = Čeká na vás
board-group-waiting = Čeká na kurýra
board-group-rider-coming = Kurýr přijíždí
board-group-on-the-way = Na cestě
board-group-scheduled = Naplánované
board-waiting =
    { $count ->
        [one] Zobrazit { $count } změnu
        [few] Zobrazit { $count } změny
       *[other] Zobrazit { $count } změn
    }
board-legend-urgent = Po termínu nebo selhalo
board-legend-at-risk = Čeká na vás
board-legend-in-time = Včas
# What the letter in a pin is
board-legend-letter = První písmeno místa vyzvednutí
board-pin-rider = Kurýr { $name }, veze pro: { $customer }

## Why an order needs somebody. $time: "12 min", "2 hr, 5 min"

board-need-payment-failed = Platba selhala před { $time }
board-need-stalled = Stojí už { $time }
board-need-no-address = Chybí adresa
board-need-overdue = { $time } po termínu
board-need-no-rider = Bez kurýra už { $time }
board-need-at-customer = Kurýr je u zákazníka už { $time }
board-need-rider-waits = Kurýr u vás čeká už { $time }
board-need-past-estimate = { $time } po odhadu
board-need-returning = Vrací se už { $time }
board-need-delayed = Zdržení už { $time }
board-need-overdue-soon = Nejspíš { $time } po termínu
board-need-not-collected = Zbývá { $time }, nevyzvednuto

## The chosen order

board-chosen =
    .aria-label = Vybraná objednávka
board-chosen-close =
    .aria-label = Zrušit výběr
board-details = Podrobnosti
board-call-rider = Volat kurýrovi
board-call-customer = Volat zákazníkovi
board-copy-link = Kopírovat odkaz
board-cannot-cancel = Tuto objednávku teď nelze zrušit. Důvod je v jejích podrobnostech.
board-command-call-customer = Volat zákazníkovi vybrané objednávky
board-command-call-rider = Volat kurýrovi vybrané objednávky
board-command-copy-link = Kopírovat sledovací odkaz vybrané objednávky
board-command-cancel = Zrušit vybranou objednávku
