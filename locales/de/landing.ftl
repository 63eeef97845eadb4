landing-eyebrow = Lieferung auf Abruf für Betriebe · { $country }
landing-title = Jetzt losschicken. Live verfolgen.
landing-lead = { -brand-name } schickt einen Kurier zu Ihnen an die Theke, für Pakete, Essen, Dokumente und Geschenke, und zeigt Ihnen jede Minute, bis alles in den richtigen Händen ist.
landing-request-as-guest = Als Gast anfordern
landing-request-as-guest-busy = Einen Moment…
landing-example-status = Unterwegs
landing-example-arrival = Ankunft in { $minutes } Min.
landing-facts = Auf einen Blick
landing-fact-minutes-value = { $minutes } Min.
landing-fact-promise = höchstens bis zur Lieferung
landing-fact-typical = oder weniger dauert es meistens
landing-fact-weight-value = { $kg } kg
landing-fact-weight = sind pro Lieferung möglich
landing-fact-distance = weit fährt ein Kurier
landing-fact-nothing = an einem Tag ohne Lieferungen
landing-how-title = In drei Schritten von Ihrer Theke bis zur Tür
landing-how-where-title = Orte angeben
landing-how-where-text = Wählen Sie Abholort und Lieferort. Entfernung, voraussichtliche Abholzeit und Gebühr sehen Sie, bevor Sie etwas bestätigen.
landing-how-ride-title = Ein Kurier holt ab
landing-how-ride-text = Ein Kurier in der Nähe holt die Bestellung bei Ihnen an der Theke ab. Sie kennen Namen und Nummer und wissen, wann alles bereit sein soll.
landing-how-door-title = Bis zur Tür verfolgen
landing-how-door-text = Verfolgen Sie den Kurier auf der Karte, teilen Sie den Link mit Ihrem Kunden und behalten Sie den Nachweis der Übergabe.
landing-why-title = Für alle, die an der Theke viel zu tun haben
landing-why-text = Mittagszeit, eine Warteschlange, nur eine Hand frei: Alles, was Sie brauchen, erreichen Sie mit einem Blick oder einem Tastendruck.
landing-why-live-title = Live, auf die Minute
landing-why-live-text = Status, Kurier und voraussichtliche Zeit werden laufend aktualisiert. Niemand muss anrufen, um nachzufragen.
landing-why-proof-title = Nachweis jeder Übergabe
landing-why-proof-text = Abholung, Lieferung und Rückgabe werden dokumentiert und bleiben bei der Bestellung.
landing-why-share-title = Ein Link für Ihre Kunden
landing-why-share-text = Damit lässt sich die Lieferung am Handy verfolgen, ohne App und ohne Konto.
landing-why-outlets-title = Alle Abholorte auf einem Bildschirm
landing-why-outlets-text = Eine Anmeldung für alle Abholorte, jeder mit eigenen Bestellungen.
landing-why-history-title = Nichts geht verloren
landing-why-history-text = Finden Sie jede frühere Bestellung nach Nummer, Name oder Telefon und exportieren Sie sie für Ihre Buchhaltung.
landing-why-goods-title = Was auch immer Sie mitgeben
landing-why-goods-text = Ein Paket, ein warmes Mittagessen, ein unterschriebener Vertrag, ein Blumenstrauß: immer dieselben wenigen Schritte.
landing-pay-title = Bezahlt wird pro Lieferung
landing-pay-text = Kein Abo und kein Mindestumsatz. An einem Tag ohne Lieferungen zahlen Sie nichts.
landing-pay-country = Liefergebühr · { $country }
landing-pay-base = Grundgebühr
landing-pay-per-km = Jeder Kilometer
landing-pay-cash = Bar bei Lieferung
landing-pay-maximum = Höchstens
landing-pay-no-commission = Keine Provision auf Ihren Umsatz
landing-pay-from-km = Berechnet ab { $km } km.
landing-pay-from-km-by-place =
    Berechnet ab { $km } km in { $code ->
        [TH] Bangkok
       *[other] der Hauptstadt
    }, ab { $outsideKm } km in anderen Städten.
landing-pay-expect = Womit Sie rechnen können
landing-pay-expect-first = Sie sehen die genaue Gebühr, bevor Sie bestätigen. Danach ändert sie sich nicht mehr.
landing-pay-expect-distance = Die Gebühr richtet sich nach der Entfernung zwischen den beiden Adressen. Raten müssen Sie nichts.
landing-pay-expect-nothing = Keine Einrichtungskosten, keine Vertragslaufzeit, keine Gebühr an freien Tagen.
landing-fee-title = Was kostet es?
landing-fee-distance = Entfernung
landing-fee-km = { $km } km
landing-fee-place = Wo ist der Abholort?
landing-fee-place-capital =
    { $code ->
        [TH] Bangkok
       *[other] Hauptstadt
    }
landing-fee-place-outside = Andere Stadt
landing-fee-with-cash = Der Kurier kassiert bar
landing-fee-line-distance = Für die Entfernung
landing-fee-total = Liefergebühr
landing-fee-note = Ein Beispiel: Jeder angefangene Kilometer zählt. Die Gebühr, die Sie bestätigen, richtet sich nach den genauen Adressen.
landing-fleet-title = Eine Flotte, die schon unterwegs ist
landing-fleet-text = Sie müssen niemanden einstellen, versichern oder einteilen. Kuriere sind in der Nähe, wenn Sie sie brauchen, und kosten nichts, wenn Sie keinen brauchen.
landing-fleet-bicycle-title = Fahrrad
landing-fleet-bicycle-text = Dokumente und kleine Geschenke, auch durch die engste Gasse.
landing-fleet-scooter-title = Motorroller
landing-fleet-scooter-text = Essen und Pakete, in Minuten quer durch die Stadt.
landing-fleet-bag-title = Thermotasche
landing-fleet-bag-text = Warmes bleibt warm, Kaltes bleibt kalt, Flaches bleibt flach.
landing-start-title = Ihr erster Kurier, noch heute
landing-start-register =
    { $registration ->
        [PV] Erstellen Sie Ihr Konto mit Ihrem Betriebscode.
       *[NPV] Erstellen Sie Ihr Konto mit dem Namen Ihres Betriebs.
    }
landing-start-confirm = Bestätigen Sie Ihre E-Mail-Adresse innerhalb von { $hours } Stunden.
landing-start-request = Fordern Sie einen Kurier an. Das ist alles.
landing-faq-what = Was kann ich verschicken?
landing-faq-what-answer = Pakete, Essen, Dokumente und Geschenke, sofern sie gesetzlich erlaubt sind und ein Kurier sie allein tragen kann.
landing-faq-what-letters = Schriftliche Mitteilungen unter { $grams } Gramm, zum Beispiel Briefe, sind ausgeschlossen.
landing-faq-fast = Wie schnell geht es?
landing-faq-fast-answer = „Sofort“ heißt: Lieferung innerhalb von { $minutes } Minuten. Meist dauert es { $typical } Minuten oder weniger.
landing-faq-heavy = Wie schwer darf es sein?
landing-faq-heavy-answer = Bis zu { $kg } kg pro Lieferung.
landing-faq-value = Wie viel darf es wert sein?
landing-faq-value-answer = Bis zu { $amount } pro Lieferung.
landing-faq-value-and-weight-answer = Höchstens { $amount } bei einem Gewicht über { $kg } kg.
landing-faq-far = Wie weit liefern Sie?
landing-faq-far-answer = Bis zu { $km } km vom Abholort.
landing-faq-far-nationwide-answer = Bis zu { $km } km vom Abholort, im ganzen Land.
landing-faq-cost = Was kostet es?
landing-faq-cost-answer = { $base } plus { $perKm } für jeden Kilometer.
landing-faq-cost-range = Etwa { $base } bis { $maximum } pro Lieferung, je nach Entfernung.
landing-faq-cost-cash = Für „Bar bei Lieferung“ kommen { $amount } dazu.
landing-faq-cost-no-commission = Wir verlangen keine Provision.
landing-faq-guest = Brauche ich ein Konto?
landing-faq-guest-answer = Nein. Sie können einen Kurier als Gast anfordern; in einem Konto bleiben Ihre Adressen, Ihre Kundenliste und Ihre früheren Bestellungen gespeichert.
