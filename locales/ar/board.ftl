## All orders under way in one list and on one map

board-needs-you = بحاجة إليك ({ $count })
board-open = اللوحة
board-to-lists = القوائم
board-command = لوحة كل الطلبات
board-command-lists = قوائم الطلبات
board-summary =
    { $underWay ->
        [0] لا شيء قيد التنفيذ
       *[other] قيد التنفيذ: { $underWay }
    }{ $needsYou ->
        [0] ، ولا شيء بحاجة إليك
       *[other] ، بحاجة إليك: { $needsYou }
    }
board-list =
    .aria-label = الطلبات قيد التنفيذ، وأولها ما يحتاج إليك
board-map =
    .aria-label = خريطة كل الطلبات قيد التنفيذ
board-show-map = الخريطة
board-show-list = القائمة
board-group-needs-you = بحاجة إليك
board-group-waiting = بانتظار سائق
board-group-rider-coming = السائق قادم
board-group-on-the-way = في الطريق
board-group-scheduled = مجدولة
board-waiting =
    { $count ->
        [one] عرض تغيير واحد
        [two] عرض تغييرين
        [few] عرض { $count } تغييرات
       *[other] عرض { $count } تغييرًا
    }
board-legend-urgent = تجاوز الموعد أو فشل
board-legend-at-risk = بحاجة إليك
board-legend-in-time = في الموعد
# What the letter in a pin is
board-legend-letter = الحرف الأول من نقطة الاستلام
board-pin-rider = السائق { $name }، لطلب { $customer }

## Why an order needs somebody. $time: "12 min", "2 hr, 5 min"

board-need-payment-failed = فشل الدفع قبل { $time }
board-need-stalled = متوقف منذ { $time }
board-need-no-address = بلا عنوان
board-need-overdue = تجاوز الموعد بـ { $time }
board-need-no-rider = بلا سائق منذ { $time }
board-need-at-customer = السائق عند العميل منذ { $time }
board-need-rider-waits = السائق ينتظر عندكم منذ { $time }
board-need-past-estimate = تجاوز التقدير بـ { $time }
board-need-returning = في طريق العودة منذ { $time }
board-need-delayed = معطّل منذ { $time }
board-need-overdue-soon = سيتجاوز الموعد غالبًا بـ { $time }
board-need-not-collected = موعده بعد { $time } ولم يُستلم

## The chosen order

board-chosen =
    .aria-label = الطلب المختار
board-chosen-close =
    .aria-label = إلغاء الاختيار
board-details = التفاصيل
board-call-rider = اتصال بالسائق
board-call-customer = اتصال بالعميل
board-copy-link = نسخ الرابط
board-cannot-cancel = لا يمكن إلغاء هذا الطلب الآن. السبب مذكور في تفاصيله.
board-command-call-customer = الاتصال بعميل الطلب المختار
board-command-call-rider = الاتصال بسائق الطلب المختار
board-command-copy-link = نسخ رابط تتبع الطلب المختار
board-command-cancel = إلغاء الطلب المختار
