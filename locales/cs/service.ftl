## What the service answers when it says no; the ids are its translation keys

error-unauthenticated = Vaše přihlášení vypršelo. Přihlaste se prosím znovu.
error-not-found = Nic takového jsme nenašli.
error-idempotency-key-reused = Toto už bylo odesláno s jinými údaji. Než to pošlete znovu, podívejte se do sledování objednávek.
error-idempotency-key-missing = Požadavek nemá klíč, díky kterému ho lze bezpečně opakovat.
error-fault = Služba tu měla selhat.
error-invalid-request = Služba nerozuměla části požadavku. Zkontrolujte prosím zadané údaje.
error-unsupported-media-type = Tento druh obsahu služba nečte.
error-unreadable-request = Služba nedokázala požadavek přečíst.
error-unavailable = Služba teď není dostupná. Zkuste to prosím za chvíli.
error-too-many-requests = Příliš mnoho pokusů. Počkejte prosím chvíli.
error-request-too-large = Tohle je na odeslání příliš velké.
error-method-not-allowed = Tohle služba nenabízí.
error-invalid-moment = Tento okamžik není platný.
error-invalid-coordinates = Tyto souřadnice nejsou na mapě.
error-outside-country = Toto místo neleží v zemi, ve které doručujete.
error-cant-edit-order = Tuto objednávku už takto změnit nelze.
error-foreign-origin = Tato stránka nesmí otevřít živé spojení.
error-unknown-host = Tato adresa k této službě nepatří. Otevřete ji na její vlastní adrese.
error-request-timeout = Odesílání trvalo příliš dlouho. Zkontrolujte připojení a zkuste to znovu.
error-control-room-closed = Řídicí místnost vyžaduje tajný klíč, který služba vypsala při spuštění.
error-fee-invalid = Cenu doručení se nepodařilo ověřit. Vyberte prosím adresu znovu.
error-payment-fee-rises = Doručení této objednávky už je zaplacené kartou: { $paid } { $currency }. Po změně by stálo { $fee } { $currency } a rozdíl dodatečně strhnout nemůžeme. Vyberte místo, kam doručení nestojí víc, nebo objednávku zrušte a zadejte novou.
error-defect = Na naší straně se něco pokazilo. Už o tom víme.
voucher-error-validation-message = Tento kód voucheru není dostupný
voucher-error-get-message = Podrobnosti o kódu voucheru se nepodařilo načíst
validation-voucher-unknown = { voucher-error-validation-message }

## The rules of a request, when the service finds them broken

validation-fee-missing = { error-fee-invalid }
validation-vendor-missing = { request-vendor-missing }
validation-name-missing = { request-name-missing }
validation-name-has-digit = { request-name-has-digit }
validation-phone-missing = { request-phone-missing }
validation-phone-impossible = { request-phone-impossible }
validation-description-too-long = { request-description-too-long }
validation-address-missing = { request-address-missing }
validation-coordinates-missing = { request-coordinates-missing }
validation-amount-missing = { request-amount-missing }
validation-amount-unreadable = { request-amount-unreadable }
validation-amount-below-minimum = { request-amount-below-minimum }
validation-payment-method-missing = { request-payment-method-missing }
validation-preorder-in-past = { request-preorder-in-past }
validation-preorder-too-far = { request-preorder-too-far }
validation-notes-too-long = { request-notes-too-long }
validation-address-too-long = { request-address-too-long }
validation-vat-wrong-length = { request-vat-wrong-length }
validation-vat-invalid = { request-vat-invalid }
validation-age-validation-missing = { request-age-check-missing }
validation-item-value-unconfirmed = { request-item-value-warning }

## Guests

error-guests-off = Objednat jako host teď nelze. Přihlaste se prosím.
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
validation-outlet-client-id-missing = Zadejte prosím ID místa vyzvednutí
validation-outlet-client-id-locked = ID místa vyzvednutí nelze změnit.
validation-outlet-parent-locked = Místo vyzvednutí zůstává u svého nadřazeného prodejce.
validation-outlet-label-missing = Zadejte prosím název
validation-outlet-phone-missing = Zadejte prosím telefonní číslo
validation-outlet-address-missing = Vyberte prosím adresu vyzvednutí
validation-outlet-owner-invalid = Zadejte prosím platný e-mail
