error-not-found = Hakemaanne ei löytynyt.
error-idempotency-key-reused = Tämä on jo lähetetty muilla tiedoilla. Tarkistakaa tilausten seuranta, ennen kuin lähetätte uudelleen.
error-invalid-request = Palvelu ei ymmärtänyt osaa pyynnöstä. Tarkistakaa kirjoittamanne tiedot.
error-request-too-large = Tämä on liian suuri lähetettäväksi.
error-invalid-coordinates = Näitä koordinaatteja ei ole kartalla.
error-outside-country = Paikka on toimitusmaan ulkopuolella.
error-cant-edit-order = Tilausta ei voi enää muuttaa näin.
error-unknown-host = Tämä osoite ei kuulu palveluun. Avatkaa palvelu sen omasta osoitteesta.
error-fee-invalid = Toimitusmaksua ei voitu vahvistaa. Valitkaa osoite uudelleen.
error-payment-fee-rises = Maksoitte tilauksen toimitusmaksun kortilla: { $paid } { $currency }. Muutoksen jälkeen se olisi { $fee } { $currency }, emmekä voi veloittaa erotusta. Valitkaa kohde, joka ei maksa enempää, tai perukaa tilaus ja tehkää uusi.
voucher-error-validation-message = Alennuskoodi ei ole käytettävissä.
voucher-error-get-message = Alennuskoodin tietoja ei voitu hakea.

error-not-for-guests = Tämä ei onnistu ilman tiliä. Kirjautukaa sisään tai luokaa tili.
error-for-guests-alone = Tämä on vain niille, joilla ei ole tiliä. Teillä on jo tili.
validation-sender-missing = Antakaa tilauksen lähettäjä.
validation-sender-name-missing = Antakaa nimenne.
validation-sender-name-too-long = Nimi on liian pitkä.
validation-sender-phone-missing = Antakaa puhelinnumeronne.
validation-sender-phone-impossible = Antakaa toimiva puhelinnumero.
validation-sender-email-missing = Antakaa sähköpostiosoitteenne.
validation-sender-email-impossible = Antakaa toimiva sähköpostiosoite.
validation-sender-address-missing = Antakaa osoite, josta tilaus noudetaan.

error-outlets-not-managed = Teillä ei ole oikeutta lisätä tai muuttaa noutopaikkoja.
error-outlet-kept-elsewhere = Tätä noutopaikkaa hallitaan muualla, eikä sitä voi muuttaa täällä.
error-client-id-taken = Toisella noutopaikalla on jo tämä tunnus. Valitkaa toinen tunnus.
