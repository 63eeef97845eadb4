landing-eyebrow = On-demand delivery para sa negosyo · { $country }
landing-title = Ipa-deliver na. I-track hanggang dumating.
landing-lead = Nagpapadala ang { -brand-name } ng rider sa counter mo para sa parcel, pagkain, dokumento at regalo, at ipinapakita sa iyo ang bawat minuto hanggang nasa tamang kamay na ang mga ito.
landing-request-as-guest = Mag-book bilang guest
landing-request-as-guest-busy = Sandali lang…
landing-example-status = Nasa biyahe
landing-example-arrival = Darating sa loob ng { $minutes } min
landing-facts = Sa isang tingin
landing-fact-minutes-value = { $minutes } min
landing-fact-promise = pinakamatagal hanggang drop-off
landing-fact-typical = o mas mabilis, kadalasan
landing-fact-weight-value = { $kg } kg
landing-fact-weight = ang puwede sa bawat delivery
landing-fact-distance = ang layong kaya ng rider
landing-fact-nothing = sa araw na walang delivery
landing-how-title = Mula sa counter mo hanggang sa pinto nila sa tatlong hakbang
landing-how-where-title = Sabihin kung saan
landing-how-where-text = Piliin ang pick-up location at ang drop-off location. Makikita ang distansya, estimate ng pick-up at fee bago ka magkumpirma ng kahit ano.
landing-how-ride-title = Ipi-pick up ng rider
landing-how-ride-text = Kukunin ng malapit na rider ang order sa counter mo. Alam mo ang pangalan at number niya, at kung kailan ito dapat handa.
landing-how-door-title = I-track hanggang sa pinto
landing-how-door-text = Tingnan ang rider sa mapa, i-share ang link sa customer mo, at itabi ang patunay na naiabot na ito.
landing-why-title = Ginawa para sa abalang counter
landing-why-text = Tanghali, may pila, isang kamay lang ang libre: isang tingin o isang pindot lang ang lahat ng kailangan mo.
landing-why-live-title = Live, bawat minuto
landing-why-live-text = Nagbabago sa harap mo ang status, rider at estimate. Hindi na kailangang tumawag para itanong kung nasaan na.
landing-why-proof-title = Patunay ng bawat pag-abot
landing-why-proof-text = Naka-record ang pick-up, delivery at pagbalik, at kasama lagi ng order.
landing-why-share-title = Link para sa customer mo
landing-why-share-text = Mata-track nila ang delivery sa phone nila, walang app at walang account.
landing-why-outlets-title = Lahat ng branch sa isang screen
landing-why-outlets-text = Isang log-in para sa lahat ng pick-up location, bawat isa may sariling mga order.
landing-why-history-title = Walang nawawala
landing-why-history-text = Hanapin ang anumang dating order ayon sa numero, pangalan o phone, at i-export ito para sa records mo.
landing-why-goods-title = Kahit ano ang ipapadala mo
landing-why-goods-text = Parcel, mainit na tanghalian, pirmadong kontrata, bouquet ng bulaklak: pare-pareho lang ang ilang hakbang.
landing-pay-title = Bayad kada delivery
landing-pay-text = Walang subscription at walang minimum. Sa araw na walang delivery, wala kang babayaran.
landing-pay-country = Mga delivery fee · { $country }
landing-pay-base = Base rate
landing-pay-per-km = Bawat kilometro
landing-pay-cash = Cash on delivery (COD)
landing-pay-maximum = Maximum
landing-pay-no-commission = Walang commission sa benta mo
landing-pay-from-km = Bibilangin mula { $km } km.
landing-pay-from-km-by-place =
    Bibilangin mula { $km } km sa { $code ->
        [PH] Maynila
        [TH] Bangkok
       *[other] kabisera
    }, mula { $outsideKm } km sa ibang lungsod.
landing-pay-expect = Ano ang aasahan
landing-pay-expect-first = Makikita mo ang eksaktong fee bago ka magkumpirma, at hindi na ito magbabago pagkatapos.
landing-pay-expect-distance = Depende ito sa distansya ng dalawang address, at wala nang iba pang kailangang hulaan.
landing-pay-expect-nothing = Walang set-up cost, walang lock-in, walang fee sa araw na walang delivery.
landing-fee-title = Magkano kaya?
landing-fee-distance = Distansya
landing-fee-km = { $km } km
landing-fee-place = Nasaan ang pick-up location?
landing-fee-place-capital =
    { $code ->
        [PH] Maynila
        [TH] Bangkok
       *[other] Sa kabisera
    }
landing-fee-place-outside = Ibang lungsod
landing-fee-with-cash = Maniningil ng cash ang rider
landing-fee-line-distance = Fee sa distansya
landing-fee-total = Delivery Fee
landing-fee-note = Halimbawa lang: bilang ang bawat nasimulang kilometro. Base sa eksaktong mga address ang fee na kukumpirmahin mo.
landing-fleet-title = Mga rider na nasa kalsada na
landing-fleet-text = Wala kang iha-hire, ii-insure o isa-schedule. Malapit ang mga rider kapag kailangan mo, at wala kang gastos kapag hindi.
landing-fleet-bicycle-title = Bisikleta
landing-fleet-bicycle-text = Mga dokumento at maliit na regalo, kahit sa pinakamakipot na kalye.
landing-fleet-scooter-title = Scooter
landing-fleet-scooter-text = Pagkain at parcel, ilang minuto lang saanman sa lungsod.
landing-fleet-bag-title = Thermal bag
landing-fleet-bag-text = Mainit pa rin ang mainit, malamig pa rin ang malamig, at walang natatapon.
landing-start-title = Ang una mong rider, ngayon na
landing-start-register =
    { $registration ->
        [PV] Gumawa ng account gamit ang code ng vendor.
       *[NPV] Gumawa ng account gamit ang pangalan ng negosyo mo.
    }
landing-start-confirm = Kumpirmahin ang email mo sa loob ng { $hours } oras.
landing-start-request = Mag-book ng rider. Iyon lang.
landing-faq-what = Ano ang puwede kong ipadala?
landing-faq-what-answer = Parcel, pagkain, dokumento at regalo, basta pinapayagan ng batas at kayang dalhin ng isang rider.
landing-faq-what-letters = Hindi puwede ang nakasulat na komunikasyon na wala pang { $grams } gramo, gaya ng liham.
landing-faq-fast = Gaano ito kabilis?
landing-faq-fast-answer = Ang ASAP ay drop-off sa loob ng { $minutes } minuto. Karaniwang { $typical } minuto o mas mabilis ang delivery.
landing-faq-heavy = Gaano kabigat ang puwede?
landing-faq-heavy-answer = Hanggang { $kg } kg kada delivery.
landing-faq-value = Hanggang magkano ang puwedeng halaga nito?
landing-faq-value-answer = Hanggang { $amount } kada delivery.
landing-faq-value-and-weight-answer = Hindi hihigit sa { $amount } kapag lampas { $kg } kg ang timbang.
landing-faq-far = Hanggang saan kayo nagde-deliver?
landing-faq-far-answer = Hanggang { $km } km mula sa pick-up location.
landing-faq-far-nationwide-answer = Hanggang { $km } km mula sa pick-up location, sa buong bansa.
landing-faq-cost = Magkano ito?
landing-faq-cost-answer = { $base } at dagdag na { $perKm } sa bawat kilometro.
landing-faq-cost-range = Mga { $base } hanggang { $maximum } kada delivery, depende sa distansya.
landing-faq-cost-cash = May dagdag na { $amount } ang cash on delivery (COD).
landing-faq-cost-no-commission = Wala kaming kinukuhang commission.
landing-faq-guest = Kailangan ko ba ng account?
landing-faq-guest-answer = Hindi. Puwede kang mag-book ng rider bilang guest; sa account, naka-save ang mga address, customer at dating order mo.
