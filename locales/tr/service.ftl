error-not-found = Aradığınız bulunamadı.
error-idempotency-key-reused = Bu, daha önce başka bilgilerle gönderilmiş. Tekrar göndermeden önce sipariş takibine bakın.
error-invalid-request = Hizmet bu isteğin bir bölümünü anlamadı. Lütfen yazdıklarınızı kontrol edin.
error-request-too-large = Bu, gönderilemeyecek kadar büyük.
error-invalid-coordinates = Bu koordinatlar haritada yok.
error-outside-country = Bu yer, teslimat yaptığınız ülkede değil.
error-cant-edit-order = Bu sipariş artık bu şekilde değiştirilemez.
error-unknown-host = Bu adres bu hizmete ait değil. Hizmeti kendi adresinden açın.
error-fee-invalid = Teslimat ücreti doğrulanamadı. Lütfen adresi yeniden seçin.
error-payment-fee-rises = Bu siparişin teslimat ücretini kartla ödediniz: { $paid } { $currency }. Bu değişiklikle ücret { $fee } { $currency } olur ve aradaki farkı tahsil edemeyiz. Ücreti artırmayan bir varış noktası seçin veya bu siparişi iptal edip yenisini oluşturun.
voucher-error-validation-message = Bu kupon kodu kullanılamıyor.
voucher-error-get-message = Kupon kodunun ayrıntıları alınamadı.

error-not-for-guests = Bu işlem misafir olarak yapılamaz. Lütfen giriş yapın veya kaydolun.
error-for-guests-alone = Bu işlemi yalnızca misafirler yapabilir. Zaten bir hesabınız var.
validation-sender-missing = Lütfen siparişi kimin gönderdiğini girin.
validation-sender-name-missing = Lütfen adınızı girin.
validation-sender-name-too-long = Bu ad çok uzun.
validation-sender-phone-missing = Lütfen telefon numaranızı girin.
validation-sender-phone-impossible = Geçerli bir telefon numarası girin.
validation-sender-email-missing = Lütfen e-posta adresinizi girin.
validation-sender-email-impossible = Geçerli bir e-posta adresi girin.
validation-sender-address-missing = Lütfen siparişin nereden alınacağını girin.

error-outlets-not-managed = Alım noktası ekleme veya değiştirme yetkiniz yok.
error-outlet-kept-elsewhere = Bu alım noktası başka bir yerde yönetiliyor ve buradan değiştirilemez.
error-client-id-taken = Bu kod başka bir alım noktasında kullanılıyor. Lütfen başka bir kod seçin.
