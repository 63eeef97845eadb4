## An order for whoever has its link

public-title = أين طلبي؟
public-reading = جارٍ البحث عن طلبك…
public-looks-again = ستحاول هذه الصفحة مرة أخرى تلقائيًا.
public-still-shown = ما تراه هو آخر ما نعرفه. ستحاول هذه الصفحة مرة أخرى تلقائيًا.
public-unknown-title = هذا الرابط غير معروف لدينا
public-unknown-text = قد يكون الرابط مبتورًا أو فيه خطأ. يُرجى فتحه مجددًا من الرسالة التي وصلتك، أو سؤال من أرسله إليك.
public-trouble-offline = يبدو أنك غير متصل بالإنترنت.
public-trouble-slow = الاتصال بطيء جدًا.
public-trouble-busy = كثيرون يسألون في هذه اللحظة.
public-trouble-ours = حدث خطأ من جهتنا.
# $ago: "40 sec. ago"
public-updated = آخر تحديث { $ago }
public-order-from = طلب من { $vendor }

## What it is doing, for the one who waits for it

public-sentence-placed = تم تسجيل طلبك
public-sentence-to-collection = السائق في طريقه لاستلام طلبك
public-sentence-near-collection = السائق على وشك استلام طلبك
public-sentence-to-delivery = طلبك في الطريق إليك
public-sentence-near-delivery = السائق على وشك الوصول
public-sentence-coming-back = السائق يعيد طلبك إلى المُرسِل
public-sentence-delivered = تم توصيل طلبك
public-sentence-cancelled = أُلغي هذا الطلب
public-sentence-returned = أُعيد طلبك إلى المُرسِل
public-sentence-unknown = نحن نتابع طلبك
public-delayed = يستغرق الأمر وقتًا أطول من المخطط له.
public-progress = مراحل الطلب
public-step-placed = تم الطلب
public-step-to-collection = السائق قادم
public-step-to-delivery = في الطريق
public-step-delivered = تم التوصيل

## When the rider is expected

public-pick-up-in = الاستلام خلال { $minutes } دقيقة تقريبًا
public-pick-up-near = الاستلام في أي لحظة
public-drop-off-in = يصل إليك خلال { $minutes } دقيقة تقريبًا
public-drop-off-near = يصل إليك في أي لحظة
public-late = متأخر عن الموعد المتوقع
# $ago: "40 sec. ago"
public-estimated = وقت التقدير: { $ago }
# Instead of an estimate that is too old. $ago: "6 min. ago"
public-last-seen = شوهد السائق آخر مرة { $ago }

## Who and where

public-rider = السائق
public-call = الاتصال بـ { $name }
public-from = من
public-to = إلى
public-map = خريطة التوصيل
public-map-failed = لا يمكن عرض الخريطة هنا. كل ما تقوله مكتوب بجانبها.
public-pin-collection = نقطة الاستلام: { $name }
public-pin-destination = عنوان التوصيل
public-pin-rider = السائق: { $name }
public-number = رقم الطلب:
public-status = الحالة:
public-placed-at = وقت الطلب: { $time }
public-planned-for = الموعد المحدد: { $time }
public-finished-at = انتهى: { $time }
# After that moment the link tells only how and when the order ended
public-details-until = تظهر التفاصيل هنا حتى { $time }
# $zone is the name of the country's time zone
public-times-in = جميع الأوقات: { $zone }

## The page of an individual sender

public-sender-title = طردك
public-sender-tracking = تتبّع الطلب
public-sender-details = تفاصيل الطلب
public-sender-addresses = العناوين
public-show-more = عرض المزيد
public-show-less = عرض أقل
public-sender-placed = تم تسجيل طلبك.
public-sender-to-collection = السائق في طريقه إلى نقطة الاستلام.
public-sender-near-collection = السائق بالقرب من نقطة الاستلام.
public-sender-to-delivery = تم استلام الطرد وهو في الطريق إلى عنوان التوصيل.
public-sender-near-delivery = السائق بالقرب من عنوان التوصيل.
public-sender-delivered = تم توصيل الطرد.
public-sender-cancelled = أُلغي الطلب، ويُعاد إليك ما دفعته.
public-sender-prohibited = ما لا يجوز إرساله
