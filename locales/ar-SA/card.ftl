card-title = الدفع بالبطاقة
card-continue = المتابعة إلى الدفع
card-starting = جارٍ تجهيز الدفع…
card-pay = ادفع { $amount } واطلب مندوبًا
card-paying = جارٍ الدفع…
card-amount = المطلوب دفعه الآن:
card-choose = الدفع بواسطة
card-new = بطاقة جديدة
card-until = صالحة حتى { $expiry }
card-number = رقم البطاقة
card-expiry = تاريخ الانتهاء
card-expiry-placeholder = MM/YY
card-code = رمز الأمان
card-code-hint = { $digits ->
    [4] الأرقام الأربعة على وجه البطاقة
   *[other] الأرقام الثلاثة على ظهر البطاقة
}
card-name = الاسم على البطاقة
card-save = حفظ هذه البطاقة للمرة القادمة
card-save-hint = نحتفظ فقط بآخر أربعة أرقام وتاريخ الانتهاء.
card-safe = تُشفَّر بطاقتك على هذا الجهاز، ولا يستطيع قراءتها إلا مزوّد الدفع.
card-back = العودة إلى التفاصيل
card-choice-missing = يُرجى اختيار بطاقة.
card-number-missing = يُرجى إدخال رقم البطاقة.
card-number-invalid = هذا ليس رقم بطاقة. راجع الأرقام.
card-expiry-invalid = أدخل الشهر والسنة، مثل 04/31.
card-expired = انتهت صلاحية هذه البطاقة.
card-code-missing = يُرجى إدخال رمز الأمان.
card-code-invalid = { $digits ->
    [4] يتكوّن رمز الأمان من أربعة أرقام.
   *[other] يتكوّن رمز الأمان من ثلاثة أرقام.
}
card-name-missing = يُرجى إدخال الاسم على البطاقة.

card-confirming = جارٍ تنفيذ عملية الدفع…
card-checking = نتحقق من إتمام عملية الدفع.
card-do-not-pay-again = يُرجى عدم الدفع مرة أخرى. أبقِ هذه الصفحة مفتوحة وستظهر النتيجة هنا.
card-bank = يحتاج البنك إلى التحقق من هويتك.
card-bank-go = الانتقال إلى صفحة البنك
card-unpaid-declined = رفض البنك البطاقة. لم يُخصم أي مبلغ.
card-unpaid-insufficient-funds = رصيد هذه البطاقة غير كافٍ. لم يُخصم أي مبلغ.
card-unpaid-left = غادرت صفحة البنك. لم يُخصم أي مبلغ.
card-unpaid-expired = انتهت مهلة التحقق. لم يُخصم أي مبلغ.
card-unpaid-failed = لم تتم عملية الدفع. لم يُخصم أي مبلغ.
card-not-encrypted = تعذّر تشفير البطاقة على هذا الجهاز، لذلك لم نرسلها. لم يُخصم أي مبلغ.
card-try-another = لم يُطلب مندوب بعد. يمكنك تجربة بطاقة أخرى.
error-payment-init = تعذّر بدء الدفع.
error-payment-intent-creation = تعذّر تجهيز الدفع لهذا الطلب.
error-payment-unavailable = الدفع بالبطاقة غير متاح هنا حاليًا.
error-payment-required = يجب الدفع بالبطاقة أولًا لهذا الطلب.
error-payment-card-unreadable = تعذّر على مزوّد الدفع قراءة البطاقة. يُرجى إدخالها مرة أخرى.
