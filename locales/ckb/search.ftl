search-recent = دوایین گەڕانەکان
search-recent-clear = سڕینەوەی دوایین گەڕانەکان
search-found =
    { $count ->
        [0] داواکاری نەدۆزرایەوە
        [1] یەک داواکاری دۆزرایەوە
       *[other] { $count } داواکاری دۆزرانەوە
    }
