## První slova

landing-eyebrow = Doručení na zavolání pro firmy · { $country }
landing-title = Pošlete to hned. A sledujte, jak to dorazí.
landing-lead = { -brand-name } vám pošle kurýra až k pultu pro balíky, jídlo, dokumenty i dárky a ukáže vám každou minutu cesty, než budou ve správných rukou.
landing-request-as-guest = Objednat bez registrace
landing-request-as-guest-busy = Okamžik…
landing-example-status = Na cestě
landing-example-arrival = Dorazí za { $minutes } min

## Čtyři fakta

landing-facts = Ve zkratce
landing-fact-minutes-value = { $minutes } min
landing-fact-promise = nejdéle od objednání po předání
landing-fact-typical = nebo méně, tak to obvykle trvá
landing-fact-weight-value = { $kg } kg
landing-fact-weight = smí vážit každá zásilka
landing-fact-distance = daleko kurýr dojede
landing-fact-nothing = v den bez doručení

## Jak to funguje

landing-how-title = Od vašeho pultu k jejich dveřím ve třech krocích
landing-how-where-title = Řekněte kam
landing-how-where-text = Vyberte místo vyzvednutí a adresu doručení. Vzdálenost, odhad vyzvednutí i cenu vidíte dřív, než cokoli potvrdíte.
landing-how-ride-title = Kurýr vyzvedne
landing-how-ride-text = Zásilku si u vás převezme kurýr, který je poblíž. Znáte jeho jméno i číslo a víte, kdy ji mít připravenou.
landing-how-door-title = Sledujte ji až ke dveřím
landing-how-door-text = Kurýra vidíte na mapě, odkaz pošlete zákazníkovi a doklad o předání vám zůstane.

## Proč

landing-why-title = Pro ty, kdo mají za pultem plné ruce
landing-why-text = Poledne, fronta a jedna volná ruka: všechno potřebné je na jeden pohled nebo na jednu klávesu.
landing-why-live-title = Živě, na minutu
landing-why-live-text = Stav, kurýr i odhad se mění přímo před vámi. Nikomu nevoláte, kde to je.
landing-why-proof-title = Doklad o každém předání
landing-why-proof-text = Vyzvednutí, doručení i vrácení je zdokumentované a zůstává u objednávky.
landing-why-share-title = Odkaz pro zákazníka
landing-why-share-text = Doručení sleduje v telefonu, bez aplikace a bez účtu.
landing-why-outlets-title = Všechny pobočky pohromadě
landing-why-outlets-text = Jedno přihlášení pro všechna místa vyzvednutí, každé se svými objednávkami.
landing-why-history-title = Nic se neztratí
landing-why-history-text = Minulou objednávku najdete podle čísla, jména nebo telefonu a vyexportujete do účetnictví.
landing-why-goods-title = Cokoli předáte
landing-why-goods-text = Balík, teplý oběd, podepsaná smlouva, kytice: pořád těch pár stejných kroků.

## Platíte, jen když jedeme

landing-pay-title = Platíte, jen když jedeme
landing-pay-text = Žádné předplatné, žádné minimum. Den bez doručení vás nestojí nic.
landing-pay-country = Cena doručení · { $country }
landing-pay-base = Základní cena
landing-pay-per-km = Každý kilometr
landing-pay-cash = Dobírka (hotově)
landing-pay-maximum = Nikdy víc než
landing-pay-no-commission = Bez provize z vašich tržeb
landing-pay-from-km = Počítá se od { $km } km.
landing-pay-from-km-by-place =
    Počítá se od { $km } km { $code ->
        [TH] v Bangkoku
       *[other] v hlavním městě
    }, od { $outsideKm } km v ostatních městech.
landing-pay-expect = Co čekat
landing-pay-expect-first = Přesnou cenu vidíte dřív, než objednávku potvrdíte, a pak už se nemění.
landing-pay-expect-distance = Řídí se vzdáleností mezi oběma adresami, nemusíte nic odhadovat.
landing-pay-expect-nothing = Žádný vstupní poplatek, žádný závazek, nic za den, kdy máte zavřeno.

## Malá kalkulačka ceny

landing-fee-title = Kolik to bude stát?
landing-fee-distance = Vzdálenost
landing-fee-km = { $km } km
landing-fee-place = Kde je místo vyzvednutí?
landing-fee-place-capital =
    { $code ->
        [TH] Bangkok
       *[other] Hlavní město
    }
landing-fee-place-outside = Jiné město
landing-fee-with-cash = Kurýr vybere hotovost
landing-fee-line-distance = Za vzdálenost
landing-fee-total = Cena doručení
landing-fee-note = Příklad: započatý kilometr se počítá celý. Cenu, kterou potvrdíte, spočítáme z přesných adres.

## Kurýři

landing-fleet-title = Kurýři, kteří už jsou v ulicích
landing-fleet-text = Nikoho nezaměstnáváte, nepojišťujete ani neplánujete směny. Kurýr je poblíž, když ho potřebujete, a jinak vás nestojí nic.
landing-fleet-bicycle-title = Kolo
landing-fleet-bicycle-text = Dokumenty a drobné dárky, i tou nejužší ulicí.
landing-fleet-scooter-title = Skútr
landing-fleet-scooter-text = Jídlo a balíky, přes celé město za pár minut.
landing-fleet-bag-title = Termobrašna
landing-fleet-bag-text = Teplé zůstane teplé, studené studené a rovné rovné.

## Začněte

landing-start-title = Váš první kurýr ještě dnes
landing-start-register =
    { $registration ->
        [PV] Vytvořte si účet se svým kódem prodejce.
       *[NPV] Vytvořte si účet na název své firmy.
    }
landing-start-confirm = Do { $hours } hodin potvrďte e-mail.
landing-start-request = Objednejte kurýra. To je vše.

## Otázky a odpovědi

landing-faq-what = Co mohu poslat?
landing-faq-what-answer = Balíky, jídlo, dokumenty i dárky, pokud je zákon dovoluje a jeden kurýr je unese.
landing-faq-what-letters = Písemnosti do { $grams } gramů, například dopisy, jsou vyloučeny.
landing-faq-fast = Jak rychle to bude?
landing-faq-fast-answer = „Co nejdříve“ znamená předání do { $minutes } minut. Obvykle doručení trvá { $typical } minut nebo méně.
landing-faq-heavy = Kolik smí zásilka vážit?
landing-faq-heavy-answer = Nejvýše { $kg } kg na jedno doručení.
landing-faq-value = Jakou smí mít hodnotu?
landing-faq-value-answer = Nejvýše { $amount } na jedno doručení.
landing-faq-value-and-weight-answer = Nejvýše { $amount } při hmotnosti nad { $kg } kg.
landing-faq-far = Jak daleko doručujete?
landing-faq-far-answer = Až { $km } km od místa vyzvednutí.
landing-faq-far-nationwide-answer = Až { $km } km od místa vyzvednutí, po celé zemi.
landing-faq-cost = Kolik to stojí?
landing-faq-cost-answer = { $base } a k tomu { $perKm } za každý kilometr.
landing-faq-cost-range = Přibližně { $base } až { $maximum } za doručení, podle vzdálenosti.
landing-faq-cost-cash = Dobírka v hotovosti stojí navíc { $amount }.
landing-faq-cost-no-commission = Provizi si nebereme.
landing-faq-guest = Potřebuji účet?
landing-faq-guest-answer = Ne. Kurýra si objednáte i bez registrace; s účtem vám zůstanou adresy, zákazníci i minulé objednávky.
