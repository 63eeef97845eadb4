landing-eyebrow = On-demand nga delivery para sa negosyo · { $country }
landing-title = Ipadala karon. Tan-awa hangtod moabot.
landing-lead = Ang { -brand-name } magdala og rider sa imong counter para sa mga parcel, pagkaon, dokumento ug regalo, ug makita nimo ang matag minuto hangtod naa na kini sa saktong tawo.
landing-request-as-guest = Mag-book isip guest
landing-request-as-guest-busy = Kadiyot lang…
landing-example-status = Naa na sa dalan
landing-example-arrival = Moabot human sa { $minutes } min
landing-facts = Sa usa ka tan-aw
landing-fact-minutes-value = { $minutes } min
landing-fact-promise = labing dugay hangtod sa drop-off
landing-fact-typical = o mas paspas ang kasagaran
landing-fact-weight-value = { $kg } kg
landing-fact-weight = ang madala sa matag delivery
landing-fact-distance = ang gilay-on nga maabot sa rider
landing-fact-nothing = sa adlaw nga walay delivery
landing-how-title = Gikan sa imong counter ngadto sa ilang pultahan sa tulo ka step
landing-how-where-title = Isulti kon asa
landing-how-where-text = Pilia ang pick-up point ug ang drop-off. Makita ang distansya, estimate sa pick-up ug fee sa dili pa nimo i-confirm ang bisan unsa.
landing-how-ride-title = I-pick up sa rider
landing-how-ride-text = Usa ka rider nga duol ang mo-pick up sa order sa imong counter. Nahibaloan nimo ang ngalan ug number, ug kanus-a kinahanglan andam ang order.
landing-how-door-title = I-track hangtod sa pultahan
landing-how-door-text = Tan-awa ang rider sa mapa, i-share ang link sa imong customer, ug tipigi ang pruweba nga na-deliver kini.
landing-why-title = Gihimo para sa busy nga counter
landing-why-text = Udto, naay pila, usa ra ka kamot ang libre: usa ra ka tan-aw o usa ka pindot ang tanan nimong kinahanglan.
landing-why-live-title = Live, matag minuto
landing-why-live-text = Mausab sa imong atubangan ang status, ang rider ug ang estimate. Dili na kinahanglan motawag para mangutana kon asa na.
landing-why-proof-title = Pruweba sa matag pagtunol
landing-why-proof-text = Narekord ang pick-up, delivery ug pagbalik, ug magpabilin kini sa order.
landing-why-share-title = Link para sa imong customer
landing-why-share-text = Ma-track nila ang delivery sa ilang phone, nga walay app o account.
landing-why-outlets-title = Tanang branch sa usa ka screen
landing-why-outlets-text = Usa ra ka log in para sa tanang pick-up point, ug ang matag usa naay kaugalingong mga order.
landing-why-history-title = Walay mawala
landing-why-history-text = Pangitaa ang bisan unsang miaging order pinaagi sa number, ngalan o phone, ug i-export kini para sa imong mga libro.
landing-why-goods-title = Bisan unsay imong ipadala
landing-why-goods-text = Parcel, init nga paniudto, pirmado nga kontrata, usa ka bugkos nga bulak: pareho ra ang pipila ka step.
landing-pay-title = Bayad sumala sa gamit
landing-pay-text = Walay subscription ug walay minimum. Sa adlaw nga walay delivery, wala kay bayran.
landing-pay-country = Fee sa delivery · { $country }
landing-pay-base = Base nga fee
landing-pay-per-km = Matag kilometro
landing-pay-cash = Cash on delivery (COD)
landing-pay-maximum = Maximum
landing-pay-no-commission = Walay komisyon sa imong mga halin
landing-pay-from-km = Gikwenta sukad sa { $km } km.
landing-pay-from-km-by-place =
    Gikwenta sukad sa { $km } km sa { $code ->
        [TH] Bangkok
       *[other] kapital nga siyudad
    }, sukad sa { $outsideKm } km sa ubang siyudad.
landing-pay-expect = Unsay mapaabot nimo
landing-pay-expect-first = Makita nimo ang eksaktong fee sa dili pa ka mo-confirm, ug dili na kini mausab human niana.
landing-pay-expect-distance = Depende kini sa distansya tali sa duha ka address, ug wala nay laing kinahanglan tag-anon.
landing-pay-expect-nothing = Walay bayad sa setup, walay kontrata, walay fee sa adlaw nga wala kay delivery.
landing-fee-title = Pila ang bayad?
landing-fee-distance = Distansya
landing-fee-km = { $km } km
landing-fee-place = Asa ang pick-up point?
landing-fee-place-capital =
    { $code ->
        [TH] Bangkok
       *[other] Sa kapital nga siyudad
    }
landing-fee-place-outside = Laing siyudad
landing-fee-with-cash = Mokolekta ang rider og cash
landing-fee-line-distance = Para sa distansya
landing-fee-total = Fee sa delivery
landing-fee-note = Pananglitan lang: kwentado ang matag nasugdan nga kilometro. Ang fee nga imong i-confirm nagsubay sa eksaktong mga address.
landing-fleet-title = Mga rider nga naa na daan sa dalan
landing-fleet-text = Wala kay kinahanglan i-hire, i-insure o i-schedule. Duol ang mga rider kon kinahanglan nimo, ug walay bayad kon dili.
landing-fleet-bicycle-title = Bisikleta
landing-fleet-bicycle-text = Mga dokumento ug gagmayng regalo, bisan sa labing pig-ot nga dalan.
landing-fleet-scooter-title = Scooter
landing-fleet-scooter-text = Pagkaon ug parcel, tabok sa siyudad sulod sa pipila ka minuto.
landing-fleet-bag-title = Insulated nga bag
landing-fleet-bag-text = Ang init magpabiling init, ang bugnaw magpabiling bugnaw, ug walay mayabo.
landing-start-title = Imong unang rider, karong adlawa
landing-start-register =
    { $registration ->
        [PV] Himoa ang imong account gamit ang imong code sa vendor.
       *[NPV] Himoa ang imong account gamit ang ngalan sa imong negosyo.
    }
landing-start-confirm = I-confirm ang imong email sulod sa { $hours } ka oras.
landing-start-request = Pag-book og rider. Mao ra na.
landing-faq-what = Unsay pwede nakong ipadala?
landing-faq-what-answer = Mga parcel, pagkaon, dokumento ug regalo, basta gitugot sa balaod ug madala sa usa ka rider.
landing-faq-what-letters = Dili apil ang sinulat nga komunikasyon nga ubos sa { $grams } grams, sama sa sulat.
landing-faq-fast = Unsa kini ka paspas?
landing-faq-fast-answer = Ang ASAP nagpasabot og drop-off sulod sa { $minutes } ka minuto. Ang kasagarang delivery { $typical } ka minuto o mas paspas pa.
landing-faq-heavy = Unsa ka bug-at ang pwede?
landing-faq-heavy-answer = Hangtod sa { $kg } kg matag delivery.
landing-faq-value = Pila ang pinakataas nga value?
landing-faq-value-answer = Hangtod sa { $amount } matag delivery.
landing-faq-value-and-weight-answer = Dili molapas sa { $amount } kon ang gibug-aton sobra sa { $kg } kg.
landing-faq-far = Unsa ka layo ang inyong ma-deliver?
landing-faq-far-answer = Hangtod sa { $km } km gikan sa pick-up point.
landing-faq-far-nationwide-answer = Hangtod sa { $km } km gikan sa pick-up point, sa tibuok nasod.
landing-faq-cost = Pila ang bayad?
landing-faq-cost-answer = { $base } dugangan og { $perKm } matag kilometro.
landing-faq-cost-range = Mga { $base } hangtod { $maximum } matag delivery, depende sa distansya.
landing-faq-cost-cash = Ang cash on delivery (COD) naay dugang nga { $amount }.
landing-faq-cost-no-commission = Wala miy kuhaon nga komisyon.
landing-faq-guest = Kinahanglan ba nako og account?
landing-faq-guest-answer = Dili. Maka-book ka og rider isip guest; sa account matipigan ang imong mga address, customer ug miaging mga order.
