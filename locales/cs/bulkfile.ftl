## Ordering by a file: the file is chosen, checked and put right

bulk-column-phone-number = Telefon
bulk-column-unit = Číslo bytu
bulk-column-payment-type = Způsob platby
bulk-column-deliver-at = Čas doručení

bulk-payment-paid = Zaplaceno
bulk-payment-online = Zaplaceno online

# What is wrong with a cell, where the form has no such rule
bulk-collection-point-unknown = Místo vyzvednutí s tímto názvem nemáte. Vyberte jiné, nebo nechte buňku prázdnou.
bulk-payment-type-unknown = Tento způsob platby neznáme. Vyberte prosím některý z nabídky.
# $forms are ways to write a date with its time: 24.11.2026 13:05 / 2026-11-24 13:05
bulk-time-unreadable = Čas napište jako { $forms }, nebo nechte buňku prázdnou a doručíme co nejdříve.
bulk-time-without-day = U tohoto času chybí den. Napište ho jako { $forms }.
bulk-phone-several = Je tu víc telefonních čísel. Nechte jen to, na které má kurýr volat.
bulk-cell-error = Tohle je chyba tabulky, ne hodnota. Napište hodnotu, nebo buňku vyprázdněte.
bulk-cell-without-result = Tento vzorec zatím nemá výsledek. Otevřete soubor v tabulkovém programu a uložte ho, nebo hodnotu napište sem.
bulk-row-repeats = Tento řádek objednává totéž co řádek { $row }.
# $order is the number of an order
bulk-row-ordered-today = Tento řádek vypadá jako dnešní objednávka { $order }.
bulk-row-hidden = Tento řádek je v souboru skrytý nebo přeškrtnutý.
bulk-row-closed = V souboru je u této objednávky: { $state }.
bulk-row-zero = V některé buňce řádku je jen 0, jak ji vzorec vrací za prázdnou buňku. Pokud tam nepatří, smažte ji.

## Choosing the file

bulkfile-choose = Vyberte soubor Excelu
bulkfile-drop = nebo ho přetáhněte sem
bulkfile-accepted = Soubor XLSX do 5 MB, nejvýše { $rows } objednávek: na každém řádku jedna
bulkfile-checked-here = Každý řádek se zkontroluje už tady na obrazovce, dříve než se cokoli objedná.
bulkfile-template = Stáhnout šablonu
bulkfile-template-hint = Tabulka se správnými sloupci, kterou stačí vyplnit.
bulkfile-template-example = Příklad
bulkfile-template-columns = Sloupce
bulkfile-others = Lze vybrat jen jeden soubor: vzali jsme { $name }.

bulk-format-invalid = Formát souboru je neplatný
bulk-format-csv = Je to textový soubor (CSV). Otevřete ho v tabulkovém programu a uložte jako sešit Excelu (.xlsx).
bulk-format-xls = Je to starý soubor Excelu (.xls). Uložte ho jako sešit Excelu (.xlsx).
bulk-format-password = Je chráněný heslem. Uložte ho bez hesla.
bulk-format-damaged = Je poškozený. Otevřete ho v tabulkovém programu a znovu uložte.
bulk-format-other = Není to sešit Excelu. Uložte ho jako sešit Excelu (.xlsx).
bulk-file-too-large = Soubor nesmí být větší než 5 MB
bulk-no-rows = V souboru jsme nenašli žádné objednávky. První řádek pojmenovává sloupce, každý další je jedna objednávka.
bulk-too-many-rows = Soubor má řádků: { $rows }. Najednou lze objednat nejvýše { $most }: rozdělte ho prosím.
bulk-columns-missing =
    { $count ->
        [one] Chybí sloupec: { $columns }. V šabloně jsou všechny.
       *[other] Chybí sloupce: { $columns }. V šabloně jsou všechny.
    }
bulk-sheets-looked-at = Prošli jsme tyto listy: { $sheets }.
bulk-examples-not-read = Řádky jsou na listu { $sheets }, ale ten je určen pro příklady. Přesuňte objednávky na první list, soubor uložte a vyberte znovu.
bulk-columns-alike = Tyto sloupce znamenají totéž, ale obsahují něco jiného: { $columns }. Nechte jeden z nich, nebo ostatní přejmenujte.
bulk-too-many-columns = Soubor je příliš široký: něco je až za sloupcem { $most }. Smažte sloupce, které nepotřebujete.
bulk-sheets-hidden = Všechny listy souboru jsou skryté: { $sheets }. Zobrazte ten s objednávkami, soubor uložte a vyberte znovu.
bulk-rows-hidden =
    { $rows ->
        [1] Jediná objednávka souboru je na skrytém nebo přeškrtnutém řádku. Zobrazte ho, soubor uložte a vyberte znovu.
       *[other] Všechny objednávky souboru ({ $rows }) jsou na skrytých nebo přeškrtnutých řádcích. Zobrazte je, soubor uložte a vyberte znovu.
    }
bulk-rows-closed = Všechny objednávky v souboru jsou už uzavřené, jejich stav je { $states }. Pokud je přesto chcete objednat, smažte sloupec se stavem, soubor uložte a vyberte znovu.
bulkfile-not-opened = Nepodařilo se načíst nástroj pro otevírání tabulek. Zkontrolujte prosím připojení a zkuste to znovu.

bulkfile-reading = Čteme { $name }…
bulkfile-checking = Zkontrolované řádky: { $checked } z { $rows }
bulkfile-sending = Soubor { $name } je v pořádku. Odesíláme ho…
bulkfile-ready-not-sent = Soubor { $name } se nepodařilo odeslat. Soubor sám je v pořádku: stačí ho odeslat znovu.
bulkfile-send-again = Odeslat znovu

## What was read of the file

bulkfile-read = Co jsme přečetli
bulkfile-read-sheet = List { $sheet }, názvy sloupců na řádku { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] List { $sheets } se nečte.
       *[other] Tyto listy se nečtou: { $sheets }.
    }
bulkfile-read-column = sloupec { $letter }
bulkfile-left-out =
    { $count ->
        [1] Tento sloupec vynecháme: { $columns }.
        [few] Vynecháme { $count } sloupce: { $columns }.
       *[other] Vynecháme { $count } sloupců: { $columns }.
    }
bulkfile-left-out-more =
    { $count ->
        [one] { $count } další
        [few] { $count } další
       *[other] { $count } dalších
    }
bulkfile-read-hidden-columns = V souboru skryté, ale přečtené: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } řádek je v souboru skrytý nebo přeškrtnutý a vynecháme ho.
        [few] { $count } řádky jsou v souboru skryté nebo přeškrtnuté a vynecháme je.
       *[other] { $count } řádků je v souboru skrytých nebo přeškrtnutých a vynecháme je.
    }
bulkfile-closed-left-out = Řádky vynechané kvůli svému stavu: { $count } ({ $states }).
bulkfile-hidden-too = Objednat i tyto řádky

## Putting it right

bulkfile-title = Zkontrolujte { $name }
bulkfile-rows =
    { $count ->
        [one] { $count } řádek
        [few] { $count } řádky
       *[other] { $count } řádků
    }
bulkfile-faults =
    { $count ->
        [0] Žádné chyby
        [one] { $count } chyba
        [few] { $count } chyby
       *[other] { $count } chyb
    }
bulkfile-concerns =
    { $count ->
        [one] { $count } řádek ke kontrole
        [few] { $count } řádky ke kontrole
       *[other] { $count } řádků ke kontrole
    }
bulkfile-next-fault = Další chyba
bulkfile-faulty-only = Jen řádky s chybami
bulkfile-remove-repeats =
    { $count ->
        [one] Odebrat opakovaný řádek
        [few] Odebrat { $count } opakované řádky
       *[other] Odebrat { $count } opakovaných řádků
    }

bulkfile-grid = Objednávky ze souboru
bulkfile-keys = Enter upraví buňku, Ctrl + Z vrátí změnu, F8 vede k další chybě. Buňky zkopírované z tabulky lze vložit.
bulkfile-row = Řádek { $row }
bulkfile-cell = Řádek { $row }, { $column }
bulkfile-cell-fine = Tady je vše v pořádku.
bulkfile-cell-empty = prázdné
bulkfile-remove-row = Odebrat řádek
bulkfile-remove-row-of = Odebrat řádek { $row }
# The collection point that the file is for
bulkfile-own-point = Vybrané místo vyzvednutí
bulkfile-no-choice = Vyberte prosím
bulkfile-fill-for =
    { $count ->
        [one] Stejnou chybu má { $count } řádek.
        [few] Stejnou chybu mají { $count } řádky.
       *[other] Stejnou chybu má { $count } řádků.
    }
bulkfile-fill-with = Pro všechny totéž
bulkfile-fill = Vyplnit
bulkfile-card-all = Všechna pole
bulkfile-card-fewer = Méně polí
bulkfile-no-rows-left = Všechny řádky jsou odebrány. Vraťte změnu, nebo vyberte jiný soubor.
bulkfile-none-faulty = Teď nemá chybu žádný řádek.

bulkfile-send =
    { $count ->
        [one] Odeslat { $count } řádek
        [few] Odeslat { $count } řádky
       *[other] Odeslat { $count } řádků
    }
bulkfile-send-faulty = Odeslat i s chybami
bulkfile-send-anyway = Přesto odeslat
bulkfile-keep-on = Pokračovat v opravách
bulkfile-ask-send =
    { $count ->
        [one] { $count } řádek má ještě chybu: nic se pro něj neobjedná. Všechny ostatní řádky objednat půjde.
        [few] { $count } řádky mají ještě chyby: nic se pro ně neobjedná. Všechny ostatní řádky objednat půjde.
       *[other] { $count } řádků má ještě chyby: nic se pro ně neobjedná. Všechny ostatní řádky objednat půjde.
    }
bulkfile-ask-leave = Co jste tu opravili, se ztratí.
bulkfile-leave-anyway = Zahodit opravy
bulkfile-not-sent = Řádky se nepodařilo odeslat. Nic z toho, co jste opravili, se neztratilo.

# What is read aloud
bulkfile-said-left =
    { $count ->
        [0] Nezbývá žádná chyba.
        [one] Zbývá { $count } chyba.
        [few] Zbývají { $count } chyby.
       *[other] Zbývá { $count } chyb.
    }
bulkfile-said-pasted =
    { $count ->
        [one] Vložena { $count } buňka.
        [few] Vloženy { $count } buňky.
       *[other] Vloženo { $count } buněk.
    }
bulkfile-said-filled =
    { $count ->
        [one] Vyplněn { $count } řádek.
        [few] Vyplněny { $count } řádky.
       *[other] Vyplněno { $count } řádků.
    }
bulkfile-said-undone = Změna vrácena.
bulkfile-said-removed = Řádek { $row } odebrán.
bulkfile-said-repeats-removed =
    { $count ->
        [one] Odebrán { $count } opakovaný řádek.
        [few] Odebrány { $count } opakované řádky.
       *[other] Odebráno { $count } opakovaných řádků.
    }
