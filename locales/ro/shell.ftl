shell-tab-request = Solicitare curier
shell-tab-tracking = Urmărire comenzi
shell-tab-history = Istoric
shell-tab-bulk = Comenzi din fișier
shell-orders = Comenzi
shell-bar =
    .aria-label = Navigare rapidă
shell-bar-request = Solicitare
shell-bar-tracking = Urmărire
shell-bar-more = Altele
shell-under-way =
    { $underWay ->
        [0] nimic în curs
       *[other] { $underWay } în curs
    }{ $needsYou ->
        [0] {""}
       *[other] , { $needsYou } necesită atenție
    }
shell-skip-to-content = Treceți la conținut
shell-loading = Se încarcă…
shell-saving = Se salvează…
shell-save-changes = Salvați modificările
shell-sending = Se trimite…
shell-removing = Se șterge…
shell-downloading = Se descarcă…
shell-offline = Offline
shell-offline-hint = Ce ați scris s-a păstrat. Încărcarea și trimiterea funcționează din nou când revine conexiunea.
shell-main-navigation =
    .aria-label = Principal
shell-open-menu =
    .aria-label = Deschideți meniul
shell-close-menu =
    .aria-label = Închideți meniul
shell-menu-title = Meniu
shell-account-label = Contul dumneavoastră
shell-signed-in-as = Cont: { $email }
shell-shortcuts = Scurtături de tastatură
shell-sign-out = Deconectare
shell-appearance-dark = Aspect întunecat
shell-appearance-light = Aspect luminos
shell-branch =
    .aria-label = Punct de preluare: { $name }. Alegeți altul
shell-branch-title = Punct de preluare
shell-branch-parent = Comerciant principal
shell-branch-inactive = Inactiv
shell-branch-add = Adăugați punct de preluare
shell-branch-edit = Modificați: { $name }
shell-include-outlets = Toate punctele de preluare
shell-include-outlets-why-not-here = Nu și pe pagina de solicitare: o comandă pornește dintr-un singur punct de preluare.
shell-include-outlets-why-not-parent = Doar pentru comercianți principali.
shell-outlets-included = Acum se afișează comenzile tuturor punctelor de preluare.
error-no-vendors = Niciun comerciant nu este asociat contului dumneavoastră. Contactați-ne.
error-cant-retrieve-vendors = Lista comercianților dumneavoastră nu a putut fi încărcată.
shell-vendors-missing = Nimic de afișat încă
shell-vendors-none-hint = Nu este contul potrivit? Deconectați-vă și conectați-vă cu altul.
shell-notices =
    .aria-label = Notificări
shell-dismiss =
    .aria-label = Închideți
shell-recent-notices = Notificări recente
shell-recent-notices-none = Nimic până acum.
shell-guest = Solicitare fără cont.
shell-device-of = Dispozitivul firmei { $name }
dialog-close = Închideți
shell-instead-of = în loc de
