landing-eyebrow = Livrări la cerere pentru firme · { $country }
landing-title = Trimiteți acum. Vedeți cum ajunge.
landing-lead = { -brand-name } aduce un curier la dumneavoastră pentru colete, mâncare, documente și cadouri și vi le arată, minut cu minut, până ajung la cine trebuie.
landing-request-as-guest = Solicitați fără cont
landing-request-as-guest-busy = O clipă…
landing-example-status = Pe drum
landing-example-arrival = Sosește în { $minutes } min
landing-facts = Pe scurt
landing-fact-minutes-value = { $minutes } min
landing-fact-promise = cel mult până la livrare
landing-fact-typical = sau mai puțin, de obicei
landing-fact-weight-value = { $kg } kg
landing-fact-weight = se pot trimite la o livrare
landing-fact-distance = cât de departe merge un curier
landing-fact-nothing = într-o zi fără livrări
landing-how-title = De la magazin la ușa clientului, în trei pași
landing-how-where-title = Indicați adresele
landing-how-where-text = Alegeți punctul de preluare și punctul de livrare. Distanța, ora estimată a preluării și tariful apar înainte de a confirma ceva.
landing-how-ride-title = Un curier preia comanda
landing-how-ride-text = Un curier din apropiere preia comanda de la dumneavoastră. Știți cum se numește, la ce număr îl găsiți și când trebuie să fie gata comanda.
landing-how-door-title = Urmăriți comanda până la ușă
landing-how-door-text = Vedeți curierul pe hartă, trimiteți linkul clientului și păstrați dovada predării.
landing-why-title = Gândit pentru cei din spatele tejghelei
landing-why-text = E prânz, e coadă și aveți o singură mână liberă: tot ce vă trebuie se vede dintr-o privire sau e la o tastă distanță.
landing-why-live-title = Live, la minut
landing-why-live-text = Statusul, curierul și ora estimată se actualizează sub ochii dumneavoastră. Fără telefoane ca să aflați unde este.
landing-why-proof-title = Dovadă pentru fiecare predare
landing-why-proof-text = Preluarea, livrarea și returul sunt documentate și rămân la comandă.
landing-why-share-title = Un link pentru client
landing-why-share-text = Clientul urmărește livrarea pe telefon, fără aplicație și fără cont.
landing-why-outlets-title = Toate punctele pe un ecran
landing-why-outlets-text = Un singur cont pentru toate punctele de preluare, fiecare cu comenzile lui.
landing-why-history-title = Nimic nu se pierde
landing-why-history-text = Găsiți orice comandă anterioară după număr, nume sau telefon și o exportați pentru contabilitate.
landing-why-goods-title = Orice aveți de trimis
landing-why-goods-text = Un colet, un prânz cald, un contract semnat, un buchet de flori: aceiași câțiva pași.
landing-pay-title = Plătiți doar ce folosiți
landing-pay-text = Fără abonament și fără minim. Într-o zi fără livrări nu plătiți nimic.
landing-pay-country = Tarif de livrare · { $country }
landing-pay-base = Tarif de bază
landing-pay-per-km = Fiecare kilometru
landing-pay-cash = Ramburs numerar
landing-pay-maximum = Maximum
landing-pay-no-commission = Fără comision din vânzări
landing-pay-from-km = Se calculează de la { $km } km.
landing-pay-from-km-by-place =
    Se calculează de la { $km } km în { $code ->
        [TH] Bangkok
       *[other] capitală
    }, de la { $outsideKm } km în alte orașe.
landing-pay-expect = La ce să vă așteptați
landing-pay-expect-first = Vedeți tariful exact înainte de confirmare, iar după aceea nu se schimbă.
landing-pay-expect-distance = Depinde de distanța dintre cele două adrese. Nu trebuie să ghiciți nimic.
landing-pay-expect-nothing = Fără costuri de pornire, fără perioadă contractuală, fără tarif în zilele libere.
landing-fee-title = Cât va costa?
landing-fee-distance = Distanță
landing-fee-km = { $km } km
landing-fee-place = Unde este punctul de preluare?
landing-fee-place-capital =
    { $code ->
        [TH] Bangkok
       *[other] În capitală
    }
landing-fee-place-outside = În alt oraș
landing-fee-with-cash = Curierul încasează numerar
landing-fee-line-distance = Pentru distanță
landing-fee-total = Tarif de livrare
landing-fee-note = Un exemplu: se ia în calcul fiecare kilometru început. Tariful pe care îl confirmați se calculează după adresele exacte.
landing-fleet-title = O flotă care este deja pe drum
landing-fleet-text = Nu angajați, nu asigurați și nu programați pe nimeni. Curierii sunt aproape când aveți nevoie și nu costă nimic când nu aveți.
landing-fleet-bicycle-title = Bicicletă
landing-fleet-bicycle-text = Documente și cadouri mici, pe cea mai îngustă stradă.
landing-fleet-scooter-title = Scuter
landing-fleet-scooter-text = Mâncare și colete, prin oraș în câteva minute.
landing-fleet-bag-title = Geantă izotermă
landing-fleet-bag-text = Ce e cald rămâne cald, ce e rece rămâne rece și nimic nu se răstoarnă.
landing-start-title = Primul curier, chiar azi
landing-start-register =
    { $registration ->
        [PV] Creați contul cu codul de comerciant.
       *[NPV] Creați contul cu numele firmei.
    }
landing-start-confirm = Confirmați adresa de e-mail în cel mult { $hours } de ore.
landing-start-request = Solicitați un curier. Asta este tot.
landing-faq-what = Ce pot trimite?
landing-faq-what-answer = Colete, mâncare, documente și cadouri, dacă sunt permise de lege și pot fi duse de un singur curier.
landing-faq-what-letters = Corespondența scrisă sub { $grams } de grame, de exemplu o scrisoare, este exclusă.
landing-faq-fast = Cât de repede ajunge?
landing-faq-fast-answer = „Imediat” înseamnă livrare în cel mult { $minutes } de minute. O livrare obișnuită durează { $typical } de minute sau mai puțin.
landing-faq-heavy = Cât poate cântări?
landing-faq-heavy-answer = Cel mult { $kg } kg la o livrare.
landing-faq-value = Ce valoare poate avea?
landing-faq-value-answer = Cel mult { $amount } la o livrare.
landing-faq-value-and-weight-answer = Nu mai mult de { $amount } dacă greutatea depășește { $kg } kg.
landing-faq-far = Cât de departe livrați?
landing-faq-far-answer = Până la { $km } km de punctul de preluare.
landing-faq-far-nationwide-answer = Până la { $km } km de punctul de preluare, în toată țara.
landing-faq-cost = Cât costă?
landing-faq-cost-answer = { $base } plus { $perKm } pentru fiecare kilometru.
landing-faq-cost-range = Aproximativ între { $base } și { $maximum } pe livrare, în funcție de distanță.
landing-faq-cost-cash = Pentru ramburs numerar se adaugă { $amount }.
landing-faq-cost-no-commission = Nu luăm comision.
landing-faq-guest = Am nevoie de cont?
landing-faq-guest-answer = Nu. Puteți solicita un curier fără cont; un cont păstrează adresele, clienții și comenzile anterioare.
