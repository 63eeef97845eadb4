edit-order-action = Modificați
edit-title = Modificare comandă
edit-banner = Se modifică comanda pentru { $name } ({ $day })
edit-cancel = Renunțați
edit-not-available = Comenzile nu pot fi modificate aici. Aceasta este o solicitare nouă.
edit-nothing-changed = Nu există modificări de salvat.
edit-lock-customer = Clientul comenzii nu poate fi schimbat
edit-lock-settled = Stabilit la plasarea comenzii
edit-lock-status = Nu se mai poate modifica în acest stadiu
edit-moved-on = Comanda a avansat de când ați deschis-o și nu mai poate fi modificată.
edit-moved-on-kept = Ce ați scris se păstrează aici până părăsiți pagina.
edit-follow = Urmăriți comanda
edit-new-request = Solicitați alt curier
edit-locked-title = Această comandă nu mai poate fi modificată
edit-locked-text = Comanda { $orderId } nu mai poate fi modificată. O puteți urmări sau puteți solicita alt curier.
edit-unreadable-title = Nu am putut deschide această comandă
edit-not-found = Comanda { $orderId } nu există la acest punct de preluare.
edit-changes =
    { $count ->
        [0] Modificări
        [one] { $count } modificare
        [few] { $count } modificări
       *[other] { $count } de modificări
    }
edit-changes-none = Nicio modificare încă.
edit-change-position = Locul pe hartă
edit-change-nothing = nimic
edit-change-before = Înainte:
edit-change-after = După:
edit-change-moved = Mutat cu { $distance }
edit-fee-more = cu { $amount } mai mult
edit-fee-less = cu { $amount } mai puțin
edit-fee-changed-text = Era { $before }, acum este { $after }. Salvați modificările cu noul tarif?
edit-fee-changed-accept = Salvați la { $after }
edit-fee-changed-refuse = Nu salvați
edit-kept-charge-title = Diferența nu se rambursează
request-updated = Comandă modificată!
request-not-updated = Comanda nu a putut fi modificată.
again-action = Repetați comanda
again-banner = Comandă repetată pentru { $name } ({ $day })
again-banner-hint = Recalculăm tariful. Verificați produsele și valoarea lor.
again-cancel = Începeți cu un formular gol
again-check = Din comanda din { $day } – verificați
request-placed-elsewhere = Această comandă a fost deja plasată în altă filă, așa că nu o plasăm din nou. O găsiți aici.
edit-kept-charge = Ați plătit { $paid } cu cardul. Livrarea costă acum { $fee }, iar diferența de { $left } nu se rambursează.
