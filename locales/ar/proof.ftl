## ما يثبت أن الطلب استُلم أو سُلّم أو أُعيد

proof-title = الإثباتات
proof-collection = الاستلام
proof-delivery = التسليم
proof-return = الإرجاع
# What stands in the picture, for those who cannot see it
proof-photo-collection =
    .alt = صورة التُقطت عند استلام الطلب
proof-photo-delivery =
    .alt = صورة التُقطت عند تسليم الطلب
proof-photo-return =
    .alt = صورة التُقطت عند إرجاع الطلب
proof-signature =
    .alt = التوقيع
proof-taken = وقت الالتقاط
proof-signed-by = توقيع
proof-where = المكان
proof-kept-until = يُحفظ حتى
# $distance: "350 m"
proof-from-customer = على بُعد { $distance } من موقع العميل
proof-from-collection-point = على بُعد { $distance } من نقطة الاستلام
# $distance: "10 m", the least that is told apart
proof-at-customer = على بُعد أقل من { $distance } من موقع العميل
proof-at-collection-point = على بُعد أقل من { $distance } من نقطة الاستلام
proof-download = تنزيل
proof-not-available = غير متوفر
proof-kept-how-long = لا توجد صورة لهذه الخطوة. تُحفظ الإثباتات لمدة { $days } يومًا.
proof-download-failed = حدث خطأ أثناء تنزيل الإثبات.
