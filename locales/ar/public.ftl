## An order for whoever has its link

public-title = أين طلبي؟
public-reading = جارٍ البحث عن طلبك…
public-looks-again = ستحاول هذه الصفحة مرة أخرى تلقائيًا.
# $ago: "40 sec. ago"
public-still-shown = آخر تحديث { $ago }. ستحاول هذه الصفحة مرة أخرى تلقائيًا.
public-unknown-title = هذا الرابط غير معروف لدينا
public-unknown-text = قد يكون الرابط مبتورًا أو فيه خطأ. يُرجى فتحه مجددًا من الرسالة التي وصلتك، أو سؤال من أرسله إليك.
public-trouble-offline = يبدو أنك غير متصل بالإنترنت.
public-trouble-slow = الاتصال بطيء جدًا.
public-trouble-busy = نواجه ضغطًا كبيرًا في هذه اللحظة.
public-trouble-ours = حدث خطأ من جهتنا.

## What it is doing, for the one who waits for it

public-sentence-placed = تم تسجيل طلبك
public-sentence-to-collection = المندوب في طريقه لاستلام طلبك
public-sentence-near-collection = المندوب على وشك استلام طلبك
public-sentence-to-delivery = طلبك في الطريق إليك
public-sentence-near-delivery = المندوب على وشك الوصول
public-sentence-coming-back = المندوب يعيد طلبك إلى المُرسِل
public-sentence-delivered = تم توصيل طلبك
public-sentence-cancelled = أُلغي هذا الطلب
public-sentence-returned = أُعيد طلبك إلى المُرسِل
public-sentence-unknown = نتحقق من حالة طلبك
public-delayed = يستغرق الأمر وقتًا أطول من المخطط له.
public-progress = مراحل الطلب
public-step-placed = تم الطلب
public-step-to-collection = المندوب قادم
public-step-to-delivery = في الطريق
public-step-delivered = تم التوصيل

## When the rider is expected

# $time: "14:05"
public-arrives-at = يصل حوالي الساعة { $time }
public-arrives-near = يصل إليك في أي لحظة
public-arrives-late = متأخر عن الموعد المتوقع
public-was-expected = كان الوصول متوقعًا نحو { $time }.
# $time: "14:05", or "Sun 14:05" on another day
public-arrives-planned = الموعد المحدد: { $time }
public-arrives-by = يصل قبل { $time }
public-exact-with-pick-up = سيظهر هنا وقت أدق بعد أن يأخذ المندوب الطلب.
public-exact-with-pick-up-at = سيظهر هنا وقت أدق بعد أن يأخذ المندوب الطلب، حوالي الساعة { $time }.
public-exact-with-pick-up-near = سيظهر هنا وقت أدق في أي لحظة، بعد أن يأخذ المندوب الطلب.
public-exact-later = سيظهر هنا وقت أدق فور معرفته.
# Instead of an estimate that is too old. $ago: "6 min. ago"
public-last-seen = شوهد المندوب آخر مرة { $ago }

## Who and where

public-rider = المندوب
public-call = الاتصال بـ { $name }
public-note-title = ملاحظة للمندوب
public-note-hint = يمكنك الكتابة إلى أن يأخذ المندوب الطلب. يراها المتجر أيضًا.
public-note-send = إرسال إلى المندوب
public-note-sending = جارٍ الإرسال…
# $time: "14:05"
public-note-sent = أُرسلت الساعة { $time }
error-note-empty = اكتب ملاحظة أولًا.
error-note-too-long = اكتب { $maximum } حرف على الأكثر.
error-note-collected = الطلب مع المندوب الآن. يُرجى الاتصال به.
error-note-ended = انتهى هذا الطلب، فلا تصل الملاحظات إلى المندوب.
error-note-not-now = لا يمكن إرسال ملاحظات إلى المندوب في هذه اللحظة.
error-note-enough = أرسلت { $most } ملاحظات، وهو الحد الأقصى. يُرجى الاتصال بالمندوب.
public-map-failed = لا يمكن عرض الخريطة هنا. كل ما فيها مكتوب بجانبها.
# $distance: "1.2 km"
public-way-to-collection = { $distance } حتى نقطة الاستلام
public-way-to-drop-off = المتبقي { $distance }
public-way-minutes = حوالي { $minutes } د
public-pin-destination = عنوان التسليم
# What the picture is, for people who cannot see it
public-photo = صورة التسليم
public-photo-failed = تعذّر تحميل صورة التسليم.
public-code = رمز الطلب:
public-number = رقم الطلب:
public-placed-at = وقت الطلب: { $time }
public-planned-for = الموعد المحدد: { $time }
public-finished-at = انتهى: { $time }
# After that moment the link tells only how and when the order ended
public-details-until = تظهر التفاصيل هنا حتى { $time }

## The page of an individual sender

public-sender-title = طردك
public-sender-tracking = تتبّع الطلب
public-sender-details = تفاصيل الطلب
public-sender-addresses = العناوين
public-show-more = عرض المزيد
public-show-less = عرض أقل
public-sender-placed = تم تسجيل طلبك.
public-sender-to-collection = المندوب في طريقه إلى نقطة الاستلام.
public-sender-near-collection = المندوب بالقرب من نقطة الاستلام.
public-sender-to-delivery = تم استلام الطرد وهو في الطريق إلى عنوان التسليم.
public-sender-near-delivery = المندوب بالقرب من عنوان التسليم.
public-sender-delivered = تم توصيل الطرد.
public-sender-cancelled = أُلغي الطلب، ويُعاد إليك ما دفعته.
public-sender-prohibited = ما لا يجوز إرساله
