## Obrazovka sledování

order-tracking-title = Sledování objednávek
order-search-label = Hledat v objednávkách
order-search =
    .placeholder = Jméno, telefon, kód nebo číslo objednávky
order-search-short =
    .placeholder = Hledat
order-lists = Objednávky podle průběhu
order-list-new = Nové
order-list-scheduled = Plánované
order-list-collected = Na cestě
order-list-delivered = Doručené
order-list-cancelled = Zrušené
order-list-results = Nalezené
# $count orders of a list need somebody
order-list-needing = Čeká na vás: { $count }
order-live = Živě
order-connecting = Připojování
order-reconnecting = Obnovování spojení
order-updated-ago = Aktualizováno { $ago }
order-waiting =
    { $count ->
        [one] Zobrazit { $count } novou objednávku
        [few] Zobrazit { $count } nové objednávky
        [many] Zobrazit { $count } nové objednávky
       *[other] Zobrazit { $count } nových objednávek
    }
order-status = Stav
order-column-amount = K vybrání
order-scheduled-for = Na { $time }
order-nothing-to-collect = Nic k vybrání
order-announce-one = Objednávka pro { $customer }: { $status }
order-announce-several =
    { $count ->
        [one] Změnila se { $count } objednávka
        [few] Změnily se { $count } objednávky
        [many] Změnilo se { $count } objednávky
       *[other] Změnilo se { $count } objednávek
    }
order-empty-new-title = Žádné nové objednávky
order-empty-new-text = Objednejte kurýra a objednávka se tu hned objeví.
order-empty-scheduled-title = Nic není naplánováno
order-empty-scheduled-text = Objednávky na později dnes a na další dva dny tu čekají na svůj čas.
order-empty-collected-title = Nic není na cestě
order-empty-collected-text = Jakmile kurýr objednávku vyzvedne, můžete ji tu sledovat.
order-empty-delivered-title = Dnes zatím nic nedoručeno
order-empty-delivered-text = Zde se sbírají dnešní doručené a vrácené objednávky.
order-empty-cancelled-title = Dnes žádné zrušené objednávky
order-empty-cancelled-text = Tak to má být.
order-empty-results-title = Žádná objednávka neodpovídá
order-empty-results-text = Prohledávají se jen aktuální objednávky. Zkuste část jména, telefonu, kódu nebo čísla objednávky.
order-clear-search = Vymazat hledání
order-lists-kept = Seznamy výše nemusí být aktuální.

## Podrobnosti jedné objednávky

order-details =
    .aria-label = Podrobnosti objednávky
order-details-none-title = Vyberte objednávku
order-details-none-text = Zde uvidíte její průběh, kurýra a zákazníka.
order-details-close =
    .aria-label = Zavřít podrobnosti
order-details-back =
    .aria-label = Zpět na seznam
order-not-found-title = Tato objednávka nebyla nalezena
order-not-found-text = Možná patří k jinému místu vyzvednutí, nebo je v adrese překlep.
order-code = Kód objednávky
order-number = Číslo objednávky
order-copy-number =
    .aria-label = Zkopírovat číslo objednávky
order-copy-failed = Nepodařilo se zkopírovat. Označte prosím text a zkopírujte jej sami.
order-more-actions = Další akce
# Stands before the link in the message that is sent
order-share-tracking-text = Svou objednávku můžete sledovat tady:
order-placed-at = Zadáno { $time }
order-progress = Průběh
order-rider = Kurýr
order-rider-none = Zatím bez kurýra
order-rider-seen = Naposledy spatřen { $ago }
order-call =
    .aria-label = Zavolat: { $name }, { $phone }
order-customer = Zákazník
order-recipient-notes = Od zákazníka přes odkaz na sledování
order-cold-bag = Chladicí taška
order-payment = Platba
order-payment-paid = Již zaplaceno
order-fees = Ceny doručení
order-address = Adresa
order-cancelled-because = Důvod: { $reason }
order-pin-destination = Zákazník: { $name }
order-map-failed = Mapu zde nelze zobrazit. Vše, co by ukázala, je napsáno níže.

## Zrušení

order-cancel = Zrušit objednávku
order-cancel-refused-too-early = Zrušit ji půjde, jakmile bude přijata.
order-cancel-refused-within-grace = Platba byla právě potvrzena. Objednávku půjde zrušit za { $left }.
order-cancel-refused-too-far-along = Objednávku už má na starosti kurýr, zde ji zrušit nelze.
order-cancel-refused-delayed = Zpožděnou objednávku zde nelze zrušit.
order-cancel-refused-finished = Tato objednávka je ukončena.
order-cancel-refused-unknown-status = Stav objednávky není znám, proto ji zde nelze zrušit.
order-cancel-title = Zrušit objednávku pro { $customer }?
order-cancel-text = Kurýr i zákazník se to dozvědí. Nelze to vzít zpět.
order-cancel-why = Proč se ruší?
order-cancel-reason-customer-cancelled = Zákazník objednávku zrušil
order-cancel-reason-item-unavailable = Zboží není k dispozici
order-cancel-reason-wrong-details = Údaje jsou chybné
order-cancel-reason-delay-too-long = Trvá to příliš dlouho
order-cancel-reason-other = Jiný důvod
order-cancel-words = Vlastními slovy
order-cancel-problem-reason-missing = Vyberte prosím důvod.
order-cancel-problem-text-missing = Napište prosím několika slovy proč.
order-cancel-problem-text-too-long = Zkraťte to prosím na 200 znaků.
order-cancel-keep = Ponechat objednávku
order-was-cancelled = Objednávka pro { $customer } je zrušena.
action-attempt-cancel = Rušíme objednávku…

## Co se nepovedlo

error-cant-retrieve-current-orders = Aktuální objednávky se nepodařilo načíst. { $because }
error-cant-cancel-order = Objednávku se nepodařilo zrušit. { $because }
order-not-loaded = Nepodařilo se to načíst. { $because }
