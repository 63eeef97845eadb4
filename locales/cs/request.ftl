## Request a rider: the page and its four sections

request-section-done = Hotovo

request-collection-time = Čas vyzvednutí
request-collection-instant = Ihned
request-collection-instructions = Pokyny pro kurýra

request-drop-off-title = Místo doručení
request-details-title = Podrobnosti o doručení
request-payment-title = Přehled platby

## Where the order goes

request-destination = Adresa doručení
request-destination-placeholder = Ulice, místo nebo { $coordinates }
request-destination-clear = Smazat adresu
request-destination-searching = Hledáme místa…
request-destination-resolving = Zjišťujeme adresu…
request-destination-none = Adresu se nepodařilo najít. Zkuste ulici i s číslem, nebo místo vyberte na mapě.
request-destination-search-failed = Adresy se nepodařilo vyhledat: { $reason }
request-destination-details-failed = Podrobnosti o místě se nepodařilo načíst
geolocator-error-reverse = Na tomto místě jsme nenašli žádnou adresu.
error-geocoder-unavailable = Vyhledávání adres teď není dostupné.
request-unit = Číslo bytu
request-building = Budova
request-notes-placeholder = Patro, zvonek, kde zaparkovat…
request-name = Jméno zákazníka
request-phone = Telefon zákazníka

## Where it goes, on the map

request-map = Mapa s místem vyzvednutí a místem doručení
request-map-hint = Místo doručení určíte kliknutím do mapy nebo přetažením špendlíku.
request-map-show = Vybrat na mapě
request-map-hide = Skrýt mapu
request-map-failed = Mapu teď nelze zobrazit. Vše funguje i bez ní: napište adresu.

## What is delivered, and when

request-time = Čas doručení
request-time-asap = Co nejdříve
request-time-asap-hint = Doručení do 60 minut, obvykle do 30 minut
request-time-later = Později
request-later-day = Den
request-later-today = Dnes
request-later-tomorrow = Zítra
request-later-time = Čas
request-later-in =
    { $hours ->
        [0] za { $minutes } min
       *[other] za { $hours } h { $minutes } min
    }
request-description-placeholder = Co je v tašce?
request-amount = Hodnota zboží v { $currency }
request-item-value-warning = Hodnota zboží se zdá vysoká. Před odesláním objednávky ji prosím ještě jednou zkontrolujte.
request-item-value-confirm = Potvrdit
request-item-value-of = { $value } z { $limit }. Vyšší hodnotu je třeba potvrdit.
request-item-value-confirmed = Hodnota zboží potvrzena
request-cold-bag = Je potřeba chladicí taška
request-cold-bag-hint = Kurýr přiveze tašku, která udrží zboží v chladu.
request-age-check-hint = Kurýr si u dveří vyžádá doklad o věku.
request-age-check-missing = Tato objednávka vyžaduje ověření věku. Potvrďte ho zaškrtnutím „{ field-age-check }“.
request-vat-add = Přidat DIČ
request-vat-hint = 8 velkých písmen a číslic

## How it is paid

request-payment-methods = Způsob platby
request-payment-cash-on-delivery-hint = Kurýr vybere hodnotu zboží v hotovosti.
request-payment-cash-on-pick-up-hint = Kurýr vám zaplatí při vyzvednutí, u dveří se nic nevybírá.
request-payment-no-cash-hint = Zákazník už zaplatil.
request-payment-payment-on-delivery-hint = Zákazník zaplatí hodnotu zboží u dveří.
request-payment-none-hint = Nic se nevybírá.
request-payment-not-offered = Způsob platby „{ $method }“ se tu nenabízí. Vyberte jiný.
error-no-payment-method-available = Pro toto místo vyzvednutí není dostupný žádný způsob platby. Kontaktujte nás prosím.
error-payment-get-if-enabled = Nepodařilo se zjistit, zda lze platit online, proto je platba online zatím vypnutá.

## A voucher for the delivery fee

voucher-title = Voucher
voucher-placeholder = Kód
voucher-apply = Použít
voucher-keep = Zrušit
voucher-replace = Vyměnit
voucher-remove = Odebrat
voucher-details = Podrobnosti
voucher-waiting = Ověříme ho, jakmile bude známá cena doručení.
voucher-checking = Ověřujeme voucher…
voucher-percentage = Sleva { $percent } % z ceny doručení
voucher-amount = Sleva { $amount } z ceny doručení
voucher-valid-always = Platí bez omezení
voucher-valid-until = Platí do { $time }
voucher-minimum = Od ceny doručení { $amount }
voucher-maximum = Sleva nejvýše { $amount }
voucher-first-order = Jen na první objednávku
voucher-refused-unknown = Tento kód neznáme.
voucher-refused-expired = Jeho platnost skončila.
voucher-refused-not-yet = Zatím neplatí.
voucher-refused-fee-too-small = Cena doručení je na něj příliš nízká.
voucher-refused-not-first-order = Platí jen na první objednávku.
voucher-refused-used-up = Je už vyčerpaný.
voucher-refused-used-by-vendor = Toto místo vyzvednutí ho už vyčerpalo.
voucher-refused-other-vendor = Pro toto místo vyzvednutí neplatí.
voucher-refused-inactive = Je vypnutý.
voucher-switched-off = Vouchery teď nejsou k dispozici. Cena doručení je bez slevy.
voucher-try-again-in =
    { $seconds ->
        [one] Příliš mnoho pokusů. Zkuste to znovu za { $seconds } sekundu.
        [few] Příliš mnoho pokusů. Zkuste to znovu za { $seconds } sekundy.
       *[other] Příliš mnoho pokusů. Zkuste to znovu za { $seconds } sekund.
    }

## The summary that never leaves the screen

request-summary = Souhrn
request-summary-more = Zobrazit podrobnosti
request-summary-less = Skrýt podrobnosti
request-distance = Vzdálenost
request-fee-base = Základní cena
request-fee-distance = Za vzdálenost
request-fee-surcharge = Příplatek za způsob platby
request-fee-as-quoted = podle kalkulace pro toto doručení
request-fee-moved = Cena se spočítala znovu: byla { $before }, nyní je { $after }.
request-fee-held = Cena platí do { $time } · { $left }
request-fee-expired = Platnost ceny vypršela. Při objednání kurýra se spočítá znovu.
request-fee-expired-guest = Platnost ceny vypršela. Po objednání kurýra uvidíte novou cenu, dalším objednáním ji přijmete.
request-fee-waiting = Cenu uvidíte po zadání adresy doručení.
request-quote-asking = Zjišťujeme, zda tam doručujeme a za kolik…
request-deliverable = Tam doručujeme: { $distance }
request-deliverable-anyway = Tam doručujeme
request-deliverable-fee = Cena doručení: { $fee }
request-deliverable-fee-reduced = Cena doručení: { $fee } místo { $before }
request-collect-nothing = Nic
request-collect-brief = vybrat { $amount }
request-submit = Objednat kurýra
request-submitting = Objednáváme kurýra…
request-offline = Offline: odešle se po obnovení připojení
request-waiting = Čekáme na připojení…
request-waiting-hint = Odešle se, jakmile budete zase online. Nechte tuto stránku otevřenou.
request-do-not-send = Neodesílat
request-undo = Vrátit změnu
request-submit-keys = nebo stiskněte { $keys }
request-wrong-fields =
    { $count ->
        [one] { $count } pole čeká na vás
        [few] { $count } pole čekají na vás
       *[other] { $count } polí čeká na vás
    }

## What the rules say: marked at the field, the first one announced

request-vendor-missing = Nepodařilo se načíst vaše údaje – odhlaste se prosím a znovu se přihlaste
request-vendor-inactive = Toto místo vyzvednutí není aktivní, proto pro ně nelze objednat kurýra.
validation-fill-unit-number = Vyplňte prosím číslo bytu zákazníka
request-name-missing = Vyplňte prosím jméno zákazníka
request-name-has-digit = Jméno zákazníka není platné
request-phone-missing = Vyplňte telefon zákazníka
request-phone-impossible = Telefonní číslo nevypadá správně
request-phone-unusual = Toto číslo vypadá neobvykle. Zkontrolujte ho, prosím.
request-description-too-long = Nepřekračujte prosím 200 znaků
request-address-missing = Napište prosím adresu
request-coordinates-missing = Polohu této adresy neumíme určit
request-amount-missing = Zadejte prosím platnou částku objednávky
# $forms are ways to write the amount: 1250 / 1250.50
request-amount-unreadable = Zadejte prosím platnou částku objednávky. Napište ji takto: { $forms }
request-amount-below-minimum = Minimální částka je { $amount } { $currency }
request-payment-method-missing = Vyberte prosím způsob platby
request-preorder-in-past = Vyberte prosím čas doručení v budoucnosti
request-preorder-too-far = Vyberte prosím čas doručení v příštích 2 dnech
request-preorder-outside-hours = Vyberte prosím čas doručení v provozní době
request-notes-too-long = Poznámka je příliš dlouhá
request-address-too-long = Adresa je příliš dlouhá
request-vat-wrong-length = DIČ musí mít 8 znaků, zkontrolujte ho prosím.
request-vat-invalid = DIČ není platné, zkontrolujte ho prosím.

## What the world says

request-error-undeliverable-address = Tam tuto objednávku doručit nemůžeme.
request-deliverability-unknown = Nepodařilo se ověřit, zda lze objednávku doručit
request-error-cannot-compute-price = Cenu této objednávky se nepodařilo spočítat.
error-store-closed = Obchod je teď zavřený.
request-not-created = Objednávku se nepodařilo vytvořit
request-nothing-lost = Nic z toho, co jste napsali, se neztratilo. Stačí to zkusit znovu.
request-kept = Nic z toho, co jste napsali, se neztratilo.
error-fee-recompute = Platnost ceny vypršela. Počítáme ji znovu…
error-fee-changed = Cena doručení se změnila.
request-fee-changed-text = Byla { $before }, nyní je { $after }. Objednat kurýra za novou cenu?
request-fee-changed-accept = Objednat za { $after }
request-fee-changed-refuse = Neobjednávat
request-pushed = Objednávka odeslána!
request-already-placed = Dřívější pokus o tuto objednávku prošel, proto nebyla zadána podruhé. Najdete ji mezi svými objednávkami.
request-draft-restored = Co jste rozepsali, jsme uchovali.

## Instead of the form

unable-to-fetch-vendor = Údaje o prodejci se nepodařilo načíst
request-closed-title = Teď máme zavřeno
request-closed-hours = Provozní doba: { $from } až { $to }. Nyní je { $currentTime }
request-closed-hint = Kurýra si můžete objednat, jakmile znovu otevřeme.
request-closed-check = Zkontrolovat znovu
request-no-location-other = Mezitím si můžete vybrat jiné místo vyzvednutí.
