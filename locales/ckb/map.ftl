map-name = نەخشە
map-keys = دوگمەی تیرەکان نەخشەکە دەجووڵێنن، دوگمەی + گەورەی دەکات و دوگمەی - بچووکی دەکات.
map-zoom-in = گەورەکردن
map-zoom-out = بچووککردن
map-pin-keys = دوگمەی تیرەکان نیشانەکە دەجووڵێنن، لەگەڵ Shift بە هەنگاوی گەورەتر.
map-cluster =
    { $count ->
        [one] { $count } داواکاری
       *[other] { $count } داواکاری
    }{ $needing ->
        [0] {""}
        [one] ، { $needing } سەرنجی دەوێت
       *[other] ، { $needing } سەرنجیان دەوێت
    }
field-times-in = هەموو کاتەکان: { $zone }
