command-palette = Minden parancs
command-placeholder = Mit szeretne tenni? Vagy rendelésszám, név, telefonszám…
command-none = Nincs találat. Próbálja kevesebb betűvel.
command-late = A többi még nem töltődött be. Ellenőrizze az internetkapcsolatot; amint betöltődik, itt megjelenik.
command-found =
    { $count ->
        [one] { $count } találat
       *[other] { $count } találat
    }
command-group-here = Ezen a képernyőn
command-group-go = Ugrás
command-group-settings = A portál
command-request = Új futárrendelés
command-search = Rendelés keresése
command-find-orders = Rendelések keresése: „{ $query }”
command-open-order = Rendelés megnyitása: { $orderId }
command-branch = Felvételi hely: { $name } ({ $id })
command-section =
    Ugrás: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }

command-single-keys = Egybetűs billentyűparancsok
command-single-keys-hint = Csak szövegmezőkön kívül működnek. Kapcsolja ki őket, ha zavarják a diktálást vagy a képernyőolvasót.
command-choose-order = Előbb válasszon egy rendelést.
