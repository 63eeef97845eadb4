landing-eyebrow = گەیاندنی دەستبەجێ بۆ بزنس · { $country }
landing-title = ئێستا بینێرە. تا دەگات چاوت لێی بێت.
landing-lead = خزمەتگوزاریی { -brand-name } گەیەنەر دەهێنێتە بەر کاونتەرەکەت بۆ پاکەت، خواردن، بەڵگەنامە و دیاری، و خولەک بە خولەک ڕێگاکەیانت پیشان دەدات تا دەگەنە دەستی خاوەنیان.
landing-request-as-guest = داواکردن وەک میوان
landing-request-as-guest-busy = ساتێک…
landing-example-status = لە ڕێگایە
landing-example-arrival = دوای { $minutes } خولەک دەگات

landing-facts = بە کورتی
landing-fact-minutes-value = { $minutes } خولەک
landing-fact-promise = زۆرترین کات تا گەیاندن
landing-fact-typical = یان کەمتر، بە زۆری ئەوەندە دەخایەنێت
landing-fact-weight-value = { $kg } کگم
landing-fact-weight = دەتوانرێت لە هەر گەیاندنێکدا بنێردرێت
landing-fact-distance = گەیەنەر ئەوەندە دوور دەڕوات
landing-fact-nothing = لە ڕۆژێکی بێ گەیاندندا

landing-how-title = لە کاونتەرەکەتەوە تا بەردەرگای ئەوان بە سێ هەنگاو
landing-how-where-title = شوێنەکە دیاری بکە
landing-how-where-text = شوێنی بردن و شوێنی گەیاندن هەڵبژێرە. مەودا، کاتی چاوەڕوانکراوی بردن و کرێ دەردەکەون پێش ئەوەی هیچ پشتڕاست بکەیتەوە.
landing-how-ride-title = گەیەنەر دێت و دەیبات
landing-how-ride-text = گەیەنەرێکی نزیک داواکارییەکە لە کاونتەرەکەتەوە دەبات. ناو و ژمارەکەی دەزانیت، و دەزانیت کەی ئامادەی بکەیت.
landing-how-door-title = تا بەردەرگا بەدواداچوونی بۆ بکە
landing-how-door-text = گەیەنەر لەسەر نەخشە ببینە، لینکەکە بۆ کڕیارەکەت بنێرە، و بەڵگەی ڕادەستکردنەکە بپارێزە.

landing-why-title = بۆ ئەوانەی لە پشت کاونتەر سەرقاڵن دروست کراوە
landing-why-text = نیوەڕۆیە، ڕیزێک چاوەڕێیە، تەنها دەستێکت بەتاڵە: هەرچی پێویستتە بە یەک سەیرکردن یان یەک دوگمە دەستت پێی دەگات.
landing-why-live-title = ڕاستەوخۆ، خولەک بە خولەک
landing-why-live-text = دۆخ، گەیەنەر و کاتی چاوەڕوانکراو لەبەر چاوت دەگۆڕێن. پێویست ناکات بە تەلەفۆن بپرسیت لە کوێیە.
landing-why-proof-title = بەڵگەی هەموو ڕادەستکردنێک
landing-why-proof-text = بردن، گەیاندن و گەڕاندنەوە تۆمار دەکرێن و لەگەڵ داواکارییەکە دەمێننەوە.
landing-why-share-title = لینکێک بۆ کڕیارەکەت
landing-why-share-text = بە مۆبایلەکەی بەدواداچوون بۆ گەیاندنەکە دەکات، بەبێ ئەپ و بەبێ هەژمار.
landing-why-outlets-title = هەموو لقەکان لە یەک شاشەدا
landing-why-outlets-text = یەک چوونەژوورەوە بۆ هەموو شوێنەکانی بردن، هەر یەکە بە داواکارییەکانی خۆیەوە.
landing-why-history-title = هیچ ون نابێت
landing-why-history-text = هەر داواکارییەکی پێشوو بە ژمارە، ناو یان تەلەفۆن بدۆزەرەوە، و بۆ حیساباتەکەت هەناردەی بکە.
landing-why-goods-title = هەرچی بیدەیتە دەستمان
landing-why-goods-text = پاکەتێک، نانی نیوەڕۆی گەرم، گرێبەستێکی واژۆکراو، دەستەیەک گوڵ: هەمان چەند هەنگاو.

landing-pay-title = چەند بەکاربهێنیت، ئەوەندە بدە
landing-pay-text = نە ئابوونە و نە کەمترین بڕ. لە ڕۆژێکی بێ گەیاندندا هیچ پارەیەک نادەیت.
landing-pay-country = کرێی گەیاندن · { $country }
landing-pay-base = کرێی بنەڕەتی
landing-pay-per-km = هەر کیلۆمەترێک
landing-pay-cash = کاش لە کاتی گەیاندن
landing-pay-maximum = زۆرترین
landing-pay-no-commission = هیچ کۆمیشنێک لە فرۆشەکەت نابڕین
landing-pay-from-km = لە دوای { $km } کم دەژمێردرێت.
landing-pay-from-km-by-place =
    لە { $code ->
        [TH] بانکۆک
       *[other] پایتەخت
    } لە دوای { $km } کم دەژمێردرێت، لە شارەکانی تر لە دوای { $outsideKm } کم.
landing-pay-expect = ئەوەی دەبێت بیزانیت
landing-pay-expect-first = کرێی تەواو پێش پشتڕاستکردنەوە دەبینیت، و دوای ئەوە ناگۆڕێت.
landing-pay-expect-distance = بەندە بە مەودای نێوان دوو ناونیشانەکە، و هیچی تری تێدا نییە کە بە خەمڵاندن بێت.
landing-pay-expect-nothing = نە تێچووی دەستپێک، نە ماوەی گرێبەست، نە کرێ لە ڕۆژانی پشوودا.

landing-fee-title = چەندی تێ دەچێت؟
landing-fee-distance = مەودا
landing-fee-km = { $km } کم
landing-fee-place = شوێنی بردن لە کوێیە؟
landing-fee-place-capital =
    { $code ->
        [TH] بانکۆک
       *[other] لە پایتەخت
    }
landing-fee-place-outside = شارێکی تر
landing-fee-with-cash = گەیەنەر کاش وەردەگرێت
landing-fee-line-distance = بۆ مەودا
landing-fee-total = کرێی گەیاندن
landing-fee-note = ئەمە نموونەیە: هەر کیلۆمەترێک دەستی پێ کردبێت دەژمێردرێت. ئەو کرێیەی پشتڕاستی دەکەیتەوە بەپێی ناونیشانە تەواوەکانە.

landing-fleet-title = گەیەنەرانێک کە هەر ئێستا لە ڕێگان
landing-fleet-text = نە کەس دادەمەزرێنیت، نە بیمەی دەکەیت، نە کاتی کاری بۆ دادەنێیت. گەیەنەر نزیکە کاتێک پێویستتە، و هیچی لەسەرت ناکەوێت کاتێک پێویستت نییە.
landing-fleet-bicycle-title = پاسکیل
landing-fleet-bicycle-text = بەڵگەنامە و دیاریی بچووک، بە تەسکترین کۆڵاندا.
landing-fleet-scooter-title = ماتۆڕسکیل
landing-fleet-scooter-text = ژەمەخواردن و پاکەت، بەم سەر و ئەو سەری شاردا بە چەند خولەک.
landing-fleet-bag-title = جانتای گەرمپارێز
landing-fleet-bag-text = گەرم بە گەرمی دەمێنێتەوە، سارد بە ساردی، و هەموو شتێک لە جێی خۆی.

landing-start-title = یەکەم گەیەنەرت، هەر ئەمڕۆ
landing-start-register =
    { $registration ->
        [PV] بە کۆدی فرۆشگاکەت هەژمارەکەت دروست بکە.
       *[NPV] بە ناوی بزنسەکەت هەژمارەکەت دروست بکە.
    }
landing-start-confirm = لە ماوەی { $hours } کاتژمێردا ئیمەیڵەکەت پشتڕاست بکەرەوە.
landing-start-request = داوای گەیەنەر بکە. هەر ئەوەندە.

landing-faq-what = دەتوانم چی بنێرم؟
landing-faq-what-answer = پاکەت، خواردن، بەڵگەنامە و دیاری، مادام یاسا ڕێگەی پێ بدات و یەک گەیەنەر بتوانێت هەڵی بگرێت.
landing-faq-what-letters = نووسراوی سووکتر لە { $grams } گرام، وەک نامە، وەرناگیرێت.
landing-faq-fast = چەند خێرایە؟
landing-faq-fast-answer = «زووترین کات» واتە گەیاندن لە ماوەی { $minutes } خولەکدا. بە زۆری گەیاندن { $typical } خولەک یان کەمتر دەخایەنێت.
landing-faq-heavy = دەکرێت چەند قورس بێت؟
landing-faq-heavy-answer = تا { $kg } کگم بۆ هەر گەیاندنێک.
landing-faq-value = دەکرێت بەهاکەی چەند بێت؟
landing-faq-value-answer = تا { $amount } بۆ هەر گەیاندنێک.
landing-faq-value-and-weight-answer = لە { $amount } زیاتر نەبێت، ئەگەر کێشی لە { $kg } کگم زیاتر بێت.
landing-faq-far = تا چەند دوور دەگەیەنن؟
landing-faq-far-answer = تا { $km } کم لە شوێنی بردنەوە.
landing-faq-far-nationwide-answer = تا { $km } کم لە شوێنی بردنەوە، لە هەموو وڵات.
landing-faq-cost = چەندی تێ دەچێت؟
landing-faq-cost-answer = { $base } لەگەڵ { $perKm } بۆ هەر کیلۆمەترێک.
landing-faq-cost-range = نزیکەی { $base } تا { $maximum } بۆ هەر گەیاندنێک، بەپێی مەودا.
landing-faq-cost-cash = کاش لە کاتی گەیاندن { $amount } زیاد دەکات.
landing-faq-cost-no-commission = کۆمیشن وەرناگرین.
landing-faq-guest = پێویستم بە هەژمارە؟
landing-faq-guest-answer = نا. دەتوانیت وەک میوان داوای گەیەنەر بکەیت؛ هەژمار ناونیشان و کڕیار و داواکارییە پێشووەکانت دەپارێزێت.
