history-range = Zile
history-range-yesterday = Ieri
history-range-past-week = Ultimele 7 zile
history-range-past-month = Ultimele 30 de zile
history-range-custom = Alte zile
history-today = Comenzile de azi sunt în Urmărire comenzi
history-from = Prima zi
history-to = Ultima zi
history-date-missing = Alegeți o zi.
history-date-not-a-day = Introduceți o dată validă.
history-date-after-today = Alegeți o zi care nu este în viitor.
history-date-reversed = Ultima zi nu poate fi înaintea primei zile.
history-date-too-long =
    { $days ->
        [one] Alegeți cel mult { $days } zi.
        [few] Alegeți cel mult { $days } zile.
       *[other] Alegeți cel mult { $days } de zile.
    }
history-status-any = Toate statusurile
history-status-delivered-late = Livrate cu întârziere
history-outlet-any = Toate punctele de preluare
history-address-unreadable = O parte din adresa acestei pagini nu a putut fi citită și a fost omisă.
history-found =
    { $count ->
        [0] Nicio comandă
        [one] { $count } comandă
        [few] { $count } comenzi
       *[other] { $count } de comenzi
    }
history-found-so-far =
    { $count ->
        [0] Nicio comandă până acum
        [one] { $count } comandă până acum
        [few] { $count } comenzi până acum
       *[other] { $count } de comenzi până acum
    }
history-found-of =
    { $count ->
        [one] { $shown } din { $count } comandă
        [few] { $shown } din { $count } comenzi
       *[other] { $shown } din { $count } de comenzi
    }
history-searched-text =
    { $more ->
        [yes] S-a căutat după cod, număr de comandă, nume și telefon în ce s-a încărcat până acum. Afișați mai multe pentru a căuta mai departe în urmă.
       *[no] S-a căutat după cod, număr de comandă, nume și telefon în toate comenzile din aceste zile.
    }
history-searched-phone = Toate comenzile din aceste zile pentru { $phone }.
history-searched-order = S-a căutat după numărul comenzii, în orice zi și cu orice status.
history-searched-foreign-order = Numerele de comandă ale acestui punct de preluare încep cu „{ $vendor }-”. Pentru altul, alegeți-l mai întâi în partea de sus.
history-empty-title = Nicio comandă în aceste zile
history-empty-text = Alegeți alte zile sau alt status.
history-empty-page-title = Niciun rezultat încă
history-empty-page-text = Niciuna dintre cele mai noi comenzi din aceste zile nu se potrivește. Există și comenzi mai vechi.
history-resting-title = Ce zile?
history-resting-text = Alegeți mai sus prima și ultima zi.
history-all-statuses = Afișați toate statusurile
history-show-more = Afișați mai multe
history-kept = Comenzile de mai sus rămân așa cum sunt.
history-table = Comenzi anterioare
history-column-created = Plasată
history-column-phone = Telefon
history-column-amount = Sumă
history-column-fee = Tarif
history-column-duration = Durată
history-total-all =
    { $count ->
        [one] Total: { $count } comandă
        [few] Total: { $count } comenzi
       *[other] Total: { $count } de comenzi
    }
history-total-amounts = Sume
error-cant-retrieve-past-orders = Comenzile anterioare nu au putut fi încărcate. { $because }
