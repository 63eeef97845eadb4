landing-eyebrow = Azonnali kézbesítés cégeknek · { $country }
landing-title = Küldje el most. Kövesse végig.
landing-lead = { -brand-name } futárt küld a pultjához csomagért, ételért, iratért vagy ajándékért, és percről percre mutatja, hol jár, amíg jó kezekbe nem kerül.
landing-request-as-guest = Rendelés vendégként
landing-request-as-guest-busy = Egy pillanat…
landing-example-status = Úton
landing-example-arrival = Érkezés { $minutes } perc múlva

landing-facts = Röviden
landing-fact-minutes-value = { $minutes } perc
landing-fact-promise = a leghosszabb kézbesítési idő
landing-fact-typical = vagy kevesebb, általában ennyi
landing-fact-weight-value = { $kg } kg
landing-fact-weight = vihető egy kézbesítéssel
landing-fact-distance = ilyen messzire megy el egy futár
landing-fact-nothing = azon a napon, amikor nincs kézbesítés

landing-how-title = A pulttól az ajtóig három lépésben
landing-how-where-title = Adja meg a címeket
landing-how-where-text = Válassza ki a felvételi és a kézbesítési helyet. A távolság, a felvétel becsült ideje és a díj már a megerősítés előtt látható.
landing-how-ride-title = A futár elviszi
landing-how-ride-text = Egy közeli futár elviszi a rendelést a pultjától. Ön tudja a nevét és a telefonszámát, és azt is, mikorra legyen kész a rendelés.
landing-how-door-title = Kövesse az ajtóig
landing-how-door-text = Kövesse a futárt a térképen, ossza meg a linket a vevőjével, és őrizze meg az átadási igazolást.

landing-why-title = A pult mögött dolgozóknak
landing-why-text = Dél van, áll a sor, és csak egy keze szabad: minden, ami kell, egy pillantásra vagy egy gombnyomásra elérhető.
landing-why-live-title = Percre pontosan
landing-why-live-text = Az állapot, a futár és a becsült idő a szeme előtt frissül. Nem kell telefonálnia, hogy hol jár.
landing-why-proof-title = Igazolás minden átadásról
landing-why-proof-text = A felvételt, a kézbesítést és a visszaszállítást dokumentáljuk, és a rendelésnél megőrizzük.
landing-why-share-title = Link a vevőnek
landing-why-share-text = A vevő a telefonján követheti a kézbesítést, alkalmazás és fiók nélkül.
landing-why-outlets-title = Minden üzlet egy képernyőn
landing-why-outlets-text = Egy bejelentkezés az összes felvételi helyhez, mindegyik a saját rendeléseivel.
landing-why-history-title = Semmi sem vész el
landing-why-history-text = Keressen meg bármely korábbi rendelést szám, név vagy telefonszám szerint, és exportálja a könyveléséhez.
landing-why-goods-title = Bármit is küld
landing-why-goods-text = Csomag, meleg ebéd, aláírt szerződés, csokor virág: mindig ugyanaz a néhány lépés.

landing-pay-title = Csak a kézbesítésért fizet
landing-pay-text = Nincs előfizetés, nincs minimum. Ha egy nap nincs kézbesítés, nem fizet semmit.
landing-pay-country = Szállítási díj · { $country }
landing-pay-base = Alapdíj
landing-pay-per-km = Minden kilométer
landing-pay-cash = Készpénzes utánvét
landing-pay-maximum = Legfeljebb
landing-pay-no-commission = Nincs jutalék az eladásai után
landing-pay-from-km = { $km } km-től számítva.
landing-pay-from-km-by-place =
    { $km } km-től számítva { $code ->
        [TH] Bangkokban
       *[other] a fővárosban
    }, { $outsideKm } km-től más városokban.
landing-pay-expect = Amire számíthat
landing-pay-expect-first = A pontos díjat a megerősítés előtt látja, és utána nem változik.
landing-pay-expect-distance = Csak a két cím távolságától függ, nincs mit találgatni.
landing-pay-expect-nothing = Nincs indulási költség, nincs hűségidő, nincs díj a szünnapokon.

landing-fee-title = Mennyibe kerül?
landing-fee-distance = Távolság
landing-fee-km = { $km } km
landing-fee-place = Hol van a felvételi hely?
landing-fee-place-capital =
    { $code ->
        [TH] Bangkokban
       *[other] A fővárosban
    }
landing-fee-place-outside = Más városban
landing-fee-with-cash = A futár készpénzt szed be
landing-fee-line-distance = A távolságért
landing-fee-total = Szállítási díj
landing-fee-note = Példa: minden megkezdett kilométer számít. A végleges díjat a pontos címek alapján számoljuk.

landing-fleet-title = Futárok, akik már úton vannak
landing-fleet-text = Nem kell felvennie, biztosítania vagy beosztania senkit. Ha kell futár, a közelben van; ha nem kell, nem kerül semmibe.
landing-fleet-bicycle-title = Kerékpár
landing-fleet-bicycle-text = Iratok és kis ajándékok, a legszűkebb utcán át is.
landing-fleet-scooter-title = Robogó
landing-fleet-scooter-text = Ételek és csomagok, percek alatt át a városon.
landing-fleet-bag-title = Hőszigetelt táska
landing-fleet-bag-text = A meleg meleg marad, a hideg hideg, és semmi sem borul fel.

landing-start-title = Az első futára, még ma
landing-start-register =
    { $registration ->
        [PV] Hozzon létre fiókot a partnerkódjával.
       *[NPV] Hozzon létre fiókot az üzlete nevével.
    }
landing-start-confirm = Erősítse meg az e-mail-címét { $hours } órán belül.
landing-start-request = Rendeljen futárt. Ennyi az egész.

landing-faq-what = Mit küldhetek?
landing-faq-what-answer = Csomagot, ételt, iratot és ajándékot, ha törvény nem tiltja, és egy futár el tudja vinni.
landing-faq-what-letters = Nem küldhető { $grams } grammnál könnyebb írásos küldemény, például levél.
landing-faq-fast = Milyen gyors?
landing-faq-fast-answer = A „Mielőbb” azt jelenti, hogy { $minutes } percen belül kézbesítünk. Egy szokásos kézbesítés { $typical } perc vagy kevesebb.
landing-faq-heavy = Milyen nehéz lehet?
landing-faq-heavy-answer = Kézbesítésenként legfeljebb { $kg } kg.
landing-faq-value = Mekkora értékű lehet?
landing-faq-value-answer = Kézbesítésenként legfeljebb { $amount }.
landing-faq-value-and-weight-answer = { $kg } kg feletti súly esetén legfeljebb { $amount }.
landing-faq-far = Milyen messzire kézbesítenek?
landing-faq-far-answer = A felvételi helytől legfeljebb { $km } km távolságra.
landing-faq-far-nationwide-answer = A felvételi helytől legfeljebb { $km } km távolságra, országszerte.
landing-faq-cost = Mennyibe kerül?
landing-faq-cost-answer = { $base }, ezen felül kilométerenként { $perKm }.
landing-faq-cost-range = Kézbesítésenként körülbelül { $base } – { $maximum }, a távolságtól függően.
landing-faq-cost-cash = Készpénzes utánvét felára: { $amount }.
landing-faq-cost-no-commission = Jutalékot nem számítunk fel.
landing-faq-guest = Kell hozzá fiók?
landing-faq-guest-answer = Nem. Vendégként is rendelhet futárt; a fiók megőrzi a címeit, vevőit és korábbi rendeléseit.
