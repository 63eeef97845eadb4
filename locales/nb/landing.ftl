landing-eyebrow = Bud på bestilling for bedrifter · { $country }
landing-title = Send nå. Følg det helt frem.
landing-lead = { -brand-name } sender et bud til disken din for å hente pakker, mat, dokumenter og gaver, og lar deg følge dem minutt for minutt til de er i rette hender.
landing-request-as-guest = Bestill som gjest
landing-request-as-guest-busy = Et øyeblikk …
landing-example-status = Underveis
landing-example-arrival = Fremme om { $minutes } min
landing-facts = Kort fortalt
landing-fact-minutes-value = { $minutes } min
landing-fact-promise = maks tid frem til levering
landing-fact-typical = eller mindre tar det vanligvis
landing-fact-weight-value = { $kg } kg
landing-fact-weight = kan følge med hver levering
landing-fact-distance = er så langt et bud drar
landing-fact-nothing = på en dag uten leveringer
landing-how-title = Fra disken din til kundens dør i tre steg
landing-how-where-title = Velg stedene
landing-how-where-text = Velg avhentingsstedet og leveringsstedet. Avstand, anslått hentetid og gebyr vises før du bekrefter noe.
landing-how-ride-title = Et bud henter
landing-how-ride-text = Et bud i nærheten henter bestillingen ved disken. Du har navnet og nummeret, og vet når den må være klar.
landing-how-door-title = Følg den til døren
landing-how-door-text = Se budet på kartet, del lenken med kunden, og ta vare på dokumentasjonen på overleveringen.
landing-why-title = Laget for deg som har det travelt bak disken
landing-why-text = Midt på dagen, kø og én ledig hånd: alt du trenger, er ett blikk eller ett tastetrykk unna.
landing-why-live-title = Direkte, på minuttet
landing-why-live-text = Status, bud og anslått tid endres mens du ser på. Ingen trenger å ringe og spørre hvor det blir av.
landing-why-proof-title = Hver overlevering dokumentert
landing-why-proof-text = Henting, levering og retur dokumenteres og følger bestillingen.
landing-why-share-title = En lenke til kunden
landing-why-share-text = Kunden følger leveringen på telefonen, uten app og uten konto.
landing-why-outlets-title = Alle avhentingssteder på én skjerm
landing-why-outlets-text = Én innlogging for alle avhentingssteder, hvert med sine egne bestillinger.
landing-why-history-title = Ingenting blir borte
landing-why-history-text = Finn enhver tidligere bestilling med nummer, navn eller telefon, og eksporter den til regnskapet.
landing-why-goods-title = Uansett hva du sender
landing-why-goods-text = En pakke, en varm lunsj, en signert kontrakt, en blomsterbukett: de samme få stegene.
landing-pay-title = Betal per levering
landing-pay-text = Ikke noe abonnement og ikke noe minstebeløp. På en dag uten leveringer betaler du ingenting.
landing-pay-country = Leveringsgebyr · { $country }
landing-pay-base = Grunngebyr
landing-pay-per-km = Hver kilometer
landing-pay-cash = Kontant ved levering
landing-pay-maximum = Høyst
landing-pay-no-commission = Ingen provisjon av salget ditt
landing-pay-from-km = Regnes fra { $km } km.
landing-pay-from-km-by-place =
    Regnes fra { $km } km i { $code ->
        [TH] Bangkok
       *[other] hovedstaden
    }, fra { $outsideKm } km i andre byer.
landing-pay-expect = Slik blir gebyret
landing-pay-expect-first = Du ser det nøyaktige gebyret før du bekrefter, og det endres ikke etterpå.
landing-pay-expect-distance = Det avhenger av avstanden mellom de to adressene, ikke av noe du må gjette.
landing-pay-expect-nothing = Ingen etableringskostnad, ingen bindingstid og ikke noe gebyr på fridager.
landing-fee-title = Hva koster det?
landing-fee-distance = Avstand
landing-fee-km = { $km } km
landing-fee-place = Hvor er avhentingsstedet?
landing-fee-place-capital =
    { $code ->
        [TH] Bangkok
       *[other] I hovedstaden
    }
landing-fee-place-outside = En annen by
landing-fee-with-cash = Budet tar imot kontanter
landing-fee-line-distance = For avstanden
landing-fee-total = Leveringsgebyr
landing-fee-note = Et eksempel: hver påbegynte kilometer teller. Gebyret du bekrefter, bygger på de nøyaktige adressene.
landing-fleet-title = Bud som allerede er ute på veien
landing-fleet-text = Du trenger ikke å ansette eller forsikre noen, og heller ikke sette opp vakter. Budene er i nærheten når du trenger dem, og koster ingenting når du ikke gjør det.
landing-fleet-bicycle-title = Sykkel
landing-fleet-bicycle-text = Dokumenter og små gaver, gjennom den trangeste gaten.
landing-fleet-scooter-title = Scooter
landing-fleet-scooter-text = Måltider og pakker, gjennom byen på få minutter.
landing-fleet-bag-title = Termobag
landing-fleet-bag-text = Det varme holder seg varmt, det kalde kaldt og det flate flatt.
landing-start-title = Ditt første bud, i dag
landing-start-register =
    { $registration ->
        [PV] Opprett kontoen med bedriftskoden.
       *[NPV] Opprett kontoen med navnet på bedriften.
    }
landing-start-confirm = Bekreft e-postadressen innen { $hours } timer.
landing-start-request = Bestill bud. Det er alt.
landing-faq-what = Hva kan jeg sende?
landing-faq-what-answer = Pakker, mat, dokumenter og gaver, så lenge de er lovlige og ett bud kan bære dem.
landing-faq-what-letters = Skriftlige meddelelser under { $grams } gram, for eksempel brev, kan ikke sendes.
landing-faq-fast = Hvor raskt går det?
landing-faq-fast-answer = «Snarest» betyr levering innen { $minutes } minutter. En vanlig levering tar { $typical } minutter eller mindre.
landing-faq-heavy = Hvor tungt kan det være?
landing-faq-heavy-answer = Opptil { $kg } kg per levering.
landing-faq-value = Hvor mye kan det være verdt?
landing-faq-value-answer = Opptil { $amount } per levering.
landing-faq-value-and-weight-answer = Ikke mer enn { $amount } når vekten er over { $kg } kg.
landing-faq-far = Hvor langt leverer dere?
landing-faq-far-answer = Opptil { $km } km fra avhentingsstedet.
landing-faq-far-nationwide-answer = Opptil { $km } km fra avhentingsstedet, i hele landet.
landing-faq-cost = Hva koster det?
landing-faq-cost-answer = { $base } pluss { $perKm } for hver kilometer.
landing-faq-cost-range = Omtrent { $base } til { $maximum } per levering, avhengig av avstanden.
landing-faq-cost-cash = Kontant ved levering koster { $amount } ekstra.
landing-faq-cost-no-commission = Vi tar ingen provisjon.
landing-faq-guest = Trenger jeg en konto?
landing-faq-guest-answer = Nei. Du kan bestille bud som gjest. Med en konto tar vi vare på adressene, kundene og de tidligere bestillingene dine.
