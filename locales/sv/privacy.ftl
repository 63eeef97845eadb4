## The privacy page. $country is the country's name in this language.

privacy-introduction = Vad { -brand-name } i { $country } vet om dig och dina kunder och vad som händer med det.
privacy-data-title = Vad vi sparar
privacy-data-text = Om ditt konto: namn, e-postadress, telefonnummer och hämtplatser. Om varje order: kundens namn, telefonnummer och adress, dina anteckningar, beloppen, tiderna och beviset på leveransen.
privacy-use-title = Vad det används till
privacy-use-text = För att leverera ordern, för att du och kunden ska kunna följa den och för att reglera betalningen. Vi säljer inte uppgifterna och använder dem inte till reklam.
privacy-readers-title = Vem som ser det
privacy-readers-text = Budet ser det som behövs för leveransen. Den som har spårningslänken ser bara den ordern. Kortnummer skickas krypterade till betaltjänsten, och vi sparar dem inte.
privacy-device-title = På din enhet
privacy-device-text = En kaka minns ditt språk. Inloggningen, inställningarna och en påbörjad bokning finns i din webbläsare. När du loggar ut raderas inloggningen och den påbörjade bokningen.
privacy-rights-title = Dina rättigheter
privacy-rights-text = Du kan fråga vad vi sparar om dig, få det rättat eller raderat och klaga hos dataskyddsmyndigheten i { $country }. Mejla { $email }.
