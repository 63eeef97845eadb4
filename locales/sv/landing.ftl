landing-eyebrow = Expressbud för företag · { $country }
landing-title = Skicka nu. Följ hela vägen.
landing-lead = { -brand-name } skickar ett bud till din disk för paket, mat, dokument och presenter, och låter dig följa allt minut för minut tills det är i rätta händer.
landing-request-as-guest = Boka som gäst
landing-request-as-guest-busy = Ett ögonblick…
landing-example-status = Under leverans
landing-example-arrival = Framme om { $minutes } min
landing-facts = I korthet
landing-fact-minutes-value = { $minutes } min
landing-fact-promise = som längst till leverans
landing-fact-typical = eller mindre är vanligast
landing-fact-weight-value = { $kg } kg
landing-fact-weight = får följa med varje leverans
landing-fact-distance = är så långt ett bud åker
landing-fact-nothing = en dag utan leveranser
landing-how-title = Från din disk till kundens dörr i tre steg
landing-how-where-title = Välj platserna
landing-how-where-text = Välj hämtplats och leveransplats. Avstånd, beräknad hämttid och avgift visas innan du bekräftar något.
landing-how-ride-title = Ett bud hämtar
landing-how-ride-text = Ett bud i närheten hämtar ordern vid din disk. Du ser namn och telefonnummer, och när den ska vara klar.
landing-how-door-title = Följ den till dörren
landing-how-door-text = Se budet på kartan, dela länken med din kund och spara beviset på att ordern har lämnats över.
landing-why-title = Gjord för dig bakom disken
landing-why-text = Lunchrusning, kö och en hand ledig: allt du behöver är en blick eller en tangent bort.
landing-why-live-title = Live, på minuten
landing-why-live-text = Status, bud och beräknad tid uppdateras framför dig. Ingen behöver ringa och fråga var ordern är.
landing-why-proof-title = Bevis på varje överlämning
landing-why-proof-text = Hämtning, leverans och retur dokumenteras och sparas med ordern.
landing-why-share-title = En länk till din kund
landing-why-share-text = Kunden följer leveransen i mobilen, utan app eller konto.
landing-why-outlets-title = Alla hämtplatser på en skärm
landing-why-outlets-text = En inloggning för alla hämtplatser, var och en med egna ordrar.
landing-why-history-title = Inget försvinner
landing-why-history-text = Hitta tidigare ordrar på nummer, namn eller telefon, och exportera dem till bokföringen.
landing-why-goods-title = Vad du än skickar
landing-why-goods-text = Ett paket, en varm lunch, ett påskrivet avtal, en bukett blommor: samma enkla steg.
landing-pay-title = Betala per leverans
landing-pay-text = Inget abonnemang och inget minimum. De dagar du inte har leveranser betalar du ingenting.
landing-pay-country = Leveransavgift · { $country }
landing-pay-base = Grundavgift
landing-pay-per-km = Varje kilometer
landing-pay-cash = Kontant vid leverans
landing-pay-maximum = Högst
landing-pay-no-commission = Ingen provision på din försäljning
landing-pay-from-km = Räknas från { $km } km.
landing-pay-from-km-by-place =
    Räknas från { $km } km i { $code ->
        [TH] Bangkok
       *[other] huvudstaden
    }, från { $outsideKm } km i andra städer.
landing-pay-expect = Så fungerar avgiften
landing-pay-expect-first = Du ser den exakta avgiften innan du bekräftar, och den ändras inte i efterhand.
landing-pay-expect-distance = Den beror på avståndet mellan de två adresserna. Du behöver inte gissa något.
landing-pay-expect-nothing = Ingen startavgift, ingen bindningstid, ingen avgift på lediga dagar.
landing-fee-title = Vad kostar det?
landing-fee-distance = Avstånd
landing-fee-km = { $km } km
landing-fee-place = Var ligger hämtplatsen?
landing-fee-place-capital =
    { $code ->
        [TH] Bangkok
       *[other] I huvudstaden
    }
landing-fee-place-outside = Annan stad
landing-fee-with-cash = Budet tar betalt kontant
landing-fee-line-distance = För avståndet
landing-fee-total = Leveransavgift
landing-fee-note = Ett exempel: varje påbörjad kilometer räknas. Avgiften du bekräftar bygger på de exakta adresserna.
landing-fleet-title = Bud som redan är ute på vägarna
landing-fleet-text = Du behöver inte anställa, försäkra eller schemalägga någon. Buden finns nära när du behöver dem, och kostar inget när du inte gör det.
landing-fleet-bicycle-title = Cykel
landing-fleet-bicycle-text = Dokument och små presenter, genom den smalaste gränd.
landing-fleet-scooter-title = Scooter
landing-fleet-scooter-text = Mat och paket, tvärs genom stan på några minuter.
landing-fleet-bag-title = Termoväska
landing-fleet-bag-text = Varmt förblir varmt, kallt förblir kallt, plant förblir plant.
landing-start-title = Ditt första bud, i dag
landing-start-register =
    { $registration ->
        [PV] Skapa ditt konto med din företagskod.
       *[NPV] Skapa ditt konto med namnet på ditt företag.
    }
landing-start-confirm = Bekräfta din e-post inom { $hours } timmar.
landing-start-request = Boka bud. Det är allt.
landing-faq-what = Vad kan jag skicka?
landing-faq-what-answer = Paket, mat, dokument och presenter, så länge de är tillåtna enligt lag och ett bud kan bära dem.
landing-faq-what-letters = Skriftliga meddelanden under { $grams } gram, till exempel brev, är undantagna.
landing-faq-fast = Hur snabbt går det?
landing-faq-fast-answer = ”Snarast” betyder leverans inom { $minutes } minuter. En vanlig leverans tar { $typical } minuter eller mindre.
landing-faq-heavy = Hur tungt får det vara?
landing-faq-heavy-answer = Upp till { $kg } kg per leverans.
landing-faq-value = Hur mycket får det vara värt?
landing-faq-value-answer = Upp till { $amount } per leverans.
landing-faq-value-and-weight-answer = Högst { $amount } i kombination med en vikt över { $kg } kg.
landing-faq-far = Hur långt levererar ni?
landing-faq-far-answer = Upp till { $km } km från hämtplatsen.
landing-faq-far-nationwide-answer = Upp till { $km } km från hämtplatsen, i hela landet.
landing-faq-cost = Vad kostar det?
landing-faq-cost-answer = { $base } plus { $perKm } för varje kilometer.
landing-faq-cost-range = Cirka { $base } till { $maximum } per leverans, beroende på avståndet.
landing-faq-cost-cash = Kontant vid leverans kostar { $amount } extra.
landing-faq-cost-no-commission = Vi tar ingen provision.
landing-faq-guest = Behöver jag ett konto?
landing-faq-guest-answer = Nej. Du kan boka bud som gäst. Med ett konto sparas dina adresser, kunder och tidigare ordrar.
