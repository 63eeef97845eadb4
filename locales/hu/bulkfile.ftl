bulk-column-phone-number = Telefonszám
bulk-column-unit = Ajtószám
bulk-column-payment-type = Fizetési mód
bulk-column-deliver-at = Kézbesítés ideje

bulk-payment-paid = Kifizetve
bulk-payment-online = Online kifizetve

bulk-collection-point-unknown = Nincs ilyen nevű felvételi helye. Válasszon egyet, vagy hagyja üresen a cellát.
bulk-payment-type-unknown = Ezt a fizetési módot nem ismerjük. Válasszon egyet.
bulk-time-unreadable = Így írja az időpontot: { $forms }, vagy hagyja üresen a cellát, ha mielőbbi kézbesítést szeretne.
bulk-time-without-day = Ehhez az időponthoz hiányzik a nap. Írja így: { $forms }.
bulk-phone-several = Itt több telefonszám szerepel. Csak azt hagyja meg, amelyiket hívni kell.
bulk-cell-error = Ez a táblázat hibaüzenete, nem érték. Írja be az értéket, vagy törölje a cella tartalmát.
bulk-cell-without-result = Ennek a képletnek még nincs eredménye. Nyissa meg és mentse a fájlt a táblázatkezelőben, vagy írja be ide az értéket.
bulk-row-repeats = Ez a sor ugyanaz, mint a fájl { $row }. sora.
bulk-row-ordered-today = Ez a sor hasonlít egy mai rendelésre: { $order }.
bulk-row-hidden = Ez a sor el van rejtve vagy át van húzva a fájlban.
bulk-row-closed = A fájl szerint ennek a rendelésnek az állapota: { $state }.
bulk-row-zero = A sor egyik cellájában csak 0 áll, ahogyan a képlet egy üres cellára adja. Törölje a 0-t, ha nem helyes.

bulkfile-choose = Excel-fájl kiválasztása
bulkfile-drop = vagy húzza ide
bulkfile-accepted = Legfeljebb 5 MB méretű XLSX-fájl, benne legfeljebb { $rows } rendelés, soronként egy
bulkfile-checked-here = Minden sort itt, a képernyőjén ellenőrzünk, mielőtt bármit megrendelne.
bulkfile-template = Sablon letöltése
bulkfile-template-hint = Kitölthető táblázat a megfelelő oszlopokkal.
bulkfile-template-example = Példa
bulkfile-template-columns = Oszlopok
bulkfile-others = Egyszerre csak egy fájl tölthető fel. Ezt használjuk: { $name }.

bulk-format-invalid = A fájlformátum nem megfelelő
bulk-format-csv = Ez egy szövegfájl (CSV). Nyissa meg a táblázatkezelőben, és mentse Excel-munkafüzetként (.xlsx).
bulk-format-xls = Ez egy régi Excel-fájl (.xls). Mentse Excel-munkafüzetként (.xlsx).
bulk-format-password = A fájl jelszóval védett. Mentse jelszó nélkül.
bulk-format-damaged = A fájl sérült. Nyissa meg a táblázatkezelőben, és mentse újra.
bulk-format-other = Ez nem Excel-munkafüzet. Mentse Excel-munkafüzetként (.xlsx).
bulk-file-too-large = A fájl legfeljebb 5 MB lehet
bulk-no-rows = Nem találtunk rendelést ebben a fájlban. Egy sor az oszlopok nevét tartalmazza, alatta minden sor egy rendelés.
bulk-too-many-rows = Ebben a fájlban { $rows } sor van. Egyszerre legfeljebb { $most } rendelés adható le: ossza fel a fájlt.
bulk-columns-missing =
    { $count ->
        [1] Egy oszlop hiányzik: { $columns }. A sablonban minden oszlop megvan.
       *[other] Oszlopok hiányoznak: { $columns }. A sablonban minden oszlop megvan.
    }
bulk-sheets-looked-at = Ezeket a munkalapokat néztük meg: { $sheets }.
bulk-examples-not-read = A(z) { $sheets } munkalapon vannak sorok, de az a példák helye. Tegye át a rendeléseket az első munkalapra, mentse a fájlt, és válassza ki újra.
bulk-columns-alike = Ezek az oszlopok ugyanazt jelentik, de eltér a tartalmuk: { $columns }. Csak az egyiket tartsa meg, vagy nevezze át a többit.
bulk-too-many-columns = Ez a fájl túl széles: az utolsó megengedett oszlop ({ $most }) után is van tartalom. Törölje a felesleges oszlopokat.
bulk-sheets-hidden = A fájl minden munkalapja rejtett: { $sheets }. Jelenítse meg a rendeléseket tartalmazó munkalapot, mentse a fájlt, és válassza ki újra.
bulk-rows-hidden =
    { $rows ->
        [1] A fájl egyetlen rendelése rejtett vagy áthúzott sorban van. Jelenítse meg, mentse a fájlt, és válassza ki újra.
       *[other] A fájlban mind { $rows } rendelés rejtett vagy áthúzott sorban van. Jelenítse meg őket, mentse a fájlt, és válassza ki újra.
    }
bulk-rows-closed = A fájl minden rendelése lezárult már, az állapotuk: { $states }. Ha mégis meg szeretné rendelni őket, törölje az állapot oszlopát, mentse a fájlt, és válassza ki újra.
bulkfile-not-opened = Nem sikerült betölteni a táblázatolvasót. Ellenőrizze az internetkapcsolatot, és próbálja újra.

bulkfile-reading = Beolvasás: { $name }…
bulkfile-checking = Ellenőrzött sorok: { $checked } / { $rows }
bulkfile-sending = A fájlban nincs hiba: { $name }. Küldés…
bulkfile-ready-not-sent = Nem sikerült elküldeni: { $name }. A fájlban nincs hiba, egyszerűen küldje el újra.
bulkfile-send-again = Küldés újra

bulkfile-read = Amit beolvastunk
bulkfile-read-sheet = Munkalap: { $sheet }, oszlopnevek: { $row }. sor
bulkfile-read-other-sheets =
    { $count ->
        [1] Ezt a munkalapot nem olvassuk be: { $sheets }.
       *[other] Ezeket a munkalapokat nem olvassuk be: { $sheets }.
    }
bulkfile-read-column = { $letter } oszlop
bulkfile-left-out =
    { $count ->
        [1] Ez az oszlop kimarad: { $columns }.
       *[other] { $count } oszlop kimarad: { $columns }.
    }
bulkfile-left-out-more =
    { $count ->
        [one] még { $count }
       *[other] még { $count }
    }
bulkfile-read-hidden-columns = A fájlban rejtett, de beolvasott oszlopok: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } sor el van rejtve vagy át van húzva a fájlban, ezért kimarad.
       *[other] { $count } sor el van rejtve vagy át van húzva a fájlban, ezért kimarad.
    }
bulkfile-closed-left-out = Az állapotuk miatt kimaradó sorok: { $count } ({ $states }).
bulkfile-hidden-too = Rendelés ezekből a sorokból is

bulkfile-title = Ellenőrzés: { $name }
bulkfile-rows =
    { $count ->
        [one] { $count } sor
       *[other] { $count } sor
    }
bulkfile-faults =
    { $count ->
        [0] Nincs hiba
        [one] { $count } hiba
       *[other] { $count } hiba
    }
bulkfile-concerns =
    { $count ->
        [one] { $count } átnézendő sor
       *[other] { $count } átnézendő sor
    }
bulkfile-next-fault = Következő hiba
bulkfile-faulty-only = Csak a hibás sorok
bulkfile-remove-repeats =
    { $count ->
        [1] Ismétlődő sor eltávolítása
       *[other] { $count } ismétlődő sor eltávolítása
    }

bulkfile-grid = A fájl rendelései
bulkfile-keys = Enter: cella szerkesztése, Ctrl + Z: visszavonás, F8: ugrás a következő hibára. Táblázatból cellákat is beilleszthet.
bulkfile-row = { $row }. sor
bulkfile-cell = { $row }. sor, { $column }
bulkfile-cell-fine = Itt nincs hiba.
bulkfile-cell-empty = üres
bulkfile-remove-row = Sor eltávolítása
bulkfile-remove-row-of = { $row }. sor eltávolítása
bulkfile-own-point = Kiválasztott felvételi hely
bulkfile-no-choice = Válasszon
bulkfile-fill-for =
    { $count ->
        [one] { $count } sor ugyanígy hibás.
       *[other] { $count } sor ugyanígy hibás.
    }
bulkfile-fill-with = Mindegyikben ugyanaz legyen
bulkfile-fill = Kitöltés
bulkfile-card-all = Minden mező
bulkfile-card-fewer = Kevesebb mező
bulkfile-no-rows-left = Minden sort eltávolított. Vonja vissza, vagy válasszon másik fájlt.
bulkfile-none-faulty = Már egy sorban sincs hiba.

bulkfile-send =
    { $count ->
        [one] { $count } sor küldése
       *[other] { $count } sor küldése
    }
bulkfile-send-faulty = Küldés hibákkal
bulkfile-send-anyway = Küldés így is
bulkfile-keep-on = Javítás folytatása
bulkfile-ask-send =
    { $count ->
        [one] { $count } sorban még van hiba: abból nem lesz rendelés. A többi sor leadható.
       *[other] { $count } sorban még van hiba: azokból nem lesz rendelés. A többi sor leadható.
    }
bulkfile-ask-leave = A javításai elvesznek.
bulkfile-leave-anyway = Javítások elvetése
bulkfile-not-sent = A sorokat nem sikerült elküldeni. A javításai megmaradtak.

bulkfile-said-left =
    { $count ->
        [0] Nem maradt hiba.
        [one] { $count } hiba maradt.
       *[other] { $count } hiba maradt.
    }
bulkfile-said-pasted =
    { $count ->
        [one] { $count } cella beillesztve.
       *[other] { $count } cella beillesztve.
    }
bulkfile-said-filled =
    { $count ->
        [one] { $count } sor kitöltve.
       *[other] { $count } sor kitöltve.
    }
bulkfile-said-undone = Visszavonva.
bulkfile-said-removed = { $row }. sor eltávolítva.
bulkfile-said-repeats-removed =
    { $count ->
        [one] { $count } ismétlődő sor eltávolítva.
       *[other] { $count } ismétlődő sor eltávolítva.
    }
