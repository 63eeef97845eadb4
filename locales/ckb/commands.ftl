command-palette = هەموو فرمانەکان
command-placeholder = دەتەوێت چی بکەیت؟ یان ژمارەی داواکاری، ناو یان تەلەفۆن…
command-none = هیچ نەدۆزرایەوە. پیتی کەمتر تاقی بکەرەوە.
command-late = ئەوانی تر هێشتا بار نەکراون. ئینتەرنێتەکەت بپشکنە؛ هەر کە بار کران، لێرە دەردەکەون.
command-found =
    { $count ->
        [one] { $count } ئەنجام
       *[other] { $count } ئەنجام
    }
command-group-here = لەم شاشەیەدا
command-group-go = بڕۆ بۆ
command-group-settings = پۆرتاڵ
command-request = داواکردنی نوێ
command-search = دۆزینەوەی داواکاری
command-find-orders = دۆزینەوەی داواکاری بە «{ $query }»
command-open-order = کردنەوەی داواکاریی { $orderId }
command-branch = شوێنی بردن: { $name } ({ $id })
command-section =
    بڕۆ بۆ: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }

command-single-keys = تاکە پیت وەک کورتەڕێ
command-single-keys-hint = تەنها لە دەرەوەی خانەکانی نووسین. ئەگەر ڕێگری لە نووسینی دەنگی یان خوێنەری شاشە دەکەن، بیانکوژێنەرەوە.
command-choose-order = سەرەتا داواکارییەک هەڵبژێرە.
