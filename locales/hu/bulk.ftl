bulk-intro = Rendeljen egyszerre sok futárt: töltse ki a táblázatot, javítsa a kiemelt cellákat, majd adja le a rendeléseket.
bulk-another-file = Másik fájl
bulk-correct = Sorok javítása
bulk-file-not-taken = Ez a fájl nem használható.
bulk-not-placed-yet = Ennek a feltöltésnek a rendelései még nincsenek leadva: { $id }. Onnan leadhatók.

job-history-error = Nem sikerült betölteni a feltöltéseket.
template-file-error = Nem sikerült letölteni a sablont.
view-details-error = Nem sikerült betölteni a feltöltés részleteit.
file-upload-error = Nem sikerült feltölteni a fájlt.
place-order-error = Hiba történt a rendelések leadásakor.
place-order-success = Rendelések sikeresen leadva
bulk-placed-partly =
    { $placed ->
        [0] Nincs leadott rendelés.
        [1] Egy rendelés leadva.
       *[other] { $placed } rendelés leadva.
    } { $left ->
        [1] Egy sorból nem lett rendelés: nézze meg, miért.
       *[other] { $left } sorból nem lett rendelés: nézze meg, miért.
    }

bulk-history = Korábbi feltöltések
bulk-history-empty = Még nincs fájl
bulk-history-empty-text = Itt jelennek meg a feltöltött fájlok és rendeléseik állapota.
bulk-view-details = Részletek
bulk-view-details-of = Feltöltés részletei: { $id }
bulk-job-id = Feltöltés
bulk-job-created-by = Feltöltötte
bulk-job-created-at = Feltöltve
bulk-job-rows = Sikeres sorok
bulk-job-title-at = Tömeges rendelés: { $at }
bulk-job-made = Feltöltötte: { $by }, { $at }
bulk-all-jobs = Minden tömeges rendelés

bulk-job-ready = Leadható
bulk-job-ready-with-errors = Leadható, hibákkal
bulk-job-no-row-ready = Egy sor sem adható le
bulk-job-being-placed = Leadás folyamatban
bulk-job-placed = Leadva
bulk-job-placed-partly = Leadva, hibákkal
bulk-job-not-placed = Nincs leadva
bulk-job-unknown = Ismeretlen

bulk-result-ready =
    { $count ->
        [0] Nincs leadható rendelés
        [one] { $count } rendelés leadható
       *[other] { $count } rendelés leadható
    }
bulk-result-placed =
    { $count ->
        [0] Nincs leadott rendelés
        [one] { $count } rendelés leadva
       *[other] { $count } rendelés leadva
    }
bulk-summary = Feltöltés összegzése
bulk-total-rows = Összes sor
bulk-total-to-be-placed = Leadandó rendelések
bulk-total-placed = Leadott rendelések
bulk-total-errors = Hibák

bulk-rows = A fájl sorai
bulk-rows-shown = Megjelenített sorok
bulk-show-all = Mind
bulk-show-errors = Hibás
bulk-show-to-be-placed = Leadandó
bulk-show-placed = Leadva
bulk-show-none = Nincs ilyen sor.
bulk-rows-number = Sor
bulk-rows-address = Kézbesítési cím
bulk-rows-order = Rendelés adatai
bulk-rows-delivery = Kézbesítés
bulk-row-to-be-placed = Leadandó
bulk-row-error = Hiba
bulk-row-placed = Leadva
bulk-row-not-placed = Nincs leadva
bulk-row-unknown = Ismeretlen
bulk-delivery-instant = Mielőbb
bulk-delivery-scheduled = Időzítve: { $at }

bulk-place =
    { $count ->
        [1] Egy rendelés leadása
       *[other] { $count } rendelés leadása
    }
bulk-place-title =
    { $count ->
        [1] Leadja a rendelést?
       *[other] Lead { $count } rendelést?
    }
bulk-place-cash = Beszedendő készpénz
bulk-place-points = Felvétel helye
bulk-place-left-out =
    { $count ->
        [1] Egy sor kimarad.
       *[other] { $count } sor kimarad.
    }
bulk-place-for-good = A futárok azonnal elindulnak. Utána a rendelések már csak egyenként mondhatók le.
bulk-place-not-yet = Még nem
bulk-placing = A rendelések leadása folyamatban van. Elhagyhatja ezt az oldalt, a leadás folytatódik.

bulk-error-unknown = ismeretlen hiba
bulk-address-not-found = A cím nem található.
bulk-address-inexact = A cím nem pontos. Írja be az utcát, a házszámot és a várost, vagy a koordinátákat.
bulk-fee-changed = A szállítási díj megváltozott. Ellenőrizze, és adja le újra a rendelést.
bulk-text-too-long = Ez a szöveg több mint { $most } karakter.
bulk-text-unreadable = Ez a szöveg olvashatatlan karaktert tartalmaz. Írja be újra.
