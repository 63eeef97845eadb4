history-range = Günler
history-range-yesterday = Dün
history-range-past-week = Son 7 gün
history-range-past-month = Son 30 gün
history-range-custom = Başka günler
history-today = Bugünün siparişleri Sipariş takibi ekranında
history-from = İlk gün
history-to = Son gün
history-date-missing = Lütfen bir gün seçin.
history-date-not-a-day = Geçerli bir tarih girin.
history-date-after-today = Bugün veya daha önceki bir günü seçin.
history-date-reversed = Son gün, ilk günden önce olamaz.
history-date-too-long =
    { $days ->
        [one] Tek seferde en fazla { $days } gün.
       *[other] Tek seferde en fazla { $days } gün.
    }
history-status-any = Tüm durumlar
history-status-delivered-late = Geç teslim edildi
history-outlet-any = Tüm alım noktaları
history-address-unreadable = Bu sayfa adresinin bir bölümü okunamadı ve dikkate alınmadı.

history-found =
    { $count ->
        [0] Sipariş yok
        [one] { $count } sipariş
       *[other] { $count } sipariş
    }
history-found-so-far =
    { $count ->
        [0] Şimdilik sipariş yok
        [one] Şimdilik { $count } sipariş
       *[other] Şimdilik { $count } sipariş
    }
history-found-of =
    { $count ->
        [one] { $shown } / { $count } sipariş
       *[other] { $shown } / { $count } sipariş
    }
history-searched-text =
    { $more ->
        [yes] Şimdiye kadar yüklenenlerde kod, sipariş numarası, ad ve telefona göre arandı. Daha eskilere bakmak için “Daha fazla göster” düğmesine basın.
       *[no] Bu günlerin tüm siparişlerinde kod, sipariş numarası, ad ve telefona göre arandı.
    }
history-searched-phone = Bu günlerde { $phone } numaralı müşterinin tüm siparişleri.
history-searched-order = Gün ve durum fark etmeksizin sipariş numarasına göre arandı.
history-searched-foreign-order = Bu alım noktasının sipariş numaraları “{ $vendor }-” ile başlar. Başka bir alım noktası için önce yukarıdan onu seçin.
history-empty-title = Bu günlerde sipariş yok
history-empty-text = Başka günler veya başka bir durum seçin.
history-empty-page-title = Henüz eşleşme yok
history-empty-page-text = Bu günlerin en yeni siparişlerinde eşleşen yok. Daha eski siparişler de var.
history-resting-title = Hangi günler?
history-resting-text = Yukarıdan ilk ve son günü seçin.
history-all-statuses = Tüm durumları göster
history-show-more = Daha fazla göster
history-kept = Yukarıdaki siparişler olduğu gibi kalır.

history-table = Geçmiş siparişler
history-column-created = Oluşturulma
history-column-phone = Telefon
history-column-amount = Tutar
history-column-fee = Ücret
history-column-duration = Süre
history-total-all =
    { $count ->
        [one] Tümü: { $count } sipariş
       *[other] Tümü: { $count } sipariş
    }
history-total-amounts = Tutarlar

error-cant-retrieve-past-orders = Geçmiş siparişler yüklenemedi. { $because }
