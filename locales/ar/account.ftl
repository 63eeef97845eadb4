## Registering

account-vendor-code = رمز المتجر
account-vendor-code-hint = تجده في عقدك أو في رسالة الترحيب.
account-vendor-code-missing = أدخِل رمز المتجر.
account-no-vendor-code = ليس لديك رمز متجر؟ كن شريكًا
account-business-name = اسم النشاط التجاري
account-business-name-hint = كما يعرفه عملاؤك. ستضيف عنوان نقطة الاستلام مع أول طلب.
account-business-name-missing = أدخِل اسم نشاطك التجاري.
account-email-invalid = لا يبدو هذا بريدًا إلكترونيًا صحيحًا. يجب أن يكون مثل name@example.com.
account-phone = رقم الهاتف
account-phone-missing = أدخِل رقم هاتفك.
account-phone-impossible = أدخِل رقم هاتف صحيحًا.
account-have-account = هل لديك حساب؟
account-welcome = مندوبون في خدمة نشاطك من أول طلب.
account-promise = بلا رسوم شهرية ولا مدة التزام: تدفع مقابل كل توصيلة.

## After registering

account-registered-title = خطوة أخيرة: أكّد بريدك الإلكتروني
account-registered-lead = أرسلنا رسالة إلى { $email }. افتح الرابط الذي فيها خلال { $hours } ساعة، ثم يمكنك تسجيل الدخول.
account-registered-missing = لم تصلك الرسالة؟ ابحث في مجلد الرسائل غير المرغوبة. إذا سجّلت الدخول بكلمة مرورك الجديدة، فسنرسل الرابط مرة أخرى.

## The link of the e-mail

account-confirm-busy = جارٍ تأكيد بريدك الإلكتروني…
account-confirmed-title = تم تأكيد بريدك الإلكتروني
account-confirmed-lead = حسابك جاهز. سجّل الدخول واطلب أول مندوب.
account-already-title = بريدك الإلكتروني مؤكَّد من قبل
account-already-lead = سبق استخدام هذا الرابط. يمكنك تسجيل الدخول.
account-not-confirmed-title = تعذّر تأكيد بريدك الإلكتروني
account-link-not-valid = هذا الرابط غير صالح أو انتهت صلاحيته (24 ساعة). سجّل الدخول بكلمة مرورك ليصلك رابط جديد، أو سجّل من جديد.

## A forgotten password

account-forgot-lead = نرسل إليك رمزًا بالبريد الإلكتروني تختار به كلمة مرور جديدة.
account-forgot-submit = أرسِل الرمز
account-have-code = لدي رمز بالفعل
account-reset-title = اختر كلمة مرور جديدة
account-reset-lead = إذا كان للبريد { $email } حساب هنا، فقد أرسلنا إليه رسالة فيها رمز من 6 أرقام صالح لمدة 15 دقيقة.
account-code = الرمز من الرسالة
account-code-missing = أدخِل الرمز من الرسالة.
account-code-invalid = يتكوّن الرمز من 6 أرقام بالضبط.
account-code-not-valid = هذا الرمز خاطئ أو استُخدم أو انتهت صلاحيته. راجعه أو اطلب رمزًا آخر.
account-reset-submit = تعيين كلمة المرور
account-code-again = أرسِل رمزًا آخر
account-code-sent-again = أرسلنا رمزًا جديدًا. أحدث رمز فقط هو الصالح.
account-other-email = استخدم بريدًا آخر
account-reset-done-title = تم تعيين كلمة مرورك الجديدة
account-reset-done-lead = سُجّل خروجك من كل الأجهزة. سجّل الدخول بكلمة المرور الجديدة.

## Why the service says no; the ids are its translation keys

account-offline = حدث خطأ ما. يُرجى المحاولة مرة أخرى. قد تكون غير متصل بالإنترنت.
account-not-created = تعذّر علينا إنشاء حساب.
account-email-registered = هذا البريد الإلكتروني مسجَّل بالفعل في حساب قائم لدى المزوّد. يُرجى استخدام بريد إلكتروني آخر.
account-vendor-code-unknown = البريد أو رمز المتجر خاطئ: لا يوجد متجر بهذا الرمز. يُرجى مراجعتهما.
account-vendor-code-used = يوجد حساب برمز المتجر هذا. سجّل الدخول به، أو اسأل من أنشأه.
account-mail-not-delivered = تعذّر إرسال رسالة إلى هذا البريد. يُرجى مراجعته والمحاولة مرة أخرى.
account-password-weak = كلمة المرور لا تستوفي كل الشروط.
