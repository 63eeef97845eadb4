error-not-found = Ez nem található.
error-idempotency-key-reused = Ezt már elküldték más adatokkal. Nézze meg a rendeléskövetést, mielőtt újra elküldi.
error-invalid-request = A szolgáltatás nem értette a kérés egy részét. Ellenőrizze, amit beírt.
error-request-too-large = Ez túl nagy ahhoz, hogy elküldhető legyen.
error-invalid-coordinates = Ezek a koordináták nincsenek a térképen.
error-outside-country = Ez a hely nincs abban az országban, ahová kézbesíteni lehet.
error-cant-edit-order = Ez a rendelés így már nem módosítható.
error-unknown-host = Ez a cím nem ehhez a szolgáltatáshoz tartozik. Nyissa meg a saját címén.
error-fee-invalid = Nem sikerült ellenőrizni a szállítási díjat. Válassza ki újra a címet.
error-payment-fee-rises = A rendelés szállítási díját kártyával fizette ki: { $paid } { $currency }. Ezzel a módosítással { $fee } { $currency } lenne, és a különbözetet nem tudjuk beszedni. Válasszon olyan kézbesítési címet, amely nem kerül többe, vagy mondja le ezt a rendelést, és adjon le újat.
voucher-error-validation-message = Ez a kuponkód nem érhető el.
voucher-error-get-message = Nem sikerült lekérni a kuponkód adatait.

error-not-for-guests = Ez vendégként nem lehetséges. Jelentkezzen be, vagy regisztráljon.
error-for-guests-alone = Ezt csak vendégek használhatják. Önnek már van fiókja.
validation-sender-missing = Adja meg, ki küldi ezt a rendelést.
validation-sender-name-missing = Adja meg a nevét.
validation-sender-name-too-long = Ez a név túl hosszú.
validation-sender-phone-missing = Adja meg a telefonszámát.
validation-sender-phone-impossible = Adjon meg érvényes telefonszámot.
validation-sender-email-missing = Adja meg az e-mail-címét.
validation-sender-email-impossible = Adjon meg érvényes e-mail-címet.
validation-sender-address-missing = Adja meg, honnan vigye el a futár a rendelést.

error-outlets-not-managed = Nincs jogosultsága felvételi helyek hozzáadására vagy módosítására.
error-outlet-kept-elsewhere = Ezt a felvételi helyet máshol kezelik, itt nem módosítható.
error-client-id-taken = Egy másik felvételi helynek már ez az azonosítója. Válasszon másikat.
