## Changing an order

edit-order-action = Upravit
edit-title = Úprava objednávky
# $name is the customer, $day the day the order was placed: "12 May"
edit-banner = Měníte objednávku pro { $name } z { $day }
edit-cancel = Zrušit úpravy
edit-not-available = Úpravy objednávek nejsou k dispozici. Toto je nová objednávka.
edit-nothing-changed = Nic se nezměnilo, není tedy co uložit.
edit-lock-customer = Pro koho objednávka je, už změnit nelze
edit-lock-settled = Určeno při zadání objednávky
edit-lock-status = Objednávka už pokročila příliš, než aby se to dalo změnit
edit-moved-on = Objednávka mezitím pokročila a už ji nelze změnit.
edit-moved-on-kept = Nic z toho, co jste napsali, se neztratilo: zůstane tu, dokud neodejdete.
edit-follow = Sledovat tuto objednávku
edit-new-request = Objednat dalšího kurýra
edit-locked-title = Tuto objednávku už nelze změnit
# $orderId is the order number
edit-locked-text = Objednávka { $orderId } už pokročila příliš. Můžete ji sledovat, nebo objednat dalšího kurýra.
edit-unreadable-title = Objednávku se nepodařilo otevřít
edit-not-found = Na tomto místě vyzvednutí žádná objednávka { $orderId } není.
# $count is how many things become others
edit-changes =
    { $count ->
        [0] Změny
        [one] { $count } změna
        [few] { $count } změny
       *[other] { $count } změn
    }
edit-changes-none = Zatím se nic nezměnilo.
edit-change-position = Místo na mapě
edit-change-nothing = nic
# Read out before the old and the new words of a change
edit-change-before = Předtím:
edit-change-after = Potom:
# $distance: "350 m"
edit-change-moved = Posunuto o { $distance }
# $amount is an amount with its currency
edit-fee-more = o { $amount } více
edit-fee-less = o { $amount } méně
# $before and $after are amounts with their currency
edit-fee-changed-text = Byla { $before } a nyní je { $after }. Uložit změny za novou cenu?
edit-fee-changed-accept = Uložit za { $after }
edit-fee-changed-refuse = Neukládat
edit-kept-charge-title = Rozdíl se nevrací
request-updated = Objednávka byla změněna!
request-not-updated = Objednávku se nepodařilo změnit

## An order once more

again-action = Objednat znovu
again-banner = Ještě jednou: objednávka pro { $name } z { $day }
again-banner-hint = Cena se počítá znovu. Zkontrolujte prosím položky a jejich hodnotu.
again-cancel = Začít s prázdným formulářem
# At a field that was taken over from an earlier order
again-check = Z objednávky z { $day } – zkontrolujte prosím

## Two tabs with the same request

request-placed-elsewhere = Tato objednávka už byla zadána na jiné kartě prohlížeče, podruhé ji proto nezadáváme. Tady je.
edit-kept-charge = Kartou je zaplaceno { $paid }. Doručení teď stojí { $fee } a rozdíl { $left } se nevrací.
