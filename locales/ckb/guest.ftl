guest-sender-title = زانیاریی نێردەر
guest-sender-lead = گەیەنەر و تیمەکەمان ئەمانە بەکاردەهێنن بۆ ئەوەی پەیوەندیت پێوە بکەن، تەنها بۆ ئەم داواکارییە.
guest-sender-name = ناوت
guest-sender-phone = ژمارەی تەلەفۆنت
guest-sender-email = ئیمەیڵت
guest-origin-title = لە کوێوە بیبەین؟
guest-origin-lead = بۆ شوێنەکە بگەڕێ، یان لەسەر نەخشە هەڵیبژێرە.
guest-origin-save = بەردەوامبوون
