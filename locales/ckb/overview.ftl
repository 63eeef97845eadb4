overview-title = پوختە
overview-all-days = پیشاندانی هەموو ئەم ڕۆژانە
overview-parts = ئەوەی پیشان دەدرێت
overview-part-figures = ژمارەکان
overview-part-charts = هێڵکارییەکان
overview-part-outlets = شوێنەکانی بردن
overview-part-days = خشتە
overview-around = ڕۆژەکانی دەوروبەر: { $range }
overview-as-table = ژمارەکان لە خشتەدا

overview-before =
    { $days ->
        [1] ڕۆژی پێشوو
        [7] هەفتەی پێشوو
       *[other] { $days } ڕۆژی پێشوو
    }
overview-change-orders-more = { $by } زیاتر لە { overview-before }
overview-change-orders-less = { $by } کەمتر لە { overview-before }
overview-change-time-more = { $by } خولەک خاوتر لە { overview-before }
overview-change-time-less = { $by } خولەک خێراتر لە { overview-before }
overview-change-fees-more = { $by } زیاتر لە { overview-before }
overview-change-fees-less = { $by } کەمتر لە { overview-before }
overview-change-same = وەک { overview-before }
overview-change-none = لە { overview-before } داواکاری نەبوو

overview-show-only = تەنها پیشان بدە
overview-all-count = هەموو: { $count }
overview-late-count = درەنگ گەیەنراو: { $count }

overview-orders-title = داواکاریی ڕۆژانە
overview-delivered-count = گەیەنراو یان گەڕێنراو: { $count }
overview-cancelled-count = هەڵوەشاوە: { $count }
overview-day-orders = { $day }. داواکاری: { $orders }، گەیەنراو: { $delivered }، هەڵوەشاوە: { $cancelled }

overview-time-title = ماوەی گەیاندن
overview-time-caption = نیوەیان خێراتر بوون. 9 لە 10 زۆرترین { $minutes } خولەکیان خایاند.
overview-time-none = هیچ نەگەیەنراوە.
overview-day-time = { $day }. ناوەند: { $median } خولەک. 90% لە ماوەی { $ninetieth } خولەکدا گەیەنران
overview-day-time-none = { $day }. هیچ نەگەیەنراوە

overview-fees-caption = دوای داشکاندن، بەبێ داواکارییە هەڵوەشاوەکان.
overview-day-fees = { $day }. کرێ: { $fees }

overview-cancelled-caption = { $percent }% لە هەموو داواکارییەکان.
overview-cancelled-none = هیچ داواکارییەک هەڵنەوەشێنراوەتەوە.
overview-reason-wrong-details = زانیاریی هەڵە
overview-reason-delay-too-long = زۆری خایاند
overview-reason-other = هۆکاری تر
overview-reason-unstated = هۆکار نەنووسراوە
overview-reason-stalled = گەیەنەر نەدۆزرایەوە

overview-column-day = ڕۆژ
overview-column-late = درەنگ
overview-column-median = ناوەند (خولەک)
overview-column-ninetieth = 90% لە ماوەی (خولەک)
overview-column-fees = کرێ
