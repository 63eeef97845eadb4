order-tracking-title = Urmărire comenzi
order-search-label = Căutare în comenzi
order-search =
    .placeholder = Nume, telefon, cod sau număr de comandă
order-search-short =
    .placeholder = Căutare
order-lists = Comenzi după stadiu
order-list-new = Noi
order-list-scheduled = Programate
order-list-collected = Preluate
order-list-delivered = Livrate
order-list-cancelled = Anulate
order-list-results = Găsite
order-list-needing = { $count } necesită atenție
order-live = Live
order-connecting = Se conectează
order-reconnecting = Se reconectează
order-updated-ago = Actualizat { $ago }
order-waiting =
    { $count ->
        [one] Afișați { $count } comandă nouă
        [few] Afișați { $count } comenzi noi
       *[other] Afișați { $count } de comenzi noi
    }
order-status = Status
order-column-amount = De încasat
order-scheduled-for = Pentru { $time }
order-nothing-to-collect = Nimic de încasat
order-announce-one = Comandă pentru { $customer }: { $status }
order-announce-several =
    { $count ->
        [one] { $count } comandă s-a modificat
        [few] { $count } comenzi s-au modificat
       *[other] { $count } de comenzi s-au modificat
    }
order-empty-new-title = Nicio comandă nouă
order-empty-new-text = Solicitați un curier, iar comanda apare imediat aici.
order-empty-scheduled-title = Nimic programat
order-empty-scheduled-text = Comenzile pentru mai târziu azi și pentru următoarele două zile rămân aici până la ora stabilită.
order-empty-collected-title = Nimic pe drum
order-empty-collected-text = După ce un curier preia o comandă, o puteți urmări aici.
order-empty-delivered-title = Nimic livrat azi, deocamdată
order-empty-delivered-text = Aici se adună comenzile livrate și returnate azi.
order-empty-cancelled-title = Nicio comandă anulată azi
order-empty-cancelled-text = Așa trebuie să fie.
order-empty-results-title = Nicio comandă găsită
order-empty-results-text = Se caută doar în comenzile curente. Încercați cu o parte din nume, un număr de telefon, un cod sau un număr de comandă.
order-clear-search = Ștergeți căutarea
order-lists-kept = Este posibil ca listele de mai sus să nu fie la zi.
order-details =
    .aria-label = Detaliile comenzii
order-details-none-title = Alegeți o comandă
order-details-none-text = Stadiul, curierul și clientul apar aici.
order-details-close =
    .aria-label = Închideți detaliile
order-details-back =
    .aria-label = Înapoi la listă
order-not-found-title = Această comandă nu a fost găsită
order-not-found-text = Poate aparține altui punct de preluare sau adresa paginii conține o greșeală.
order-code = Cod comandă
order-number = Număr comandă
order-copy-number =
    .aria-label = Copiați numărul comenzii
order-copy-failed = Nu s-a putut copia. Selectați textul și copiați-l manual.
order-more-actions = Mai multe acțiuni
order-share-tracking-text = Urmăriți comanda aici:
order-placed-at = Plasată: { $time }
order-progress = Stadiu
order-rider = Curier
order-rider-none = Încă fără curier
order-rider-seen = Ultima poziție: { $ago }
order-call =
    .aria-label = Sunați: { $name }, { $phone }
order-customer = Client
order-recipient-notes = De la client, prin linkul de urmărire
order-cold-bag = Geantă frigorifică
order-payment = Plată
order-payment-paid = Deja plătită
order-fees = Tarife de livrare
order-address = Adresă
order-cancelled-because = Motiv: { $reason }
order-pin-destination = Client: { $name }
order-map-failed = Harta nu poate fi afișată. Toate detaliile ei sunt mai jos.
order-cancel = Anulați comanda
order-cancel-refused-too-early = Poate fi anulată după ce este înregistrată.
order-cancel-refused-within-grace = Plata tocmai a fost confirmată. Comanda poate fi anulată peste { $left }.
order-cancel-refused-too-far-along = Un curier se ocupă deja de această comandă, așa că nu mai poate fi anulată aici.
order-cancel-refused-delayed = O comandă întârziată nu poate fi anulată aici.
order-cancel-refused-finished = Această comandă este încheiată.
order-cancel-refused-unknown-status = Statusul acestei comenzi nu este cunoscut, așa că nu poate fi anulată aici.
order-cancel-title = Anulați comanda pentru { $customer }?
order-cancel-text = Anunțăm curierul și clientul. Anularea este definitivă.
order-cancel-why = De ce se anulează?
order-cancel-reason-customer-cancelled = Clientul a anulat
order-cancel-reason-item-unavailable = Un produs nu este disponibil
order-cancel-reason-wrong-details = Datele sunt greșite
order-cancel-reason-delay-too-long = Durează prea mult
order-cancel-reason-other = Alt motiv
order-cancel-words = Descrieți motivul
order-cancel-problem-reason-missing = Alegeți un motiv.
order-cancel-problem-text-missing = Scrieți motivul în câteva cuvinte.
order-cancel-problem-text-too-long = Scurtați textul la cel mult 200 de caractere.
order-cancel-keep = Păstrați comanda
order-was-cancelled = Comanda pentru { $customer } este anulată.
action-attempt-cancel = Se anulează comanda…
error-cant-retrieve-current-orders = Comenzile curente nu au putut fi încărcate. { $because }
error-cant-cancel-order = Comanda nu a putut fi anulată. { $because }
order-not-loaded = Încărcarea nu a reușit. { $because }
