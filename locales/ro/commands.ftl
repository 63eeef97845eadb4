command-palette = Toate acțiunile
command-placeholder = Ce doriți să faceți? Sau număr de comandă, nume, telefon…
command-none = Niciun rezultat. Încercați cu mai puține litere.
command-late = Restul nu s-a încărcat. Verificați conexiunea; apare aici imediat ce se încarcă.
command-found =
    { $count ->
        [one] { $count } rezultat
        [few] { $count } rezultate
       *[other] { $count } de rezultate
    }
command-group-here = Pe acest ecran
command-group-go = Mergeți la
command-group-settings = Portalul
command-request = Solicitare nouă
command-search = Găsiți o comandă
command-find-orders = Găsiți comenzi cu „{ $query }”
command-open-order = Deschideți comanda { $orderId }
command-branch = Punct de preluare: { $name } ({ $id })
command-section =
    Mergeți la: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = Scurtături cu o singură literă
command-single-keys-hint = Doar în afara câmpurilor de text. Dezactivați-le dacă încurcă dictarea sau cititorul de ecran.
command-choose-order = Alegeți mai întâi o comandă.
