bulk-column-phone-number = Număr de telefon
bulk-column-unit = Apartament
bulk-column-payment-type = Metodă de plată
bulk-column-deliver-at = Ora livrării
bulk-payment-paid = Plătită
bulk-payment-online = Plătită online
bulk-collection-point-unknown = Nu aveți niciun punct de preluare cu acest nume. Alegeți unul sau lăsați celula goală.
bulk-payment-type-unknown = Nu cunoaștem această metodă de plată. Alegeți una.
bulk-time-unreadable = Scrieți ora astfel: { $forms }, sau lăsați celula goală pentru livrare imediată.
bulk-time-without-day = Acestei ore îi lipsește ziua. Scrieți astfel: { $forms }.
bulk-phone-several = Aici sunt mai multe numere de telefon. Păstrați numărul la care se sună.
bulk-cell-error = Aceasta este o eroare a foii de calcul, nu o valoare. Scrieți valoarea sau goliți celula.
bulk-cell-without-result = Această formulă nu are încă un rezultat. Deschideți și salvați fișierul în programul de calcul tabelar sau scrieți valoarea aici.
bulk-row-repeats = Acest rând cere același lucru ca rândul { $row }.
bulk-row-ordered-today = Acest rând seamănă cu comanda { $order } de azi.
bulk-row-hidden = Acest rând este ascuns sau tăiat în fișierul dumneavoastră.
bulk-row-closed = În fișier, starea acestei comenzi este: { $state }.
bulk-row-zero = O celulă din acest rând conține doar 0, cum dă o formulă pentru o celulă goală. Ștergeți 0 dacă nu este corect.
bulkfile-choose = Alegeți un fișier Excel
bulkfile-drop = sau trageți-l aici
bulkfile-accepted = Un fișier XLSX de cel mult 5 MB, cu o comandă pe fiecare rând; număr maxim de comenzi: { $rows }
bulkfile-checked-here = Fiecare rând este verificat aici, pe ecran, înainte de a comanda ceva.
bulkfile-template = Descărcați șablonul
bulkfile-template-hint = O foaie de calcul cu coloanele potrivite, gata de completat.
bulkfile-template-example = Exemplu
bulkfile-template-columns = Coloane
bulkfile-others = Câte un singur fișier. Se folosește { $name }.
bulk-format-invalid = Formatul fișierului nu este valid
bulk-format-csv = Este un fișier text (CSV). Deschideți-l în programul de calcul tabelar și salvați-l ca fișier Excel (.xlsx).
bulk-format-xls = Este un fișier Excel vechi (.xls). Salvați-l ca fișier Excel nou (.xlsx).
bulk-format-password = Este protejat cu parolă. Salvați-l fără parolă.
bulk-format-damaged = Este deteriorat. Deschideți-l în programul de calcul tabelar și salvați-l din nou.
bulk-format-other = Nu este un fișier Excel. Salvați-l ca fișier Excel (.xlsx).
bulk-file-too-large = Fișierul nu poate depăși 5 MB
bulk-no-rows = Nu am găsit comenzi în acest fișier. Un rând conține numele coloanelor, iar fiecare rând de sub el este o comandă.
bulk-too-many-rows = Acest fișier are prea multe rânduri: { $rows }. Numărul maxim este { $most }: împărțiți fișierul.
bulk-columns-missing =
    { $count ->
        [1] Lipsește o coloană: { $columns }. Șablonul le are pe toate.
       *[other] Lipsesc coloane: { $columns }. Șablonul le are pe toate.
    }
bulk-sheets-looked-at = Am căutat în aceste foi: { $sheets }.
bulk-examples-not-read = Foaia { $sheets } are rânduri, dar este pentru exemple. Mutați comenzile pe prima foaie, salvați fișierul și alegeți-l din nou.
bulk-columns-alike = Aceste coloane înseamnă același lucru, dar conțin date diferite: { $columns }. Păstrați una dintre ele sau redenumiți-le pe celelalte.
bulk-too-many-columns = Acest fișier este prea lat: există date după coloana { $most }. Ștergeți coloanele de care nu aveți nevoie.
bulk-sheets-hidden = Toate foile acestui fișier sunt ascunse: { $sheets }. Afișați foaia cu comenzile, salvați fișierul și alegeți-l din nou.
bulk-rows-hidden =
    { $rows ->
        [1] Singura comandă din acest fișier este pe un rând ascuns sau tăiat. Afișați-l, salvați fișierul și alegeți-l din nou.
        [few] Toate cele { $rows } comenzi din acest fișier sunt pe rânduri ascunse sau tăiate. Afișați-le, salvați fișierul și alegeți-l din nou.
       *[other] Toate cele { $rows } de comenzi din acest fișier sunt pe rânduri ascunse sau tăiate. Afișați-le, salvați fișierul și alegeți-l din nou.
    }
bulk-rows-closed = Toate comenzile din acest fișier sunt deja încheiate, starea lor este { $states }. Dacă doriți totuși să le comandați, ștergeți coloana cu starea, salvați fișierul și alegeți-l din nou.
bulkfile-not-opened = Nu am putut încărca cititorul de fișiere. Verificați conexiunea și încercați din nou.
bulkfile-reading = Se citește { $name }…
bulkfile-checking = Rânduri verificate: { $checked } din { $rows }
bulkfile-sending = Fișierul { $name } este în regulă. Se trimite…
bulkfile-ready-not-sent = Fișierul { $name } nu a putut fi trimis. Fișierul este în regulă: îl puteți trimite din nou.
bulkfile-send-again = Retrimiteți
bulkfile-read = Ce am citit
bulkfile-read-sheet = Foaia { $sheet }, numele coloanelor pe rândul { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] Foaia { $sheets } nu se citește.
       *[other] Aceste foi nu se citesc: { $sheets }.
    }
bulkfile-read-column = coloana { $letter }
bulkfile-left-out =
    { $count ->
        [1] Această coloană este omisă: { $columns }.
        [few] { $count } coloane sunt omise: { $columns }.
       *[other] { $count } de coloane sunt omise: { $columns }.
    }
bulkfile-left-out-more = încă { $count }
bulkfile-read-hidden-columns = Ascunse în fișierul dumneavoastră, dar citite: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } rând este ascuns sau tăiat în fișierul dumneavoastră și omis.
        [few] { $count } rânduri sunt ascunse sau tăiate în fișierul dumneavoastră și omise.
       *[other] { $count } de rânduri sunt ascunse sau tăiate în fișierul dumneavoastră și omise.
    }
bulkfile-closed-left-out = Rânduri omise din cauza stării lor: { $count } ({ $states }).
bulkfile-hidden-too = Includeți și aceste rânduri
bulkfile-title = Verificați { $name }
bulkfile-rows =
    { $count ->
        [one] { $count } rând
        [few] { $count } rânduri
       *[other] { $count } de rânduri
    }
bulkfile-faults =
    { $count ->
        [0] Nicio eroare
        [one] { $count } eroare
        [few] { $count } erori
       *[other] { $count } de erori
    }
bulkfile-concerns =
    { $count ->
        [one] { $count } rând de verificat
        [few] { $count } rânduri de verificat
       *[other] { $count } de rânduri de verificat
    }
bulkfile-next-fault = Următoarea eroare
bulkfile-faulty-only = Doar rândurile cu erori
bulkfile-remove-repeats =
    { $count ->
        [1] Eliminați rândul repetat
        [few] Eliminați { $count } rânduri repetate
       *[other] Eliminați { $count } de rânduri repetate
    }
bulkfile-grid = Comenzile din fișier
bulkfile-keys = Enter modifică o celulă, Ctrl + Z anulează ultima modificare, F8 trece la eroarea următoare. Puteți lipi celule dintr-o foaie de calcul.
bulkfile-row = Rândul { $row }
bulkfile-cell = Rândul { $row }, { $column }
bulkfile-cell-fine = Aici totul este în regulă.
bulkfile-cell-empty = goală
bulkfile-remove-row = Eliminați rândul
bulkfile-remove-row-of = Eliminați rândul { $row }
bulkfile-own-point = Punctul de preluare selectat
bulkfile-no-choice = Alegeți
bulkfile-fill-for =
    { $count ->
        [one] { $count } rând are aceeași greșeală.
        [few] { $count } rânduri au aceeași greșeală.
       *[other] { $count } de rânduri au aceeași greșeală.
    }
bulkfile-fill-with = La fel pentru toate
bulkfile-fill = Completați
bulkfile-card-all = Toate câmpurile
bulkfile-card-fewer = Mai puține câmpuri
bulkfile-no-rows-left = Toate rândurile au fost eliminate. Anulați eliminarea sau alegeți alt fișier.
bulkfile-none-faulty = Acum niciun rând nu are erori.
bulkfile-send =
    { $count ->
        [one] Trimiteți { $count } rând
        [few] Trimiteți { $count } rânduri
       *[other] Trimiteți { $count } de rânduri
    }
bulkfile-send-faulty = Trimiteți cu erori
bulkfile-send-anyway = Trimiteți oricum
bulkfile-keep-on = Continuați corectarea
bulkfile-ask-send =
    { $count ->
        [one] { $count } rând are încă erori: pentru el nu se plasează nicio comandă. Pentru celelalte rânduri se pot plasa comenzi.
        [few] { $count } rânduri au încă erori: pentru ele nu se plasează nicio comandă. Pentru celelalte rânduri se pot plasa comenzi.
       *[other] { $count } de rânduri au încă erori: pentru ele nu se plasează nicio comandă. Pentru celelalte rânduri se pot plasa comenzi.
    }
bulkfile-ask-leave = Corecturile se vor pierde.
bulkfile-leave-anyway = Renunțați la corecturi
bulkfile-not-sent = Rândurile nu au putut fi trimise. Corecturile s-au păstrat.
bulkfile-said-left =
    { $count ->
        [0] Nu mai sunt erori.
        [one] A mai rămas { $count } eroare.
        [few] Au mai rămas { $count } erori.
       *[other] Au mai rămas { $count } de erori.
    }
bulkfile-said-pasted =
    { $count ->
        [one] A fost lipită { $count } celulă.
        [few] Au fost lipite { $count } celule.
       *[other] Au fost lipite { $count } de celule.
    }
bulkfile-said-filled =
    { $count ->
        [one] S-a completat { $count } rând.
        [few] S-au completat { $count } rânduri.
       *[other] S-au completat { $count } de rânduri.
    }
bulkfile-said-undone = Corectura a fost anulată.
bulkfile-said-removed = Rândul { $row } a fost eliminat.
bulkfile-said-repeats-removed =
    { $count ->
        [one] A fost eliminat { $count } rând repetat.
        [few] Au fost eliminate { $count } rânduri repetate.
       *[other] Au fost eliminate { $count } de rânduri repetate.
    }
