error-not-found = ئەوە نەدۆزرایەوە.
error-idempotency-key-reused = ئەمە پێشتر بە زانیاریی تر نێردراوە. پێش دووبارە ناردن سەیری بەدواداچوونی داواکاری بکە.
error-invalid-request = خزمەتگوزارییەکە لە بەشێکی ئەم داواکردنە تێنەگەیشت. تکایە ئەوەی نووسیوتە بیپشکنە.
error-request-too-large = ئەمە بۆ ناردن زۆر گەورەیە.
error-invalid-coordinates = ئەم پۆتانانە لەسەر نەخشە نین.
error-outside-country = ئەم شوێنە لەو وڵاتەدا نییە کە گەیاندنی تێدا دەکەیت.
error-cant-edit-order = ئەم داواکارییە چیتر بەم شێوەیە ناگۆڕدرێت.
error-unknown-host = ئەم لینکە هی ئەم خزمەتگوزارییە نییە. لە لینکی خۆیەوە بیکەرەوە.
error-fee-invalid = کرێی گەیاندن پشتڕاست نەکرایەوە. تکایە ناونیشانەکە دووبارە هەڵبژێرە.
error-payment-fee-rises = کرێی گەیاندنی ئەم داواکارییەت بە کارت داوە: { $paid } { $currency }. بەم گۆڕانکارییە دەبێتە { $fee } { $currency }، و ناتوانین جیاوازییەکە وەربگرین. شوێنێک هەڵبژێرە کە گرانتر نەبێت، یان ئەم داواکارییە هەڵبوەشێنەرەوە و یەکێکی نوێ تۆمار بکە.
voucher-error-validation-message = ئەم کۆدی داشکاندنە بەردەست نییە
voucher-error-get-message = زانیاریی کۆدی داشکاندن وەرنەگیرا

error-not-for-guests = وەک میوان ناتوانیت ئەمە بکەیت. تکایە بچۆ ژوورەوە یان هەژمار دروست بکە.
error-for-guests-alone = تەنها میوان دەتوانێت ئەمە بکات. تۆ هەژمارت هەیە.
validation-sender-missing = تکایە بنووسە کێ ئەم داواکارییە دەنێرێت.
validation-sender-name-missing = تکایە ناوت بنووسە.
validation-sender-name-too-long = ئەم ناوە زۆر درێژە.
validation-sender-phone-missing = تکایە ژمارەی تەلەفۆنت بنووسە.
validation-sender-phone-impossible = ژمارەیەکی تەلەفۆنی دروست بنووسە.
validation-sender-email-missing = تکایە ئیمەیڵت بنووسە.
validation-sender-email-impossible = ئیمەیڵێکی دروست بنووسە.
validation-sender-address-missing = تکایە بنووسە داواکارییەکە لە کوێوە دەبرێت.

error-outlets-not-managed = ڕێگەت پێ نەدراوە شوێنی بردن زیاد بکەیت یان بیگۆڕیت.
error-outlet-kept-elsewhere = ئەم شوێنی بردنە لە شوێنێکی تر بەڕێوە دەبرێت و لێرە ناگۆڕدرێت.
error-client-id-taken = شوێنێکی تری بردن ئەم ناسنامەیەی هەیە. تکایە یەکێکی تر هەڵبژێرە.
