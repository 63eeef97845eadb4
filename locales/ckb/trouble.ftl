trouble-late = درەنگتر لەوەی بەڵێن درابوو
trouble-returned = نەگەیەنرا، و گەڕاوەتەوە لات
trouble-call-rider = تەلەفۆن بۆ گەیەنەر
trouble-tell-customer = ئاگادارکردنەوەی کڕیار
trouble-write-support = نووسین بۆ پشتگیری

trouble-message = نامە
trouble-mail = کردنەوەی ئیمەیڵ
trouble-message-title = نامە بۆ { $customer }

trouble-message-late = سڵاو { $customer }، داواکاریی { $code } کە لە { $vendor } کردووتانە، لە کاتی دیاریکراو زیاتر دەخایەنێت. داوای لێبوردن دەکەین بۆ چاوەڕوانییەکە.
trouble-message-expected = چاوەڕێ دەکەین نزیکەی { $time } بگات.
trouble-message-at-door = سڵاو { $customer }، داواکاریی { $code } کە لە { $vendor } کردووتانە گەیشتووەتە ناونیشانەکەتان، بەڵام گەیەنەر ناتوانێت پەیوەندیتان پێوە بکات. تکایە وەرنە بەردەرگا یان تەلەفۆن بۆ گەیەنەر بکەن: { "\u200e" }{ $phone }
trouble-message-address = سڵاو { $customer }، ناونیشانی گەیاندنمان پێویستە بۆ داواکاریی { $code } کە لە { $vendor } کردووتانە. تکایە شەقام و ژمارە و نهۆم بۆمان بنووسنەوە.
trouble-message-not-delivered = سڵاو { $customer }، داواکاریی { $code } کە لە { $vendor } کردووتانە، هێشتا نەمانتوانیوە بیگەیەنین. داوای لێبوردن دەکەین، و ئاگادارتان دەکەینەوە دواتر چی دەبێت.

trouble-support-subject = داواکاریی { $code }: { $status }
trouble-support-text = تکایە لەم داواکارییەدا یارمەتیم بدەن. ئەوەی ڕووی دا:
trouble-support-order = داواکاریی { $id }، کۆدی { $code }
trouble-support-status = دۆخ: { $status }، لەو کاتەوە: { $time }
trouble-support-to = لە بەرنامەی ئیمەیڵەکەتەوە دەچێت بۆ { $address }.
