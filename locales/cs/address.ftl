## Kde se objednávky vyzvedávají

address-origin-title = Kde si kurýři vyzvednou vaše objednávky?
# $name is the name of the collection point
address-origin-lead = { $name } zatím nemá adresu. Napište ji, nebo umístěte špendlík na mapu, a kurýři najdou vaše dveře. Stačí to jednou.
address-origin-change-title = Změna místa vyzvednutí
address-origin-change-lead = Nová adresa místa vyzvednutí { $name } platí od teď pro všechny objednávky. Co jste vyplnili o zákazníkovi, zůstane.
address-origin-change = Změnit
address-origin-change-label = Změnit místo vyzvednutí
address-origin-text = Adresa místa vyzvednutí
address-origin-map = Mapa s místem vyzvednutí
address-origin-map-hint = Klikněte do mapy na místo vyzvednutí, nebo přetáhněte jeho špendlík.
address-origin-notes-placeholder = Zadní vchod, zvonit na bar, kde zaparkovat…
address-postal-code = PSČ
address-city = Město
address-origin-save = Uložit adresu
address-origin-keep = Nechat, jak je
address-no-coordinates = K této adrese nejsou souřadnice
address-saved = Adresa je uložena
address-not-saved = Adresu nelze uložit
address-not-updated = Adresu se nepodařilo změnit.
address-details-kept = Zkontrolujte, vyplnili jste to pro předchozí adresu: { $fields }

## One list of saved customers and places

address-options-list = Nalezení zákazníci a místa
# $count is how many customers and places are offered
address-options-found =
    { $count ->
        [one] { $count } návrh. Vyberte šipkami.
        [few] { $count } návrhy. Vyberte šipkami.
       *[other] { $count } návrhů. Vyberte šipkami.
    }
address-customers-group = Vaši zákazníci
address-places-group = Místa
address-last-customers = Poslední zákazníci
# $count is how many orders went to this customer
address-customer-used =
    { $count ->
        [one] použito jednou
        [few] použito { $count }krát
       *[other] použito { $count }krát
    }
address-customers-failed = Vaše uložené zákazníky se nepodařilo prohledat.

## The pin and the text are two places

# $distance is a distance with its unit: 350 m
address-pin-away = Špendlík stojí { $distance } od této adresy.
# $address is an address in one line
address-pin-at = U špendlíku: { $address }
address-pin-take = Použít adresu u špendlíku
address-pin-move = Přesunout špendlík na adresu

## The customer is known, or is saved

address-known = Uložen s tímto telefonem
address-known-fill = Doplnit, co chybí
address-known-replace = Nahradit
address-known-decline = Není to tento zákazník
address-customer-save = Uložit tohoto zákazníka
address-customer-update = Aktualizovat uloženého zákazníka
address-customer-saved = Mezi vašimi zákazníky
address-customer-saved-now = Uloženo mezi vaše zákazníky
# $reason says why, in the words of the failure texts
address-customer-not-saved-because = Zákazníka se nepodařilo uložit: { $reason }

## The address book

address-customers-title = Zákazníci
address-customers-search = Hledat mezi zákazníky
address-customers-placeholder = Jméno, ulice nebo konec telefonu
address-customers-hint = Napište alespoň dva znaky: jméno, ulici nebo poslední číslice telefonu.
address-customers-searching = Hledáme mezi zákazníky…
# $text is what was typed
address-customers-none = Pro „{ $text }“ jsme nikoho nenašli.
address-customers-count =
    { $count ->
        [one] Nalezen { $count } zákazník
        [few] Nalezeni { $count } zákazníci
       *[other] Nalezeno { $count } zákazníků
    }
# $name is the name of a customer
address-use = Použít
address-customer-use-label = Doručit zákazníkovi { $name }
address-customer-edit = Upravit zákazníka { $name }
address-customer-remove = Smazat zákazníka { $name }
address-customer-remove-question = Smazat zákazníka { $name } z vašich zákazníků?
address-customer-remove-yes = Smazat
address-customer-remove-keep = Ponechat
address-customer-place-kept = Upravený text si ponechá místo na mapě, pokud nevyberete jiné.
address-cancel = Zrušit
address-customer-changed = Zákazník { $name } byl změněn.
address-customer-removed = Zákazník { $name } byl smazán.
# $reason says why, in the words of the failure texts
address-customer-not-removed = Zákazníka se nepodařilo smazat: { $reason }
