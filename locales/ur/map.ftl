map-name = نقشہ
map-keys = تیر والی کیز سے نقشہ ہلائیں، پلس اور مائنس سے زوم کریں۔
map-zoom-in = زوم اِن کریں
map-zoom-out = زوم آؤٹ کریں
map-pin-keys = تیر والی کیز سے پن ہلائیں، Shift کے ساتھ پن زیادہ ہلتی ہے۔
map-cluster =
    { $count ->
        [one] { $count } آرڈر
       *[other] { $count } آرڈرز
    }{ $needing ->
        [0] {""}
       *[other] ، { $needing } پر توجہ چاہیے
    }
field-times-in = تمام اوقات: { $zone }
