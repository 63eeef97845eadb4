site-title = تۆمارکردنی داواکاری
site-description = بە { -brand-name } داوای گەیەنەر بکە: پاکەت، خواردن، بەڵگەنامە و دیاری. سەرەتا کرێ ببینە، ڕاستەوخۆ بەدواداچوون بۆ گەیاندنەکە بکە، بەڵگەکە بپارێزە.
site-language = زمان: { $name }
site-languages = زمان
site-close-languages = داخستنی زمانەکان
site-switch-appearance = گۆڕین لە نێوان ڕووناک و تاریکدا
site-switch-letters = گۆڕین لە نێوان پیتی نەسخ و نەستەعلیقدا
site-sign-in = چوونەژوورەوە
site-footer-links = زیاتر دەربارەی { -brand-name }
site-register = دروستکردنی هەژمار
site-become-partner = ببە بە هاوبەش
site-privacy = سیاسەتی تایبەتێتی
site-terms = مەرج و ڕێساکان
site-api-docs = بەڵگەنامەی API
site-faq = پرسیار و وەڵام

site-not-found-title = ئەم پەڕەیە نییە
site-not-found-text = ڕەنگە لینکەکە هەڵەی تێدا بێت، یان پەڕەکە گوێزرابێتەوە. داواکارییەکانت پارێزراون.
site-not-found-home = بڕۆ بۆ پەڕەی سەرەتا

field-optional = ئارەزوومەندانە
field-counter = { $used } لە { $maximum }
field-counter-over = { $used } لە { $maximum }: زۆر درێژە
