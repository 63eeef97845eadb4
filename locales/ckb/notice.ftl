notice-kind =
    { $kind ->
        [error] هەڵە
        [warning] هۆشداری
        [success] تەواو
       *[info] تێبینی
    }
notice-contact-centre = ناوەندی پەیوەندییەکانمان لە ئێستادا کێشەی تەکنیکی هەیە. وەڵامەکان ڕەنگە لە ئاسایی درەنگتر بن.
notice-orders-left-out = ئەو داواکارییانەی نەخوێنرانەوە و دانەنران: { $count }
