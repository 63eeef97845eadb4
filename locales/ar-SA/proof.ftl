proof-title = الإثباتات
proof-collection = أخذ الطلب
proof-delivery = التسليم
proof-return = الإرجاع
proof-photo-collection =
    .alt = صورة التُقطت عند أخذ المندوب للطلب
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
proof-from-customer = على بُعد { $distance } من موقع العميل
proof-from-collection-point = على بُعد { $distance } من نقطة الانطلاق
proof-at-customer = على بُعد أقل من { $distance } من موقع العميل
proof-at-collection-point = على بُعد أقل من { $distance } من نقطة الانطلاق
proof-download = تنزيل
proof-not-available = غير متوفر
proof-kept-how-long = لا توجد صورة لهذه الخطوة. تُحفظ الإثباتات لمدة { $days } يومًا.
proof-download-failed = حدث خطأ أثناء تنزيل الإثبات.
proof-failed =
    تعذّر تحميل الإثبات. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
