landing-eyebrow = Business ke liye fori delivery · { $country }
landing-title = Abhi bhejein. Pohanchne tak nazar rakhein.
landing-lead = { -brand-name } parcel, khane, documents aur gifts ke liye rider aap ke counter tak lata hai, aur saman sahi haathon mein pohanchne tak har minute ki khabar deta hai.
landing-request-as-guest = Guest ban kar bulayein
landing-request-as-guest-busy = Ek minute…
landing-example-status = Raaste mein
landing-example-arrival = { $minutes } minute mein pohanchega
landing-facts = Ek nazar mein
landing-fact-minutes-value = { $minutes } minute
landing-fact-promise = delivery tak zyada se zyada waqt
landing-fact-typical = ya us se kam, aam taur par
landing-fact-weight-value = { $kg } kg
landing-fact-weight = tak saman, har delivery mein
landing-fact-distance = tak rider jata hai
landing-fact-nothing = jis din koi delivery na ho
landing-how-title = Aap ke counter se customer ke darwaze tak, teen steps mein
landing-how-where-title = Jagah batayein
landing-how-where-text = Pick-up point aur drop-off point select karein. Faasla, pick-up ka estimated time aur fees confirm karne se pehle nazar aa jate hain.
landing-how-ride-title = Rider pick up karta hai
landing-how-ride-text = Qareeb ka rider aap ke counter se order leta hai. Naam, number aur order tayyar rakhne ka waqt aap ko pehle se maloom hota hai.
landing-how-door-title = Darwaze tak track karein
landing-how-door-text = Rider ko map par dekhein, link apne customer ko bhejein, aur delivery ka saboot apne paas rakhein.
landing-why-title = Counter par masroof logon ke liye
landing-why-text = Dopahar ka rush, lambi line, ek haath khali: har zaroori cheez ek nazar ya ek button ke faasle par.
landing-why-live-title = Live, minute minute ki khabar
landing-why-live-text = Status, rider aur estimated time aap ke samne badalte hain. Poochne ke liye call ki zaroorat nahi.
landing-why-proof-title = Har step ka saboot
landing-why-proof-text = Pick-up, delivery aur wapsi ka record banta hai aur order ke saath rehta hai.
landing-why-share-title = Aap ke customer ke liye link
landing-why-share-text = Customer apne phone par delivery track kare, na app chahiye na account.
landing-why-outlets-title = Tamam branches ek screen par
landing-why-outlets-text = Har pick-up point ke liye ek hi log in, har ek ke orders alag.
landing-why-history-title = Sab kuch save
landing-why-history-text = Koi bhi purana order number, naam ya phone se search karein, aur hisab kitab ke liye export karein.
landing-why-goods-title = Saman koi bhi ho
landing-why-goods-text = Parcel, garam khana, sign kiya hua contract, phoolon ka guldasta: tareeqa wohi aasan.
landing-pay-title = Jitna use, utni payment
landing-pay-text = Na subscription, na kam az kam orders ki shart. Jis din koi delivery na ho, us din kuch pay nahi karna.
landing-pay-country = Delivery fees · { $country }
landing-pay-base = Bunyadi fees
landing-pay-per-km = Har km
landing-pay-cash = Cash on Delivery
landing-pay-maximum = Zyada se zyada
landing-pay-no-commission = Aap ki sale par koi commission nahi
landing-pay-from-km = { $km } km ke baad lagta hai.
landing-pay-from-km-by-place =
    { $code ->
        [TH] Bangkok
        [PK] Islamabad
        [AE] Abu Dhabi
       *[other] Capital
    } mein { $km } km ke baad, doosre shehron mein { $outsideKm } km ke baad lagta hai.
landing-pay-expect = Pehle se jaan lein
landing-pay-expect-first = Confirm karne se pehle poori fees nazar aati hai, aur baad mein nahi badalti.
landing-pay-expect-distance = Fees dono addresses ke darmiyan faasle par hai, kisi aisi cheez par nahi jis ka andaza lagana pare.
landing-pay-expect-nothing = Na shuru karne ka kharcha, na contract ki muddat, na chhutti ke din ki fees.
landing-fee-title = Kitna kharcha aayega?
landing-fee-distance = Faasla
landing-fee-km = { $km } km
landing-fee-place = Pick-up point kahan hai?
landing-fee-place-capital =
    { $code ->
        [TH] Bangkok
        [PK] Islamabad
        [AE] Abu Dhabi
       *[other] Capital mein
    }
landing-fee-place-outside = Doosra shehar
landing-fee-with-cash = Rider cash wasool kare
landing-fee-line-distance = Faasle ki fees
landing-fee-total = Delivery fees
landing-fee-note = Yeh ek misaal hai: shuru hone wala har km poora gina jata hai. Asal fees sahi addresses ke hisab se hogi.
landing-fleet-title = Riders jo pehle se shehar mein maujood hain
landing-fleet-text = Na kisi ko mulazim rakhna, na insurance, na duty lagana. Zaroorat ho to rider qareeb hai, na ho to koi kharcha nahi.
landing-fleet-bicycle-title = Cycle
landing-fleet-bicycle-text = Documents aur chhote gifts, tang se tang gali mein bhi.
landing-fleet-scooter-title = Scooter
landing-fleet-scooter-text = Khana aur parcel, chand minute mein shehar ke paar.
landing-fleet-bag-title = Thermal bag
landing-fleet-bag-text = Garam cheez garam, thandi cheez thandi, har cheez apni jagah.
landing-start-title = Aap ka pehla rider, aaj hi
landing-start-register =
    { $registration ->
        [PV] Apne vendor code se account banayein.
       *[NPV] Apne business ke naam se account banayein.
    }
landing-start-confirm = { $hours } ghante ke andar apni email confirm karein.
landing-start-request = Rider bulayein. Bas itna hi.
landing-faq-what = Kya bheja ja sakta hai?
landing-faq-what-answer = Parcel, khana, documents aur gifts, agar qanoon mein un ki ijazat ho aur ek rider unhein utha sake.
landing-faq-what-letters = { $grams } gram se kam wazan ki likhi hui daak, jaise khat, shamil nahi.
landing-faq-fast = Delivery kitni jaldi hoti hai?
landing-faq-fast-answer = “Jald se jald” ka matlab hai { $minutes } minute ke andar delivery. Aam taur par { $typical } minute ya us se kam lagte hain.
landing-faq-heavy = Wazan kitna ho sakta hai?
landing-faq-heavy-answer = Har delivery mein { $kg } kg tak.
landing-faq-value = Saman ki qeemat kitni ho sakti hai?
landing-faq-value-answer = Har delivery mein { $amount } tak.
landing-faq-value-and-weight-answer = Agar wazan { $kg } kg se zyada ho to saman ki qeemat { $amount } se zyada na ho.
landing-faq-far = Kitni door tak delivery hoti hai?
landing-faq-far-answer = Pick-up point se { $km } km tak.
landing-faq-far-nationwide-answer = Pick-up point se { $km } km tak, poore mulk mein.
landing-faq-cost = Kharcha kitna aata hai?
landing-faq-cost-answer = { $base } aur har km ke { $perKm }.
landing-faq-cost-range = Faasle ke hisab se har delivery par taqreeban { $base } se { $maximum }.
landing-faq-cost-cash = Cash on Delivery par mazeed { $amount }.
landing-faq-cost-no-commission = Hum koi commission nahi lete.
landing-faq-guest = Kya account zaroori hai?
landing-faq-guest-answer = Nahi. Guest ban kar bhi rider bulaya ja sakta hai; account mein aap ke addresses, customers aur purane orders save rehte hain.
