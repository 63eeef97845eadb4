landing-eyebrow = Yritystoimitukset tarpeen mukaan · { $country }
landing-title = Matkaan nyt. Seuranta perille asti.
landing-lead = { -brand-name } tuo lähetin tiskillenne hakemaan paketit, ruoat, asiakirjat ja lahjat ja näyttää matkan minuutti minuutilta, kunnes ne ovat oikeissa käsissä.
landing-request-as-guest = Tilaa ilman tiliä
landing-request-as-guest-busy = Hetkinen…
landing-example-status = Matkalla
landing-example-arrival = Perillä { $minutes } min kuluttua

landing-facts = Lyhyesti
landing-fact-minutes-value = { $minutes } min
landing-fact-promise = on pisin toimitusaika
landing-fact-typical = tai alle on tavallinen toimitusaika
landing-fact-weight-value = { $kg } kg
landing-fact-weight = on toimituksen enimmäispaino
landing-fact-distance = on lähetin pisin matka
landing-fact-nothing = päivältä ilman toimituksia

landing-how-title = Tiskiltä asiakkaan ovelle kolmessa vaiheessa
landing-how-where-title = Kertokaa minne
landing-how-where-text = Valitkaa noutopaikka ja toimituspaikka. Näette matkan, arvioidun noutoajan ja maksun, ennen kuin vahvistatte mitään.
landing-how-ride-title = Lähetti noutaa tilauksen
landing-how-ride-text = Lähellä oleva lähetti noutaa tilauksen tiskiltänne. Tiedätte hänen nimensä ja numeronsa ja sen, milloin tilauksen on oltava valmis.
landing-how-door-title = Seuratkaa ovelle asti
landing-how-door-text = Seuratkaa lähettiä kartalla, jakakaa linkki asiakkaalle ja säilyttäkää todiste luovutuksesta.

landing-why-title = Tehty niille, joilla on tiskin takana kiire
landing-why-text = Lounasruuhka, jono ja vain yksi käsi vapaana: kaikki tarvittava on yhden vilkaisun tai näppäimen päässä.
landing-why-live-title = Ajan tasalla minuutilleen
landing-why-live-text = Tila, lähetti ja arvio päivittyvät silmienne edessä. Kenenkään ei tarvitse soittaa ja kysyä, missä tilaus on.
landing-why-proof-title = Todiste jokaisesta luovutuksesta
landing-why-proof-text = Nouto, toimitus ja palautus dokumentoidaan, ja tiedot säilyvät tilauksessa.
landing-why-share-title = Linkki asiakkaallenne
landing-why-share-text = Asiakas seuraa toimitusta puhelimellaan ilman sovellusta tai tiliä.
landing-why-outlets-title = Kaikki noutopaikat yhdellä näytöllä
landing-why-outlets-text = Yksi kirjautuminen kaikkiin noutopaikkoihin, joista jokaisella on omat tilauksensa.
landing-why-history-title = Mitään ei katoa
landing-why-history-text = Aiemmat tilaukset löytyvät numerolla, nimellä tai puhelinnumerolla, ja ne voi viedä kirjanpitoon.
landing-why-goods-title = Mitä tahansa lähetättekin
landing-why-goods-text = Paketti, lämmin lounas, allekirjoitettu sopimus tai kukkakimppu: vaiheet ovat aina samat.

landing-pay-title = Maksu vain toimituksista
landing-pay-text = Ei kuukausimaksua eikä vähimmäismäärää. Päivä ilman toimituksia ei maksa mitään.
landing-pay-country = Toimitusmaksu · { $country }
landing-pay-base = Perusmaksu
landing-pay-per-km = Kilometriltä
landing-pay-cash = Käteinen toimitettaessa
landing-pay-maximum = Enintään
landing-pay-no-commission = Ei provisiota myynnistänne
landing-pay-from-km = Lasketaan matkasta, joka ylittää { $km } km.
landing-pay-from-km-by-place =
    Lasketaan matkasta, joka ylittää { $km } km ({ $code ->
        [TH] Bangkok
       *[other] pääkaupunki
    }) tai { $outsideKm } km (muut kaupungit).
landing-pay-expect = Näin maksu muodostuu
landing-pay-expect-first = Näette tarkan maksun ennen vahvistamista, eikä se muutu sen jälkeen.
landing-pay-expect-distance = Maksu riippuu vain kahden osoitteen välimatkasta. Mitään ei tarvitse arvailla.
landing-pay-expect-nothing = Ei aloitusmaksua, ei sopimuskautta, ei maksuja vapaapäiviltä.

landing-fee-title = Mitä toimitus maksaa?
landing-fee-distance = Matka
landing-fee-km = { $km } km
landing-fee-place = Missä noutopaikka on?
landing-fee-place-capital =
    { $code ->
        [TH] Bangkok
       *[other] Pääkaupunki
    }
landing-fee-place-outside = Muu kaupunki
landing-fee-with-cash = Lähetti perii käteistä
landing-fee-line-distance = Matkan osuus
landing-fee-total = Toimitusmaksu
landing-fee-note = Esimerkki: jokainen alkava kilometri lasketaan. Vahvistettava maksu perustuu tarkkoihin osoitteisiin.

landing-fleet-title = Lähetit ovat jo liikkeellä
landing-fleet-text = Teidän ei tarvitse palkata tai vakuuttaa ketään eikä suunnitella työvuoroja. Lähetti on lähellä, kun tarvitsette häntä, eikä maksa mitään, kun ette tarvitse.
landing-fleet-bicycle-title = Polkupyörä
landing-fleet-bicycle-text = Asiakirjat ja pienet lahjat kapeintakin katua pitkin.
landing-fleet-scooter-title = Skootteri
landing-fleet-scooter-text = Ateriat ja paketit minuuteissa kaupungin toiselle puolelle.
landing-fleet-bag-title = Lämpölaukku
landing-fleet-bag-text = Lämmin pysyy lämpimänä, kylmä kylmänä ja pakkaus vaakasuorassa.

landing-start-title = Ensimmäinen lähetti jo tänään
landing-start-register =
    { $registration ->
        [PV] Luokaa tili yrityskoodillanne.
       *[NPV] Luokaa tili yrityksenne nimellä.
    }
landing-start-confirm = Vahvistakaa sähköpostiosoitteenne { $hours } tunnin kuluessa.
landing-start-request = Tilatkaa lähetti. Siinä kaikki.

landing-faq-what = Mitä voi lähettää?
landing-faq-what-answer = Paketteja, ruokaa, asiakirjoja ja lahjoja, kunhan laki sallii ne ja yksi lähetti voi kuljettaa ne.
landing-faq-what-letters = Alle { $grams } gramman painoisia kirjallisia viestejä, kuten kirjeitä, ei kuljeteta.
landing-faq-fast = Kuinka nopea toimitus on?
landing-faq-fast-answer = ”Heti” tarkoittaa, että tilaus on perillä { $minutes } minuutissa. Tavallisesti toimitus kestää enintään { $typical } minuuttia.
landing-faq-heavy = Mikä on enimmäispaino?
landing-faq-heavy-answer = Enintään { $kg } kg toimitusta kohden.
landing-faq-value = Mikä on enimmäisarvo?
landing-faq-value-answer = Enintään { $amount } toimitusta kohden.
landing-faq-value-and-weight-answer = Enintään { $amount }, jos paino on yli { $kg } kg.
landing-faq-far = Kuinka kauas toimitatte?
landing-faq-far-answer = Enintään { $km } km noutopaikasta.
landing-faq-far-nationwide-answer = Enintään { $km } km noutopaikasta, koko maassa.
landing-faq-cost = Mitä toimitus maksaa?
landing-faq-cost-answer = { $base } ja lisäksi { $perKm } kilometriltä.
landing-faq-cost-range = Noin { $base } – { $maximum } toimitusta kohden matkan mukaan.
landing-faq-cost-cash = Lisämaksu, jos lähetti perii käteistä toimitettaessa: { $amount }.
landing-faq-cost-no-commission = Emme peri provisiota.
landing-faq-guest = Tarvitaanko tili?
landing-faq-guest-answer = Ei. Lähetin voi tilata ilman tiliä; tilillä säilyvät osoitteet, asiakkaat ja aiemmat tilaukset.
