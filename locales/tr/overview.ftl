overview-title = Genel bakış
overview-all-days = Bu günlerin tümünü göster
overview-parts = Gösterilenler
overview-part-figures = Rakamlar
overview-part-charts = Grafikler
overview-part-outlets = Alım noktaları
overview-part-days = Tablo
overview-around = Yakın günler: { $range }
overview-as-table = Tablo olarak rakamlar

overview-before =
    { $days ->
        [1] Önceki güne
        [7] Önceki haftaya
        [one] Önceki { $days } güne
       *[other] Önceki { $days } güne
    }
overview-change-orders-more = { overview-before } göre { $by } daha fazla
overview-change-orders-less = { overview-before } göre { $by } daha az
overview-change-time-more = { overview-before } göre { $by } dk daha yavaş
overview-change-time-less = { overview-before } göre { $by } dk daha hızlı
overview-change-fees-more = { overview-before } göre { $by } daha fazla
overview-change-fees-less = { overview-before } göre { $by } daha az
overview-change-same = { overview-before } göre değişmedi
overview-change-none = { overview-before } ait sipariş yok

overview-show-only = Yalnızca şunları göster
overview-all-count = Tümü: { $count }
overview-late-count = Geç teslim edilen: { $count }

overview-orders-title = Günlük sipariş
overview-delivered-count = Teslim veya iade edilen: { $count }
overview-cancelled-count = İptal edilen: { $count }
overview-day-orders = { $day }. Sipariş: { $orders }, teslim edilen: { $delivered }, iptal edilen: { $cancelled }

overview-time-title = Teslimat süresi
overview-time-caption = Yarısı daha hızlıydı. Her 10 siparişten 9’u en fazla { $minutes } dk sürdü.
overview-time-none = Teslimat yok.
overview-day-time = { $day }. Medyan: { $median } dk. %90’ı { $ninetieth } dk içinde teslim edildi
overview-day-time-none = { $day }. Teslimat yok

overview-fees-caption = İndirimlerden sonra, iptal edilen siparişler hariç.
overview-day-fees = { $day }. Ücretler: { $fees }

overview-cancelled-caption = Tüm siparişler içindeki payı %{ $percent }.
overview-cancelled-none = İptal edilen yok.
overview-reason-wrong-details = Bilgiler hatalı
overview-reason-delay-too-long = Çok uzun sürdü
overview-reason-other = Diğer nedenler
overview-reason-unstated = Neden belirtilmedi
overview-reason-stalled = Kurye bulunamadı

overview-column-day = Gün
overview-column-late = Geç
overview-column-median = Medyan, dk
overview-column-ninetieth = %90 süresi, dk
overview-column-fees = Ücretler
