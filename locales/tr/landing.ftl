landing-eyebrow = İşletmeler için anında teslimat · { $country }
landing-title = Şimdi gönderin. Varışını izleyin.
landing-lead = { -brand-name } hizmeti paket, yemek, evrak ve hediyeleriniz için işletmenize bir kurye gönderir, doğru ellere ulaşana kadar her dakikayı gösterir.
landing-request-as-guest = Misafir olarak kurye çağır
landing-request-as-guest-busy = Bir saniye…
landing-example-status = Yolda
landing-example-arrival = { $minutes } dk sonra varıyor

landing-facts = Bir bakışta
landing-fact-minutes-value = { $minutes } dk
landing-fact-promise = en uzun teslimat süresi
landing-fact-typical = veya daha kısa: olağan teslimat süresi
landing-fact-weight-value = { $kg } kg
landing-fact-weight = her teslimatta taşınabilen ağırlık
landing-fact-distance = kuryenin gittiği en uzun mesafe
landing-fact-nothing = teslimat olmayan günün ücreti

landing-how-title = İşletmenizden müşterinin kapısına üç adımda
landing-how-where-title = Adresleri girin
landing-how-where-text = Alım ve varış noktasını seçin. Mesafe, tahmini alım saati ve ücret, siz hiçbir şeyi onaylamadan önce görünür.
landing-how-ride-title = Kurye siparişi alır
landing-how-ride-text = Yakındaki bir kurye siparişi işletmenizden alır. Kuryenin adını, telefonunu ve siparişi ne zaman hazır etmeniz gerektiğini görürsünüz.
landing-how-door-title = Kapıya kadar takip edin
landing-how-door-text = Kuryeyi haritada izleyin, bağlantıyı müşterinizle paylaşın, teslim edildiğinin kanıtını saklayın.

landing-why-title = Yoğun çalışan işletmeler için
landing-why-text = Öğle vakti, sırada müşteriler, tek eliniz boş: gereken her şey bir bakış veya bir tuş uzağınızda.
landing-why-live-title = Dakikası dakikasına canlı
landing-why-live-text = Durum, kurye ve tahmini saat gözünüzün önünde güncellenir. Nerede kaldı diye telefon açmanıza gerek kalmaz.
landing-why-proof-title = Her teslimin kanıtı
landing-why-proof-text = Alım, teslimat ve iade belgelenir, siparişle birlikte saklanır.
landing-why-share-title = Müşterinize bir bağlantı
landing-why-share-text = Müşteriniz teslimatı telefonundan takip eder; uygulama veya hesap gerekmez.
landing-why-outlets-title = Tüm şubeler tek ekranda
landing-why-outlets-text = Tüm alım noktaları için tek giriş, her birinin kendi siparişleri.
landing-why-history-title = Hiçbir şey kaybolmaz
landing-why-history-text = Geçmiş siparişleri numara, ad veya telefonla bulun, muhasebeniz için dışa aktarın.
landing-why-goods-title = Ne gönderirseniz gönderin
landing-why-goods-text = Bir paket, sıcak bir öğle yemeği, imzalı bir sözleşme, bir buket çiçek: adımlar hep aynı.

landing-pay-title = Kullandıkça ödeyin
landing-pay-text = Abonelik ve alt sınır yok. Teslimat olmayan günde hiçbir şey ödemezsiniz.
landing-pay-country = Teslimat ücreti · { $country }
landing-pay-base = Temel ücret
landing-pay-per-km = Her kilometre
landing-pay-cash = Kapıda nakit ödeme
landing-pay-maximum = En fazla
landing-pay-no-commission = Satışlarınızdan komisyon alınmaz
landing-pay-from-km = { $km } km’den sonra hesaplanır.
landing-pay-from-km-by-place =
    { $code ->
        [TH] Bangkok’ta
       *[other] Başkentte
    } { $km } km’den, diğer şehirlerde { $outsideKm } km’den sonra hesaplanır.
landing-pay-expect = Bilmeniz gerekenler
landing-pay-expect-first = Kesin ücreti onaylamadan önce görürsünüz, sonrasında değişmez.
landing-pay-expect-distance = Ücret iki adres arasındaki mesafeye bağlıdır; tahmin etmeniz gereken başka bir şey yoktur.
landing-pay-expect-nothing = Kurulum ücreti yok, taahhüt yok, teslimat olmayan günde ücret yok.

landing-fee-title = Ne kadar tutar?
landing-fee-distance = Mesafe
landing-fee-km = { $km } km
landing-fee-place = Alım noktası nerede?
landing-fee-place-capital =
    { $code ->
        [TH] Bangkok’ta
       *[other] Başkentte
    }
landing-fee-place-outside = Başka şehirde
landing-fee-with-cash = Kurye nakit tahsil eder
landing-fee-line-distance = Mesafe için
landing-fee-total = Teslimat ücreti
landing-fee-note = Örnektir: başlayan her kilometre tam sayılır. Onayladığınız ücret tam adreslere göre hesaplanır.

landing-fleet-title = Zaten yolda olan bir filo
landing-fleet-text = Kimseyi işe almaz, sigortalamaz, vardiyaya koymazsınız. Kurye gerektiğinde yakınınızdadır, gerekmediğinde size maliyeti yoktur.
landing-fleet-bicycle-title = Bisiklet
landing-fleet-bicycle-text = Evrak ve küçük hediyeler, en dar sokaktan bile.
landing-fleet-scooter-title = Motosiklet
landing-fleet-scooter-text = Yemek ve paketler, şehrin öbür ucuna dakikalar içinde.
landing-fleet-bag-title = Isı yalıtımlı çanta
landing-fleet-bag-text = Sıcak sıcak, soğuk soğuk kalır, hiçbir şeyin şekli bozulmaz.

landing-start-title = İlk kuryeniz, bugün
landing-start-register =
    { $registration ->
        [PV] İşletme kodunuzla hesabınızı oluşturun.
       *[NPV] İşletmenizin adıyla hesabınızı oluşturun.
    }
landing-start-confirm = E-postanızı { $hours } saat içinde onaylayın.
landing-start-request = Kurye çağırın. Hepsi bu.

landing-faq-what = Ne gönderebilirim?
landing-faq-what-answer = Yasaların izin verdiği ve bir kuryenin taşıyabileceği paket, yemek, evrak ve hediyeleri.
landing-faq-what-letters = Mektup gibi, { $grams } gramın altındaki yazılı haberleşme gönderileri kapsam dışıdır.
landing-faq-fast = Ne kadar hızlı?
landing-faq-fast-answer = “Hemen” seçeneğinde teslimat { $minutes } dakika içinde yapılır. Bir teslimat genellikle { $typical } dakika veya daha kısa sürer.
landing-faq-heavy = Ne kadar ağır olabilir?
landing-faq-heavy-answer = Teslimat başına en fazla { $kg } kg.
landing-faq-value = Değeri ne kadar olabilir?
landing-faq-value-answer = Teslimat başına en fazla { $amount }.
landing-faq-value-and-weight-answer = Ağırlık { $kg } kg üzerindeyse en fazla { $amount }.
landing-faq-far = Ne kadar uzağa teslimat yapıyorsunuz?
landing-faq-far-answer = Alım noktasından en fazla { $km } km uzağa.
landing-faq-far-nationwide-answer = Ülke genelinde, alım noktasından en fazla { $km } km uzağa.
landing-faq-cost = Ne kadar tutar?
landing-faq-cost-answer = { $base } ve buna ek olarak her kilometre için { $perKm }.
landing-faq-cost-range = Mesafeye göre teslimat başına yaklaşık { $base } – { $maximum }.
landing-faq-cost-cash = Kapıda nakit ödemede { $amount } eklenir.
landing-faq-cost-no-commission = Komisyon almıyoruz.
landing-faq-guest = Hesap açmam gerekir mi?
landing-faq-guest-answer = Hayır. Misafir olarak kurye çağırabilirsiniz; hesap ise adreslerinizi, müşterilerinizi ve geçmiş siparişlerinizi saklar.
