## Words on every map, most of them heard rather than seen

map-name = الخريطة
# Describes the map to those who use the keyboard
map-keys = مفاتيح الأسهم تحرّك الخريطة، ومفتاحا الزائد والناقص للتكبير والتصغير.
map-zoom-in = تكبير
map-zoom-out = تصغير
# Describes a pin that can be moved
map-pin-keys = مفاتيح الأسهم تحرّك الدبوس، ومع Shift بخطوات أكبر.
# Several orders as one pin, which shows $count. $needing of them need somebody
map-cluster =
    { $count ->
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
