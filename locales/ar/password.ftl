## كلمة مرور جديدة أينما اختيرت

password-show = إظهار كلمة المرور
password-hide = إخفاء كلمة المرور
password-caps-lock = مفتاح Caps Lock مفعّل.
password-email = البريد الإلكتروني
password-email-missing = أدخِل بريدك الإلكتروني.
password-first = كلمة المرور
password-first-repeat = كلمة المرور مرة أخرى
password-new = كلمة المرور الجديدة
password-repeat = كلمة المرور الجديدة مرة أخرى
password-missing = اختر كلمة مرور.
password-repeat-missing = اكتب كلمة المرور مرة ثانية.
password-rules-not-met = كلمة المرور لا تستوفي كل الشروط أدناه بعد.
password-entries-differ = كلمتا المرور غير متطابقتين.
password-rule-length = 8 أحرف أو أكثر
password-rule-uppercase = حرف لاتيني كبير
password-rule-lowercase = حرف لاتيني صغير
password-rule-number = رقم
password-rule-special = أحد هذه الرموز: { "\u2066" }!@#$%^&*{ "\u2069" }
password-rule-met = : مستوفى
password-rule-open = : غير مستوفى بعد
password-rules-count = استُوفي { $met } من { $all } شروط
password-forgot = هل نسيت كلمة المرور؟
password-busy = لحظة واحدة…
