way-from = لە
way-to = بۆ
way-bicycle = پاسکیل
way-motorbike = ماتۆڕسکیل
way-car = ئۆتۆمبێل
way-pin-collection = شوێنی بردن: { $name }
way-pin-rider = گەیەنەر: { $name }
way-map = نەخشەی گەیاندن
