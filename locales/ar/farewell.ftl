## Said on the page one comes to after a session

farewell-asked = تم تسجيل خروجك.
farewell-somebody-else = سجّل شخص آخر الدخول على هذا الجهاز في علامة تبويب أخرى. تستخدم هذه العلامة الآن حسابه.
farewell-guest-ended = انتهت جلستك كضيف. تابع كضيف أو سجّل الدخول: ما كتبته لا يزال هنا.
farewell-guest-off = لا يمكن الطلب كضيف الآن. يُرجى تسجيل الدخول.
farewell-guest-stays = بقيت خطوة واحدة: افتح الرابط في الرسالة التي أرسلناها إلى بريدك للتو، خلال 24 ساعة. ثم سجّل الدخول هنا وستجد طلباتك في حسابك. لم تصلك الرسالة؟ سجّل الدخول بكلمة المرور الجديدة وسنرسلها مرة أخرى.
farewell-device-ended = لم يعد هذا الجهاز مسجَّل الدخول. يُرجى طلب إعداده من جديد.
farewell-device-token = تعذّرت قراءة تسجيل دخول هذا الجهاز. يُرجى طلب إعداده من جديد.

## Said where one comes to when a page is switched off

farewell-closed-bulk-order = الطلبات المجمّعة متوقفة في الوقت الحالي. يمكنك طلب كل توصيلة من هنا.
farewell-closed-help-centre = مركز المساعدة متوقف في الوقت الحالي.
farewell-closed-register = التسجيل مغلق في الوقت الحالي. إذا كان لديك حساب فيمكنك تسجيل الدخول.
