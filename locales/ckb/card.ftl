card-title = پارەدان بە کارت
card-continue = بەردەوامبوون بۆ پارەدان
card-starting = پارەدان ئامادە دەکرێت…
card-pay = { $amount } بدە و داوای گەیەنەر بکە
card-paying = پارە دەدرێت…
card-amount = بڕی پارەدانی ئێستا:
card-choose = پارەدان بە
card-new = کارتێکی نوێ
card-until = کار دەکات تا { $expiry }
card-number = ژمارەی کارت
card-expiry = بەرواری بەسەرچوون
card-expiry-placeholder = MM/YY
card-code = کۆدی پاراستن
card-code-hint = { $digits ->
    [4] چوار ژمارەکەی پێشەوە
   *[other] سێ ژمارەکەی پشتەوە
}
card-name = ناوی سەر کارت
card-save = ئەم کارتە بۆ جاری داهاتوو پاشەکەوت بکە
card-save-hint = تەنها چوار ژمارەی کۆتایی و بەرواری بەسەرچوونی دەپارێزین.
card-safe = کارتەکەت لەم ئامێرەدا شفرە دەکرێت. تەنها کۆمپانیای پارەدان دەتوانێت بیخوێنێتەوە.
card-back = گەڕانەوە بۆ وردەکاری
card-choice-missing = تکایە کارتێک هەڵبژێرە.
card-number-missing = تکایە ژمارەی کارتەکە بنووسە.
card-number-invalid = ئەمە ژمارەی کارت نییە. ژمارەکان بپشکنە.
card-expiry-invalid = مانگ و ساڵ بنووسە، وەک 04/31.
card-expired = ئەم کارتە بەسەر چووە.
card-code-missing = تکایە کۆدی پاراستن بنووسە.
card-code-invalid = { $digits ->
    [4] کۆدی پاراستن چوار ژمارەیە.
   *[other] کۆدی پاراستن سێ ژمارەیە.
}
card-name-missing = تکایە ناوی سەر کارتەکە بنووسە.

card-confirming = پارەدانەکەت جێبەجێ دەکرێت…
card-checking = دەپشکنین پارەدانەکەت سەرکەوتوو بووە یان نا.
card-do-not-pay-again = تکایە دووبارە پارە مەدە. ئەم پەڕەیە بە کراوەیی بهێڵەرەوە، ئەنجامەکە لێرە پیشان دەدەین.
card-bank = بانکەکەت دەبێت دڵنیا بێت کە تۆیت.
card-bank-go = چوون بۆ پەڕەی بانکەکەت
card-unpaid-declined = بانکەکەت کارتەکەی ڕەت کردەوە. هیچ پارەیەکت لێ نەبڕدرا.
card-unpaid-insufficient-funds = ئەم کارتە پارەی پێویستی تێدا نییە. هیچ پارەیەکت لێ نەبڕدرا.
card-unpaid-left = لە پەڕەی بانکەکەت چوویتە دەرەوە. هیچ پارەیەکت لێ نەبڕدرا.
card-unpaid-expired = پشتڕاستکردنەوەکە زۆری خایاند. هیچ پارەیەکت لێ نەبڕدرا.
card-unpaid-failed = پارەدانەکە سەرکەوتوو نەبوو. هیچ پارەیەکت لێ نەبڕدرا.
card-not-encrypted = ئەم ئامێرە نەیتوانی کارتەکە شفرە بکات، بۆیە نەماننارد. هیچ پارەیەکت لێ نەبڕدرا.
card-try-another = هێشتا داوای هیچ گەیەنەرێک نەکراوە. دەتوانیت کارتێکی تر تاقی بکەیتەوە.
error-payment-init = نەمانتوانی دەست بە پارەدانەکە بکەین.
error-payment-intent-creation = نەمانتوانی پارەدانی ئەم داواکارییە ئامادە بکەین.
error-payment-unavailable = پارەدان بە کارت لە ئێستادا لێرە بەردەست نییە.
error-payment-required = سەرەتا بە کارت پارەی ئەم داواکارییە بدە.
error-payment-card-unreadable = کۆمپانیای پارەدان نەیتوانی کارتەکە بخوێنێتەوە. تکایە دووبارە بینووسە.
