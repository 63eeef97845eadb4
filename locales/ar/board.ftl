## All orders under way in one list and on one map

board-view = طريقة العرض
board-view-list = القائمة
board-view-board = اللوحة
board-command = لوحة كل الطلبات
board-command-lists = قوائم الطلبات
board-summary =
    { $underWay ->
        [0] لا شيء قيد التنفيذ
       *[other] قيد التنفيذ: { $underWay }
    }{ $needsYou ->
        [0] ، ولا شيء يحتاج إلى متابعة
       *[other] ، تحتاج إلى متابعة: { $needsYou }
    }
board-list =
    .aria-label = الطلبات قيد التنفيذ، وأولها ما يحتاج إلى متابعة
board-map =
    .aria-label = خريطة كل الطلبات قيد التنفيذ
board-group-needs-you = تحتاج إلى متابعة
board-group-waiting = بانتظار مندوب
board-group-rider-coming = المندوب قادم
board-waiting =
    { $count ->
        [one] عرض تغيير واحد
        [two] عرض تغييرين
        [few] عرض { $count } تغييرات
        [many] عرض { $count } تغييرًا
       *[other] عرض { $count } تغيير
    }
board-legend-urgent = تجاوز الموعد أو فشل
board-legend-at-risk = يحتاج إلى متابعة
board-legend-in-time = في الموعد
board-pin-rider = المندوب { $name }، لطلب { $customer }
board-pin-rider-unnamed = مندوب لطلب { $customer }

## The chosen order

board-chosen =
    .aria-label = الطلب المختار
board-chosen-close =
    .aria-label = إلغاء الاختيار
board-details = التفاصيل
board-call-customer = اتصال بالعميل
board-cannot-cancel = لا يمكن إلغاء هذا الطلب الآن. السبب مذكور في تفاصيله.
