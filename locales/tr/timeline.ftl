timeline-took =
    { $minutes ->
        [0] 1 dk’dan az
        [one] { $minutes } dk
       *[other] { $minutes } dk
    }
timeline-so-far =
    { $minutes ->
        [0] az önce başladı
        [one] { $minutes } dakikadır
       *[other] { $minutes } dakikadır
    }
timeline-usually =
    { $minutes ->
        [0] genelde 1 dk’dan az
        [one] genelde { $minutes } dk
       *[other] genelde { $minutes } dk
    }
timeline-slower = Her zamankinden yavaş
timeline-given-back = Kurye siparişi bıraktı, başka kurye aranıyor
timeline-no-moment = Saati bilinmiyor
timeline-note = Müşteriden kuryeye not
timeline-waits-for = Planlanan zamanı bekliyor: { $time }
timeline-expected-back = { $time } civarında dönmesi bekleniyor
timeline-usual-is = “Genelde”, bu alım noktasının son siparişlerinde geçen süredir.
