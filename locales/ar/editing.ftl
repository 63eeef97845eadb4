## Changing an order

edit-order-action = تعديل
edit-title = تعديل الطلب
# $name is the customer, $day the day the order was placed: "12 May"
edit-banner = أنت تعدّل طلب { $name } بتاريخ { $day }
edit-cancel = إلغاء التعديل
edit-not-available = تعديل الطلبات غير متاح. هذا طلب جديد.
edit-nothing-changed = لم يتغير شيء، فلا يوجد ما يُحفظ.
edit-lock-customer = لا يمكن تغيير صاحب الطلب
edit-lock-settled = حُدّد عند تقديم الطلب
edit-lock-status = لا يمكن تغيير هذا في هذه المرحلة
edit-moved-on = تقدّم الطلب في هذه الأثناء ولم يعد من الممكن تغييره.
edit-moved-on-kept = لم يضِع شيء مما كتبته: يبقى هنا حتى تغادر.
edit-follow = تتبّع هذا الطلب
edit-new-request = اطلب مندوبًا آخر
edit-locked-title = لم يعد من الممكن تغيير هذا الطلب
# $orderId is the order number
edit-locked-text = لم يعد من الممكن تغيير الطلب { $orderId }. يمكنك تتبّعه أو طلب مندوب آخر.
edit-unreadable-title = تعذّر فتح هذا الطلب
edit-not-found = لا يوجد طلب برقم { $orderId } في نقطة الاستلام هذه.
# $count is how many things become others
edit-changes =
    { $count ->
        [0] التغييرات
        [one] تغيير واحد
        [two] تغييران
        [few] { $count } تغييرات
        [many] { $count } تغييرًا
       *[other] { $count } تغيير
    }
edit-changes-none = لم يتغير شيء بعد.
edit-change-position = الموقع على الخريطة
edit-change-nothing = لا شيء
# Read out before the old and the new words of a change
edit-change-before = قبل:
edit-change-after = بعد:
# $distance: "350 m"
edit-change-moved = نُقل بمقدار { $distance }
# $amount is an amount with its currency
edit-fee-more = أكثر بمقدار { $amount }
edit-fee-less = أقل بمقدار { $amount }
# $before and $after are amounts with their currency
edit-fee-changed-text = كانت { $before } وأصبحت الآن { $after }. هل تُحفظ التغييرات بالرسوم الجديدة؟
edit-fee-changed-accept = حفظ مقابل { $after }
edit-fee-changed-refuse = عدم الحفظ
edit-kept-charge-title = لا يُردّ الفرق
request-updated = تم تحديث الطلب!
request-not-updated = تعذّر تحديث هذا الطلب

## An order once more

again-action = اطلب مرة أخرى
again-banner = مرة أخرى: طلب { $name } بتاريخ { $day }
again-banner-hint = تُحسب الرسوم من جديد. يُرجى مراجعة المحتويات وقيمتها.
again-cancel = البدء بنموذج فارغ
# At a field that was taken over from an earlier order
again-check = من طلب { $day } – يُرجى المراجعة

## Two tabs with the same request

request-placed-elsewhere = سبق تقديم هذا الطلب في علامة تبويب أخرى، لذلك لم يُقدَّم مرة أخرى. هذا هو الطلب.
edit-kept-charge = دفعت { $paid } بالبطاقة. رسوم التوصيل الآن { $fee }، ولا يُردّ الفرق وقدره { $left }.
