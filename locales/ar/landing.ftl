## الكلمات الأولى

landing-eyebrow = توصيل فوري للأعمال · { $country }
landing-title = أرسِل الآن، وتابِع حتى الوصول.
landing-lead = يصل مندوب { -brand-name } إلى متجرك ليستلم الطرود والطعام والمستندات والهدايا، وتتابع كل دقيقة من الطريق حتى تصل إلى صاحبها.
landing-request-as-guest = اطلب كضيف
landing-request-as-guest-busy = لحظة واحدة…
landing-example-status = في الطريق
landing-example-arrival = يصل خلال { $minutes } دقيقة

## أربع حقائق

landing-facts = باختصار
landing-fact-minutes-value = { $minutes } دقيقة
landing-fact-promise = كحدّ أقصى من الطلب إلى التسليم
landing-fact-typical = أو أقل، وهذا هو المعتاد
landing-fact-weight-value = { $kg } كغ
landing-fact-weight = الوزن المسموح به لكل توصيلة
landing-fact-distance = المسافة التي يقطعها المندوب
landing-fact-nothing = في اليوم الذي لا توصيل فيه

## كيف تعمل الخدمة

landing-how-title = من متجرك إلى بابهم في ثلاث خطوات
landing-how-where-title = حدّد الوجهة
landing-how-where-text = اختر نقطة الاستلام ونقطة التسليم، فتظهر لك المسافة وموعد الاستلام المتوقع والرسوم قبل أن تؤكد أي شيء.
landing-how-ride-title = المندوب يستلم الطلب
landing-how-ride-text = يأتي مندوب قريب منك ليستلم الطلب من متجرك. تعرف اسمه ورقمه، ومتى يجب أن يكون الطلب جاهزًا.
landing-how-door-title = تابِع حتى الباب
landing-how-door-text = شاهِد المندوب على الخريطة، وشارِك الرابط مع عميلك، واحتفظ بإثبات التسليم.

## لماذا نحن

landing-why-title = مصمَّمة لأوقات الذروة
landing-why-text = وقت الظهيرة والطابور طويل ويد واحدة فارغة: كل ما تحتاجه أمامك بنظرة أو ضغطة زر.
landing-why-live-title = متابعة مباشرة، دقيقة بدقيقة
landing-why-live-text = الحالة والمندوب وموعد الوصول تتغيّر أمام عينيك، فلا حاجة إلى الاتصال للسؤال.
landing-why-proof-title = إثبات لكل تسليم
landing-why-proof-text = الاستلام والتسليم والإرجاع موثّقة ومحفوظة مع الطلب.
landing-why-share-title = رابط لعميلك
landing-why-share-text = يتابع التوصيل من هاتفه، بلا تطبيق وبلا حساب.
landing-why-outlets-title = كل فروعك في شاشة واحدة
landing-why-outlets-text = تسجيل دخول واحد لجميع نقاط الاستلام، ولكل نقطة طلباتها.
landing-why-history-title = لا شيء يضيع
landing-why-history-text = ابحث عن أي طلب سابق بالرقم أو الاسم أو الهاتف، وصدّره إلى حساباتك.
landing-why-goods-title = أيًّا كان ما تسلّمه
landing-why-goods-text = طرد أو غداء ساخن أو عقد موقّع أو باقة ورد: الخطوات القليلة نفسها.

## ادفع عند الاستخدام

landing-pay-title = ادفع عند الاستخدام فقط
landing-pay-text = لا اشتراك ولا حدّ أدنى. في اليوم الذي لا توصيل فيه لا تدفع شيئًا.
landing-pay-country = رسوم التوصيل · { $country }
landing-pay-base = الرسوم الأساسية
landing-pay-per-km = لكل كيلومتر
landing-pay-cash = الدفع نقدًا عند التوصيل
landing-pay-maximum = الحد الأقصى
landing-pay-no-commission = بلا عمولة على مبيعاتك
landing-pay-from-km = تُحتسب المسافة بعد { $km } كم.
landing-pay-from-km-by-place =
    تُحتسب المسافة بعد { $km } كم { $code ->
        [TH] في بانكوك
       *[other] في العاصمة
    }، وبعد { $outsideKm } كم في المدن الأخرى.
landing-pay-expect = ماذا تتوقع
landing-pay-expect-first = ترى الرسوم الدقيقة قبل أن تؤكد الطلب، ولا تتغيّر بعد ذلك.
landing-pay-expect-distance = تُحسب بحسب المسافة بين العنوانين، ولا حاجة إلى أي تخمين.
landing-pay-expect-nothing = لا رسوم تأسيس، ولا عقد ملزم، ولا رسوم في أيام الإجازة.

## حاسبة الرسوم الصغيرة

landing-fee-title = كم ستكون التكلفة؟
landing-fee-distance = المسافة
landing-fee-km = { $km } كم
landing-fee-place = أين نقطة الاستلام؟
landing-fee-place-capital =
    { $code ->
        [TH] بانكوك
       *[other] في العاصمة
    }
landing-fee-place-outside = مدينة أخرى
landing-fee-with-cash = المندوب يحصّل المبلغ نقدًا
landing-fee-line-distance = مقابل المسافة
landing-fee-total = رسوم التوصيل
landing-fee-note = هذا مثال: جزء الكيلومتر يُحتسب كاملًا. أما الرسوم التي تؤكدها فتُحسب من العنوانين بدقة.

## الأسطول

landing-fleet-title = أسطول يجوب الشوارع الآن
landing-fleet-text = لا توظيف ولا تأمين ولا جداول مناوبات. المندوب قريب منك حين تحتاج إليه، ولا يكلّفك شيئًا حين لا تحتاج.
landing-fleet-bicycle-title = دراجة هوائية
landing-fleet-bicycle-text = المستندات والهدايا الصغيرة، حتى في أضيق الشوارع.
landing-fleet-scooter-title = دراجة نارية
landing-fleet-scooter-text = الوجبات والطرود، عبر المدينة في دقائق.
landing-fleet-bag-title = حقيبة عازلة
landing-fleet-bag-text = الساخن يبقى ساخنًا، والبارد باردًا، وكل شيء في مكانه.

## ابدأ

landing-start-title = أول مندوب لك، اليوم
landing-start-register =
    { $registration ->
        [PV] أنشئ حسابك باستخدام رمز المتجر.
       *[NPV] أنشئ حسابك باسم نشاطك التجاري.
    }
landing-start-confirm = أكِّد بريدك الإلكتروني خلال { $hours } ساعة.
landing-start-request = اطلب مندوبًا. هذا كل شيء.

## أسئلة وأجوبة

landing-faq-what = ماذا يمكنني أن أرسل؟
landing-faq-what-answer = الطرود والطعام والمستندات والهدايا، ما دام القانون يسمح بها ويستطيع مندوب واحد حملها.
landing-faq-what-letters = لا تشمل الخدمة المراسلات المكتوبة التي تقل عن { $grams } غرام، مثل الرسائل.
landing-faq-fast = ما سرعة التوصيل؟
landing-faq-fast-answer = «في أقرب وقت» تعني التسليم خلال { $minutes } دقيقة. ويستغرق التوصيل المعتاد { $typical } دقيقة أو أقل.
landing-faq-heavy = ما الوزن المسموح به؟
landing-faq-heavy-answer = حتى { $kg } كغ لكل توصيلة.
landing-faq-value = ما القيمة المسموح بها؟
landing-faq-value-answer = حتى { $amount } لكل توصيلة.
landing-faq-value-and-weight-answer = لا تزيد على { $amount } إذا تجاوز الوزن { $kg } كغ.
landing-faq-far = إلى أي مسافة توصّلون؟
landing-faq-far-answer = حتى { $km } كم من نقطة الاستلام.
landing-faq-far-nationwide-answer = حتى { $km } كم من نقطة الاستلام، في جميع أنحاء البلاد.
landing-faq-cost = كم التكلفة؟
landing-faq-cost-answer = { $base } إضافة إلى { $perKm } لكل كيلومتر.
landing-faq-cost-range = نحو { $base } إلى { $maximum } لكل توصيلة، بحسب المسافة.
landing-faq-cost-cash = يضيف الدفع نقدًا عند التوصيل { $amount }.
landing-faq-cost-no-commission = لا نتقاضى أي عمولة.
landing-faq-guest = هل أحتاج إلى حساب؟
landing-faq-guest-answer = لا. يمكنك طلب مندوب كضيف، أما الحساب فيحفظ عناوينك وعملاءك وطلباتك السابقة.
