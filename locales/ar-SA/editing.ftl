edit-order-action = تعديل
edit-title = تعديل الطلب
edit-banner = أنت تعدّل طلب العميل { $name } ({ $day })
edit-cancel = إلغاء التعديل
edit-not-available = تعديل الطلبات غير متاح هنا. هذا طلب جديد.
edit-nothing-changed = لا توجد تغييرات للحفظ.
edit-lock-customer = لا يمكن تغيير عميل الطلب
edit-lock-settled = حُدِّد عند إنشاء الطلب
edit-lock-status = لا يمكن تغيير هذا في هذه المرحلة
edit-moved-on = تقدّم هذا الطلب منذ أن فتحته، ولم يعد تغييره ممكنًا.
edit-moved-on-kept = ما كتبته محفوظ هنا إلى أن تغادر.
edit-follow = تتبع هذا الطلب
edit-new-request = اطلب مندوبًا آخر
edit-locked-title = لم يعد تغيير هذا الطلب ممكنًا
edit-locked-text = لم يعد تغيير الطلب { $orderId } ممكنًا. يمكنك تتبعه أو طلب مندوب آخر.
edit-unreadable-title = تعذّر فتح هذا الطلب
edit-not-found = لا يوجد طلب برقم { $orderId } في نقطة الانطلاق هذه.
edit-changes =
    { $count ->
        [0] التغييرات
        [one] تغيير واحد
        [two] تغييران
        [few] { $count } تغييرات
        [many] { $count } تغييرًا
       *[other] { $count } تغيير
    }
edit-changes-none = لا توجد تغييرات بعد.
edit-change-position = الموقع على الخريطة
edit-change-nothing = لا شيء
edit-change-before = قبل:
edit-change-after = بعد:
edit-change-moved = نُقل بمقدار { $distance }
edit-fee-more = أكثر بمقدار { $amount }
edit-fee-less = أقل بمقدار { $amount }
edit-fee-changed-text = كانت { $before } وأصبحت { $after }. هل تريد حفظ التغييرات بالرسوم الجديدة؟
edit-fee-changed-accept = الحفظ مقابل { $after }
edit-fee-changed-refuse = عدم الحفظ
edit-kept-charge-title = لا يُردّ الفرق
request-updated = تم تحديث الطلب!
request-not-updated = تعذّر تحديث هذا الطلب.

again-action = اطلب مرة أخرى
again-banner = طلب جديد للعميل { $name } مثل طلب { $day }
again-banner-hint = سنحسب الرسوم من جديد. راجع المحتويات وقيمتها.
again-cancel = البدء بنموذج فارغ
again-check = من طلب { $day } – يُرجى المراجعة

request-placed-elsewhere = سبق إنشاء هذا الطلب في علامة تبويب أخرى، لذلك لم يُنشأ مرة أخرى. هذا هو الطلب.
edit-kept-charge = دفعت { $paid } بالبطاقة. أصبحت رسوم التوصيل { $fee }، ولا يُردّ الفرق وقدره { $left }.
