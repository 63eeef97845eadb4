map-name = الخريطة
map-keys = مفاتيح الأسهم تحرّك الخريطة، ومفتاحا الزائد والناقص للتكبير والتصغير.
map-zoom-in = تكبير
map-zoom-out = تصغير
map-pin-keys = مفاتيح الأسهم تحرّك الدبوس، ومع Shift بخطوات أكبر.
map-cluster =
    { $count ->
        [zero] لا طلبات
        [one] طلب واحد
        [two] طلبان
        [few] { $count } طلبات
        [many] { $count } طلبًا
       *[other] { $count } طلب
    }{ $needing ->
        [0] {""}
       *[other] ، تحتاج إلى متابعة: { $needing }
    }
field-times-in = جميع الأوقات: { $zone }
