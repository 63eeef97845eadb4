outlet-edit-title = دەستکاریی شوێنی بردن
outlet-parent-kept = شوێنی بردن هەر سەر بە فرۆشگای سەرەکیی خۆیەتی.
outlet-client-id = ناسنامەی شوێنی بردن
outlet-client-id-kept = ناسنامەکە ناگۆڕدرێت.
outlet-label = ناو
outlet-phone = ژمارەی تەلەفۆن
outlet-owners = خاوەنەکان
outlet-owner = خاوەنی { $number }: ئیمەیڵ
outlet-owner-add = زیادکردنی خاوەنێکی تر
outlet-owner-remove = لابردنی خاوەنی { $number }

outlet-client-id-missing = تکایە ناسنامەی شوێنی بردن بنووسە
outlet-label-missing = تکایە ناو بنووسە
outlet-phone-missing = تکایە ژمارەی تەلەفۆن بنووسە
outlet-address-missing = تکایە ناونیشانی بردن هەڵبژێرە
outlet-owner-invalid = تکایە ئیمەیڵێکی دروست بنووسە

outlet-saved = شوێنی بردن بە سەرکەوتوویی پاشەکەوت کرا
outlet-added = { outlet-saved }. چەند خولەکێکی دەوێت تا بتوانیت بۆی داوای گەیەنەر بکەیت.
outlet-not-saved = شوێنی بردن پاشەکەوت نەکرا
outlet-added-already = ئەم شوێنی بردنە لە هەوڵێکی پێشوودا پاشەکەوت کراوە. ئەمە دابخە و لە لیستەکەدا دەستکاریی بکە.

outlet-close-question = بەبێ پاشەکەوتکردن دایدەخەیت؟ گۆڕانکارییەکانت لە دەست دەچن.
outlet-close-anyway = داخستن بەبێ پاشەکەوتکردن
outlet-stay = گەڕانەوە بۆ دەستکاری
