overview-title = جائزہ
overview-all-days = یہ تمام دن دکھائیں
overview-parts = کیا دکھایا جا رہا ہے
overview-part-figures = اعداد
overview-part-charts = چارٹ
overview-part-outlets = پک اپ پوائنٹس
overview-part-days = جدول
overview-around = آس پاس کے دن: { $range }
overview-as-table = اعداد جدول میں
overview-before =
    { $days ->
        [1] اس سے پچھلے دن
        [7] اس سے پچھلے ہفتے
       *[other] اس سے پچھلے { $days } دنوں
    }
overview-change-orders-more = { overview-before } کی نسبت { $by } زیادہ
overview-change-orders-less = { overview-before } کی نسبت { $by } کم
overview-change-time-more = { overview-before } کی نسبت { $by } منٹ دیر سے
overview-change-time-less = { overview-before } کی نسبت { $by } منٹ جلدی
overview-change-fees-more = { overview-before } کی نسبت { $by } زیادہ
overview-change-fees-less = { overview-before } کی نسبت { $by } کم
overview-change-same = { overview-before } کے برابر
overview-change-none = { overview-before } میں کوئی آرڈر نہیں
overview-show-only = صرف یہ دکھائیں
overview-all-count = سب: { $count }
overview-late-count = دیر سے ڈیلیور شدہ: { $count }
overview-orders-title = روزانہ آرڈرز
overview-delivered-count = ڈیلیور شدہ یا واپس: { $count }
overview-cancelled-count = منسوخ: { $count }
overview-day-orders = { $day }۔ آرڈرز: { $orders }، ڈیلیور شدہ: { $delivered }، منسوخ: { $cancelled }
overview-time-title = ڈیلیوری میں لگا وقت
overview-time-caption = آدھے آرڈرز اس سے جلدی پہنچے۔ 10 میں سے 9 زیادہ سے زیادہ { $minutes } منٹ میں۔
overview-time-none = کچھ ڈیلیور نہیں ہوا۔
overview-day-time = { $day }۔ درمیانی وقت: { $median } منٹ۔ 90% آرڈرز { $ninetieth } منٹ کے اندر ڈیلیور ہوئے
overview-day-time-none = { $day }۔ کچھ ڈیلیور نہیں ہوا
overview-fees-caption = رعایت کے بعد، منسوخ آرڈرز کے بغیر۔
overview-day-fees = { $day }۔ فیس: { $fees }
overview-cancelled-caption = تمام آرڈرز کا { $percent }%۔
overview-cancelled-none = کوئی آرڈر منسوخ نہیں ہوا۔
overview-reason-wrong-details = غلط تفصیلات
overview-reason-delay-too-long = بہت دیر ہو گئی
overview-reason-other = دوسری وجوہات
overview-reason-unstated = وجہ نہیں بتائی گئی
overview-reason-stalled = کوئی رائیڈر نہیں ملا
overview-column-day = دن
overview-column-late = لیٹ
overview-column-median = درمیانی، منٹ
overview-column-ninetieth = 90% اتنے منٹ میں
overview-column-fees = فیس
