## Rám aplikace: navigace, výběr pobočky, účet

shell-tab-request = Objednat kurýra
shell-tab-tracking = Sledování objednávek
shell-tab-history = Historie
shell-tab-bulk = Hromadná objednávka
shell-orders = Objednávky
# Short names for the bar of phones
shell-bar =
    .aria-label = Rychlá navigace
shell-bar-request = Objednat
shell-bar-tracking = Sledování
shell-bar-more = Více
# Follows the name of order tracking; read by screen readers
shell-under-way =
    { $underWay ->
        [0] nic není na cestě
       *[other] probíhá: { $underWay }
    }{ $needsYou ->
        [0] {""}
       *[other] , čeká na vás: { $needsYou }
    }
shell-skip-to-content = Přeskočit na obsah
shell-loading = Načítání…
shell-saving = Ukládání…
shell-save-changes = Uložit změny
shell-sending = Odesílání…
shell-removing = Odebírání…
shell-downloading = Stahování…
shell-offline = Offline
shell-offline-hint = Co jste zadali, zůstane zachováno. Načítání a odesílání bude zase fungovat, až se připojení obnoví.
shell-main-navigation =
    .aria-label = Hlavní navigace
shell-open-menu =
    .aria-label = Otevřít nabídku
shell-close-menu =
    .aria-label = Zavřít nabídku
shell-menu-title = Nabídka
shell-account-label = Váš účet
shell-signed-in-as = Přihlášen účet { $email }
shell-shortcuts = Klávesové zkratky
shell-sign-out = Odhlásit se
shell-appearance-dark = Tmavý vzhled
shell-appearance-light = Světlý vzhled
shell-branch =
    .aria-label = Místo vyzvednutí: { $name }. Vybrat jiné
shell-branch-title = Místo vyzvednutí
shell-branch-parent = Nadřazený prodejce
shell-branch-inactive = Neaktivní
shell-branch-add = Přidat místo vyzvednutí
# $name is the collection point that is edited
shell-branch-edit = Upravit: { $name }
shell-include-outlets = Zahrnout objednávky všech poboček
shell-include-outlets-why-not-here = Na stránce objednání ne: objednávka vychází z jednoho místa vyzvednutí.
shell-include-outlets-why-not-parent = Pouze pro nadřazeného prodejce.
shell-outlets-included = Nyní se zobrazují objednávky všech poboček.
error-no-vendors = K vašemu účtu není přiřazen žádný prodejce. Kontaktujte nás prosím.
error-cant-retrieve-vendors = Vaše prodejce se nepodařilo načíst.
shell-vendors-missing = Zatím není co zobrazit
shell-vendors-none-hint = Je to nesprávný účet? Odhlaste se a přihlaste se jiným.
shell-notices =
    .aria-label = Oznámení
shell-dismiss =
    .aria-label = Zavřít
shell-recent-notices = Poslední oznámení
shell-recent-notices-none = Zatím žádná.

shell-guest = Objednáváte jako host.
shell-device-of = Zařízení prodejce { $name }
dialog-close = Zavřít
shell-instead-of = místo
