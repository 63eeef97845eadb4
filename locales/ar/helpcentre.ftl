## مركز المساعدة داخل الإطار

helpcentre-title = كيف يمكننا مساعدتك؟
helpcentre-lead = كيف تعمل خدمة { -brand-name }، وكم تكلّف، وما الذي يستطيع مندوب واحد حمله.
helpcentre-search = ابحث في الإجابات
helpcentre-found = الإجابات التي عُثر عليها: { $count }
helpcentre-none = لم يُعثر على شيء. جرّب كلمة أخرى أو اكتب إلينا في الأسفل.
helpcentre-how = كيف تعمل الخدمة
helpcentre-how-request = كيف أطلب مندوبًا؟
helpcentre-how-request-answer = افتح «اطلب مندوبًا»، وحدّد وجهة الطلب ومن يستلمه، ثم راجع الرسوم في الملخّص. الزر هناك يرسل الطلب، ويبدأ البحث عن مندوب فورًا.
helpcentre-how-follow = كيف أتابع طلبًا؟
helpcentre-how-follow-answer = تعرض صفحة «تتبّع الطلبات» كل طلب قيد التنفيذ مع مندوبه والوقت المتوقع والخريطة. ويمكنك نسخ رابط التتبّع لإرساله إلى عميلك.
helpcentre-how-change = هل يمكنني تعديل الطلب أو إلغاؤه؟
helpcentre-how-change-answer = افتح الطلب واختر «تعديل» أو «إلغاء الطلب». ما يمكن فعله يتوقف على المرحلة التي وصل إليها المندوب، ويذكر الطلب السبب إن تعذّر ذلك.
helpcentre-how-proof = كيف أعرف أن الطلب وصل؟
helpcentre-how-proof-answer = يعرض الطلب كل خطوة مع وقتها، ومعها صورة التسليم أو التوقيع إن وُجدا.
helpcentre-rules = الرسوم والحدود والمسافة
helpcentre-fee = أين أرى الرسوم؟
helpcentre-fee-answer = في ملخّص الطلب، بندًا بندًا، قبل أن تؤكّد. ولا تتغيّر بعد ذلك.
helpcentre-opening = ساعات العمل
helpcentre-opening-when = متى يمكنني طلب مندوب؟
helpcentre-opening-answer = يمكن طلب مندوب خلال هذه الساعات من اليوم: { $hours }.
helpcentre-opening-later = خارج هذه الساعات قد تتمكن من جدولة طلب لوقت لاحق.
helpcentre-contact = التواصل
helpcentre-contact-answer = اكتب إلى { $email } واذكر رقم الطلب: تجده في أعلى تفاصيله.
helpcentre-contact-who = تم تسجيل الدخول باسم { $email } لنقطة الاستلام { $vendor }.
