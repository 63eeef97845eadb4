outlet-edit-title = Muokkaa noutopaikkaa
outlet-parent-kept = Noutopaikka kuuluu aina samaan pääyritykseen.
outlet-client-id = Noutopaikan tunnus
outlet-client-id-kept = Tunnusta ei voi muuttaa.
outlet-label = Nimi
outlet-phone = Puhelinnumero
outlet-owners = Omistajat
outlet-owner = Omistaja { $number }: sähköposti
outlet-owner-add = Lisää omistaja
outlet-owner-remove = Poista omistaja { $number }

outlet-client-id-missing = Antakaa noutopaikan tunnus.
outlet-label-missing = Antakaa nimi.
outlet-phone-missing = Antakaa puhelinnumero.
outlet-address-missing = Valitkaa nouto-osoite.
outlet-owner-invalid = Antakaa toimiva sähköpostiosoite.

outlet-saved = Noutopaikka on tallennettu.
outlet-added = { outlet-saved } Lähetin voi tilata sinne muutaman minuutin kuluttua.
outlet-not-saved = Noutopaikkaa ei voitu tallentaa.
outlet-added-already = Noutopaikka tallennettiin jo aiemmalla yrityksellä. Sulkekaa tämä ja muokatkaa sitä luettelossa.

outlet-close-question = Suljetaanko tallentamatta? Muutoksenne menetetään.
outlet-close-anyway = Sulje tallentamatta
outlet-stay = Jatka muokkausta
