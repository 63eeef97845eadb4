## Mails: plain text and the page of the same words

mail-greeting = مرحبًا،
mail-greeting-name = مرحبًا { $name }،
mail-confirm-subject = أكّد بريدك الإلكتروني لدى { -brand-name }
mail-confirm-lead = أُنشئ حساب لدى { -brand-name } بهذا البريد الإلكتروني. أكّد البريد لتبدأ بطلب المندوبين.
mail-confirm-action = تأكيد بريدي الإلكتروني
mail-confirm-hours = الرابط صالح لمدة { $hours } ساعة.
mail-reset-subject = رمزك لكلمة مرور جديدة لدى { -brand-name }
mail-reset-lead = طُلبت كلمة مرور جديدة لحسابك. هذا هو الرمز:
mail-reset-minutes = الرمز صالح لمدة { $minutes } دقيقة ويُستخدم مرة واحدة. لا تخبر به أحدًا.
mail-not-you = إن لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة. لن يتغير شيء.
mail-changed-subject = تغيّرت كلمة مرورك لدى { -brand-name }
mail-changed-lead = لحسابك الآن كلمة مرور جديدة، وسجّلنا خروجك من كل الأجهزة.
mail-changed-not-you = إن لم تكن أنت من غيّرها، فاختر فورًا «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول وعيّن كلمة أخرى.
mail-kept-charge-subject = رسوم التوصيل مع { -brand-name } أقل بعد التعديل
mail-kept-charge-lead = عُدِّل الطلب { $order }. رسوم توصيله الآن { $fee }.
mail-kept-charge-left = دفعت { $paid } بالبطاقة عند الطلب. لا يُردّ الفرق وقدره { $left }.
mail-sign-off = فريق { -brand-name }
