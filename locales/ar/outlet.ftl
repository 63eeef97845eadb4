## A collection point is added or edited

outlet-edit-title = تعديل نقطة الاستلام
outlet-parent-kept = تبقى نقطة الاستلام تابعة لمتجرها الرئيسي.
# What the business itself calls it, as in its cash register
outlet-client-id = معرّف نقطة الاستلام
outlet-client-id-kept = لا يمكن تغيير المعرّف.
outlet-label = الاسم
outlet-phone = رقم الهاتف
outlet-owners = المالكون
# $number counts the owners, from 1
outlet-owner = المالك { $number }: البريد الإلكتروني
outlet-owner-add = إضافة مالك آخر
# $number counts the owners, from 2
outlet-owner-remove = إزالة المالك { $number }

outlet-client-id-missing = يُرجى إدخال معرّف نقطة الاستلام
outlet-label-missing = يُرجى إدخال الاسم
outlet-phone-missing = يُرجى إدخال رقم الهاتف
outlet-address-missing = يُرجى اختيار عنوان نقطة الاستلام
outlet-owner-invalid = يُرجى إدخال بريد إلكتروني صالح

outlet-saved = تم حفظ نقطة الاستلام بنجاح
outlet-added = { outlet-saved }. ستصبح متاحة لطلب مندوب خلال بضع دقائق.
outlet-not-saved = تعذّر حفظ نقطة الاستلام
outlet-added-already = سبق حفظ نقطة الاستلام هذه في محاولة سابقة. أغلق هذه النافذة وعدّلها من القائمة.

outlet-close-question = هل تريد الإغلاق دون حفظ؟ سيضيع ما كتبته.
outlet-close-anyway = إغلاق دون حفظ
outlet-stay = متابعة التعديل
