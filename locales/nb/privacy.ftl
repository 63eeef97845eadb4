## The privacy page. $country is the country's name in this language.

privacy-introduction = Hva { -brand-name } i { $country } vet om deg og kundene dine, og hva som skjer med det.
privacy-data-title = Hva vi lagrer
privacy-data-text = Om kontoen din: navn, e-postadresse, telefonnummer og avhentingssteder. Om hver bestilling: kundens navn, telefonnummer og adresse, beskjedene dine, beløpene, tidspunktene og dokumentasjonen på levering.
privacy-use-title = Hva det brukes til
privacy-use-text = Til å levere bestillingen, til at du og kunden kan følge den, og til oppgjøret. Vi selger ikke opplysningene og bruker dem ikke til reklame.
privacy-readers-title = Hvem som ser det
privacy-readers-text = Budet ser det som trengs for leveringen. Den som har sporingslenken, ser bare den ene bestillingen. Kortnumre går kryptert til betalingstjenesten, og vi lagrer dem ikke.
privacy-device-title = På enheten din
privacy-device-text = En informasjonskapsel husker språket ditt. Innloggingen, innstillingene og en uferdig bestilling ligger i nettleseren din. Når du logger ut, slettes innloggingen og den uferdige bestillingen.
privacy-rights-title = Rettighetene dine
privacy-rights-text = Du kan spørre hva vi lagrer om deg, få det rettet eller slettet og klage til datatilsynsmyndigheten i { $country }. Send en e-post til { $email }.
