## Ordering many riders at once by a spreadsheet

bulk-intro = Objednejte mnoho kurýrů najednou: vyplňte tabulku, opravte, co je označeno, a zadejte objednávky.
bulk-another-file = Jiný soubor
bulk-correct = Opravit řádky
bulk-file-not-taken = Soubor nebyl přijat.
# $id is the number of a job
bulk-not-placed-yet = Objednávky úlohy { $id } ještě nejsou zadány. Můžete je zadat tam.

job-history-error = Nepodařilo se načíst historii úloh
template-file-error = Nepodařilo se stáhnout šablonu
view-details-error = Nepodařilo se načíst podrobnosti úlohy
file-upload-error = Nepodařilo se nahrát soubor
place-order-error = Při zadávání objednávek došlo k chybě
place-order-success = Objednávky byly zadány
# $placed orders were placed, $left rows were not
bulk-placed-partly =
    { $placed ->
        [0] Nebyla zadána žádná objednávka.
        [one] Byla zadána jedna objednávka.
        [few] Byly zadány { $placed } objednávky.
       *[other] Bylo zadáno { $placed } objednávek.
    } { $left ->
        [one] Jeden řádek ne: podívejte se proč.
        [few] { $left } řádky ne: podívejte se proč.
       *[other] { $left } řádků ne: podívejte se proč.
    }

bulk-history = Historie úloh
bulk-history-empty = Zatím žádný soubor
bulk-history-empty-text = Tady uvidíte nahrané soubory a co se stalo s jejich objednávkami.
bulk-view-details = Zobrazit podrobnosti
bulk-view-details-of = Zobrazit podrobnosti úlohy { $id }
bulk-job-id = Úloha
bulk-job-created-by = Autor
bulk-job-created-at = Vytvořeno
bulk-job-rows = Úspěšné řádky
bulk-job-title-at = Hromadná objednávka z { $at }
# $by is an e-mail address, $at a day and a time
bulk-job-made = Nahráno: { $at }, { $by }
bulk-all-jobs = Všechny hromadné objednávky

bulk-job-ready = Připraveno k zadání
bulk-job-ready-with-errors = Připraveno, s chybami
bulk-job-no-row-ready = Žádný řádek nelze zadat
bulk-job-being-placed = Objednávky se zadávají
bulk-job-placed = Zadáno
bulk-job-placed-partly = Zadáno, s chybami
bulk-job-not-placed = Nezadáno
bulk-job-unknown = Neznámý stav

bulk-result-ready =
    { $count ->
        [0] K zadání není připravena žádná objednávka
        [one] K zadání je připravena { $count } objednávka
        [few] K zadání jsou připraveny { $count } objednávky
        [many] K zadání je připraveno { $count } objednávky
       *[other] K zadání je připraveno { $count } objednávek
    }
bulk-result-placed =
    { $count ->
        [0] Nebyla zadána žádná objednávka
        [one] Zadána { $count } objednávka
        [few] Zadány { $count } objednávky
        [many] Zadáno { $count } objednávky
       *[other] Zadáno { $count } objednávek
    }
bulk-summary = Souhrn úlohy
bulk-total-rows = Řádků celkem
bulk-total-to-be-placed = Objednávky k zadání
bulk-total-placed = Zadané objednávky
bulk-total-errors = Chyby

bulk-rows = Řádky souboru
bulk-rows-shown = Zobrazené řádky
bulk-show-all = Všechny
bulk-show-errors = Chyby
bulk-show-to-be-placed = K zadání
bulk-show-placed = Zadané
bulk-show-none = Žádný takový řádek.
bulk-rows-number = Řádek
bulk-rows-address = Adresa doručení
bulk-rows-order = Objednávka
bulk-rows-delivery = Doručení
bulk-row-to-be-placed = K zadání
bulk-row-error = Chyba
bulk-row-placed = Zadáno
bulk-row-not-placed = Nezadáno
bulk-row-unknown = Neznámý stav
bulk-delivery-instant = Ihned
# $at is a day and a time
bulk-delivery-scheduled = Naplánováno na { $at }

bulk-place =
    { $count ->
        [one] Zadat jednu objednávku
        [few] Zadat { $count } objednávky
       *[other] Zadat { $count } objednávek
    }
bulk-place-title =
    { $count ->
        [one] Zadat jednu objednávku?
        [few] Zadat { $count } objednávky?
       *[other] Zadat { $count } objednávek?
    }
bulk-place-cash = Vybrat v hotovosti
bulk-place-points = Vyzvednutí
bulk-place-left-out =
    { $count ->
        [one] Jeden řádek se vynechá.
        [few] { $count } řádky se vynechají.
       *[other] { $count } řádků se vynechá.
    }
bulk-place-for-good = Kurýři vyrazí hned. Potom lze každou objednávku zrušit jen zvlášť.
bulk-place-not-yet = Ještě ne
bulk-placing = Objednávky se zadávají. Stránku můžete opustit, zadávání pokračuje.

## What only the service finds wrong with a row

bulk-error-unknown = neznámá chyba
bulk-address-not-found = Adresa nebyla nalezena.
bulk-address-inexact = Adresa není přesná. Napište ulici, číslo domu a město, nebo souřadnice.
bulk-fee-changed = Cena doručení se změnila. Podívejte se na ni a zadejte objednávku znovu.
# $most is a number of characters
bulk-text-too-long = Text má více než { $most } znaků.
bulk-text-unreadable = Text obsahuje nečitelný znak. Napište ho prosím znovu.
