## What the service answers when it says no; the ids are its translation keys

error-not-found = Nic takového jsme nenašli.
error-idempotency-key-reused = Toto už bylo odesláno s jinými údaji. Než to pošlete znovu, podívejte se do sledování objednávek.
error-invalid-request = Služba nerozuměla části požadavku. Zkontrolujte prosím zadané údaje.
error-request-too-large = Tohle je na odeslání příliš velké.
error-invalid-coordinates = Tyto souřadnice nejsou na mapě.
error-outside-country = Toto místo neleží v zemi, ve které doručujete.
error-cant-edit-order = Tuto objednávku už takto změnit nelze.
error-unknown-host = Tato adresa k této službě nepatří. Otevřete ji na její vlastní adrese.
error-fee-invalid = Cenu doručení se nepodařilo ověřit. Vyberte prosím adresu znovu.
error-payment-fee-rises = Doručení této objednávky už je zaplacené kartou: { $paid } { $currency }. Po změně by stálo { $fee } { $currency } a rozdíl dodatečně strhnout nemůžeme. Vyberte místo, kam doručení nestojí víc, nebo objednávku zrušte a zadejte novou.
voucher-error-validation-message = Tento kód voucheru není dostupný
voucher-error-get-message = Podrobnosti o kódu voucheru se nepodařilo načíst

## Guests

error-not-for-guests = Jako host to nejde. Přihlaste se nebo se zaregistrujte.
error-for-guests-alone = To může jen host. Vy už účet máte.
validation-sender-missing = Uveďte prosím, kdo objednávku posílá.
validation-sender-name-missing = Zadejte prosím své jméno.
validation-sender-name-too-long = Toto jméno je příliš dlouhé.
validation-sender-phone-missing = Zadejte prosím své telefonní číslo.
validation-sender-phone-impossible = Na toto telefonní číslo se nelze dovolat.
validation-sender-email-missing = Zadejte prosím svou e-mailovou adresu.
validation-sender-email-impossible = Tato e-mailová adresa nemůže být správná.
validation-sender-address-missing = Uveďte prosím, kde se objednávka vyzvedne.

## Collection points

error-outlets-not-managed = Nemáte oprávnění přidávat ani měnit místa vyzvednutí.
error-outlet-kept-elsewhere = Toto místo vyzvednutí se spravuje jinde, zde ho změnit nelze.
error-client-id-taken = Toto ID už má jiné místo vyzvednutí. Zvolte prosím jiné.
