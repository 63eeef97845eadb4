bulk-intro = Solicitați mai mulți curieri deodată: completați foaia de calcul, corectați celulele evidențiate, apoi plasați comenzile.
bulk-another-file = Alt fișier
bulk-correct = Corectați rândurile
bulk-file-not-taken = Acest fișier nu poate fi folosit.
bulk-not-placed-yet = Comenzile din lotul { $id } nu sunt încă plasate. Le puteți plasa de acolo.
job-history-error = Istoricul loturilor nu a putut fi încărcat.
template-file-error = Șablonul nu a putut fi descărcat.
view-details-error = Detaliile lotului nu au putut fi încărcate.
file-upload-error = Fișierul nu a putut fi încărcat.
place-order-error = A apărut o eroare la plasarea comenzilor.
place-order-success = Comenzile au fost plasate
bulk-placed-partly =
    { $placed ->
        [0] Nu a fost plasată nicio comandă.
        [1] A fost plasată o comandă.
        [few] Au fost plasate { $placed } comenzi.
       *[other] Au fost plasate { $placed } de comenzi.
    } { $left ->
        [1] Un rând a rămas neplasat: vedeți de ce.
        [few] { $left } rânduri au rămas neplasate: vedeți de ce.
       *[other] { $left } de rânduri au rămas neplasate: vedeți de ce.
    }
bulk-history = Istoric loturi
bulk-history-empty = Niciun fișier
bulk-history-empty-text = Fișierele încărcate apar aici, cu statusul comenzilor din ele.
bulk-view-details = Vedeți detaliile
bulk-view-details-of = Vedeți detaliile lotului { $id }
bulk-job-id = Lot
bulk-job-created-by = Creat de
bulk-job-created-at = Creat
bulk-job-rows = Rânduri corecte
bulk-job-title-at = Lot de comenzi: { $at }
bulk-job-made = Încărcat de { $by }, { $at }
bulk-all-jobs = Toate loturile
bulk-job-ready = Gata de plasat
bulk-job-ready-with-errors = Gata, cu erori
bulk-job-no-row-ready = Niciun rând de plasat
bulk-job-being-placed = Se plasează
bulk-job-placed = Plasat
bulk-job-placed-partly = Plasat, cu erori
bulk-job-not-placed = Neplasat
bulk-job-unknown = Necunoscut
bulk-result-ready =
    { $count ->
        [0] Nicio comandă nu este gata de plasat
        [one] { $count } comandă este gata de plasat
        [few] { $count } comenzi sunt gata de plasat
       *[other] { $count } de comenzi sunt gata de plasat
    }
bulk-result-placed =
    { $count ->
        [0] Nu a fost plasată nicio comandă
        [one] A fost plasată { $count } comandă
        [few] Au fost plasate { $count } comenzi
       *[other] Au fost plasate { $count } de comenzi
    }
bulk-summary = Sumarul lotului
bulk-total-rows = Total rânduri
bulk-total-to-be-placed = Comenzi de plasat
bulk-total-placed = Comenzi plasate
bulk-total-errors = Erori
bulk-rows = Rândurile fișierului
bulk-rows-shown = Rânduri afișate
bulk-show-all = Toate
bulk-show-errors = Erori
bulk-show-to-be-placed = De plasat
bulk-show-placed = Plasate
bulk-show-none = Niciun astfel de rând.
bulk-rows-number = Rând
bulk-rows-address = Adresă de livrare
bulk-rows-order = Detaliile comenzii
bulk-rows-delivery = Livrare
bulk-row-to-be-placed = De plasat
bulk-row-error = Eroare
bulk-row-placed = Plasată
bulk-row-not-placed = Neplasată
bulk-row-unknown = Necunoscut
bulk-delivery-instant = Imediat
bulk-delivery-scheduled = Programată: { $at }
bulk-place =
    { $count ->
        [1] Plasați o comandă
        [few] Plasați { $count } comenzi
       *[other] Plasați { $count } de comenzi
    }
bulk-place-title =
    { $count ->
        [1] Plasați o comandă?
        [few] Plasați { $count } comenzi?
       *[other] Plasați { $count } de comenzi?
    }
bulk-place-cash = Numerar de încasat
bulk-place-points = Preluare de la
bulk-place-left-out =
    { $count ->
        [1] Un rând este omis.
        [few] { $count } rânduri sunt omise.
       *[other] { $count } de rânduri sunt omise.
    }
bulk-place-for-good = Curierii pornesc imediat. După aceea, comenzile pot fi anulate doar una câte una.
bulk-place-not-yet = Nu încă
bulk-placing = Comenzile se plasează. Puteți părăsi pagina: plasarea continuă.
bulk-error-unknown = eroare necunoscută
bulk-address-not-found = Adresa nu a fost găsită.
bulk-address-inexact = Adresa nu este exactă. Scrieți strada, numărul și orașul sau coordonatele.
bulk-fee-changed = Tariful de livrare s-a schimbat. Verificați-l și plasați comanda din nou.
bulk-text-too-long = Acest text depășește numărul maxim de caractere: { $most }.
bulk-text-unreadable = Acest text conține un caracter care nu poate fi citit. Scrieți-l din nou.
