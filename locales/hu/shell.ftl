shell-tab-request = Futár rendelése
shell-tab-tracking = Rendeléskövetés
shell-tab-history = Előzmények
shell-tab-bulk = Tömeges rendelés
shell-orders = Rendelések
shell-bar =
    .aria-label = Gyors navigáció
shell-bar-request = Rendelés
shell-bar-tracking = Követés
shell-bar-more = Menü
shell-under-way =
    { $underWay ->
        [0] nincs folyamatban lévő
       *[other] { $underWay } folyamatban
    }{ $needsYou ->
        [0] {""}
        [one] , { $needsYou } figyelmet igényel
       *[other] , { $needsYou } figyelmet igényel
    }
shell-skip-to-content = Ugrás a tartalomra
shell-loading = Betöltés…
shell-saving = Mentés…
shell-save-changes = Módosítások mentése
shell-sending = Küldés…
shell-removing = Törlés…
shell-downloading = Letöltés…
shell-offline = Offline
shell-offline-hint = Amit beírt, megmarad. A betöltés és a küldés újra működik, ha lesz internetkapcsolat.
shell-main-navigation =
    .aria-label = Fő navigáció
shell-open-menu =
    .aria-label = Menü megnyitása
shell-close-menu =
    .aria-label = Menü bezárása
shell-menu-title = Menü
shell-account-label = Az Ön fiókja
shell-signed-in-as = Bejelentkezve: { $email }
shell-shortcuts = Billentyűparancsok
shell-sign-out = Kijelentkezés
shell-appearance-dark = Sötét megjelenés
shell-appearance-light = Világos megjelenés
shell-branch =
    .aria-label = Felvételi hely: { $name }. Másik választása
shell-branch-title = Felvételi hely
shell-branch-parent = Központi partner
shell-branch-inactive = Nem aktív
shell-branch-add = Felvételi hely hozzáadása
shell-branch-edit = Módosítás: { $name }
shell-include-outlets = Minden üzlet rendelései
shell-include-outlets-why-not-here = A futárrendelés oldalán nem: egy rendelés egyetlen felvételi helyről indul.
shell-include-outlets-why-not-parent = Csak központi partnereknek.
shell-outlets-included = Most minden üzlet rendelései láthatók.
error-no-vendors = A fiókjához egyetlen üzlet sem tartozik. Kérjük, keressen minket.
error-cant-retrieve-vendors = Nem sikerült betölteni az üzleteit.
shell-vendors-missing = Még nincs mit megjeleníteni
shell-vendors-none-hint = Lehet, hogy ez nem a megfelelő fiók? Jelentkezzen ki, majd jelentkezzen be egy másikkal.
shell-notices =
    .aria-label = Értesítések
shell-dismiss =
    .aria-label = Bezárás
shell-recent-notices = Legutóbbi értesítések
shell-recent-notices-none = Eddig semmi.

shell-guest = Vendégként rendel futárt.
shell-device-of = Az üzlet eszköze: { $name }
dialog-close = Bezárás
shell-instead-of = korábbi ár:
