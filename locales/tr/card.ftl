card-title = Kartla öde
card-continue = Ödemeye geç
card-starting = Ödeme hazırlanıyor…
card-pay = { $amount } öde ve kurye çağır
card-paying = Ödeme yapılıyor…
card-amount = Şimdi ödenecek:
card-choose = Ödeme aracı
card-new = Yeni kart
card-until = Son kullanma: { $expiry }
card-number = Kart numarası
card-expiry = Son kullanma tarihi
card-expiry-placeholder = AA/YY
card-code = Güvenlik kodu
card-code-hint = { $digits ->
    [4] Kartın önündeki dört hane
   *[other] Kartın arkasındaki üç hane
}
card-name = Kart üzerindeki ad
card-save = Kartı sonraki sefer için kaydet
card-save-hint = Yalnızca son dört hanesini ve son kullanma tarihini saklarız.
card-safe = Kartınız bu cihazda şifrelenir. Yalnızca ödeme kuruluşu okuyabilir.
card-back = Bilgilere dön
card-choice-missing = Lütfen bir kart seçin.
card-number-missing = Lütfen kart numarasını girin.
card-number-invalid = Bu bir kart numarası değil. Haneleri kontrol edin.
card-expiry-invalid = Ay ve yılı 04/31 gibi girin.
card-expired = Bu kartın süresi dolmuş.
card-code-missing = Lütfen güvenlik kodunu girin.
card-code-invalid = { $digits ->
    [4] Güvenlik kodu dört hanelidir.
   *[other] Güvenlik kodu üç hanelidir.
}
card-name-missing = Lütfen kart üzerindeki adı girin.

card-confirming = Ödemeniz işleniyor…
card-checking = Ödemenizin gerçekleşip gerçekleşmediğini kontrol ediyoruz.
card-do-not-pay-again = Lütfen tekrar ödeme yapmayın. Bu sayfayı açık tutun, sonucu burada göstereceğiz.
card-bank = Bankanızın kimliğinizi doğrulaması gerekiyor.
card-bank-go = Bankanızın sayfasına git
card-unpaid-declined = Bankanız kartı reddetti. Kartınızdan para çekilmedi.
card-unpaid-insufficient-funds = Kartta yeterli bakiye yok. Kartınızdan para çekilmedi.
card-unpaid-left = Bankanızın sayfasından ayrıldınız. Kartınızdan para çekilmedi.
card-unpaid-expired = Doğrulama çok uzun sürdü. Kartınızdan para çekilmedi.
card-unpaid-failed = Ödeme gerçekleşmedi. Kartınızdan para çekilmedi.
card-not-encrypted = Bu cihaz kartı şifreleyemedi, bu yüzden kart bilgilerini göndermedik. Kartınızdan para çekilmedi.
card-try-another = Henüz kurye çağrılmadı. Başka bir kart deneyebilirsiniz.
error-payment-init = Ödemeyi başlatamadık.
error-payment-intent-creation = Bu siparişin ödemesini hazırlayamadık.
error-payment-unavailable = Burada şu anda kartla ödeme yapılamıyor.
error-payment-required = Önce bu siparişi kartla ödeyin.
error-payment-card-unreadable = Ödeme kuruluşu kartı okuyamadı. Lütfen kart bilgilerini yeniden girin.
