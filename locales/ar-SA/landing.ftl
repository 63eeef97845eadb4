landing-eyebrow = توصيل فوري للأعمال · { $country }
landing-title = أرسل الآن، وتابع حتى الوصول.
landing-lead = مع خدمة { -brand-name } يأتي المندوب إلى متجرك ليأخذ الطرود والطعام والمستندات والهدايا، وتتابعه دقيقة بدقيقة حتى تصل إلى صاحبها.
landing-request-as-guest = اطلب كضيف
landing-request-as-guest-busy = لحظة واحدة…
landing-example-status = في الطريق
landing-example-arrival = يصل خلال { $minutes } دقيقة

landing-facts = باختصار
landing-fact-minutes-value = { $minutes } دقيقة
landing-fact-promise = كحد أقصى حتى التسليم
landing-fact-typical = أو أقل في المعتاد
landing-fact-weight-value = { $kg } كجم
landing-fact-weight = أقصى وزن لكل توصيلة
landing-fact-distance = أقصى مسافة يقطعها المندوب
landing-fact-nothing = في يوم بلا توصيل

landing-how-title = من متجرك إلى باب العميل في ثلاث خطوات
landing-how-where-title = حدّد العناوين
landing-how-where-text = اختر نقطة الانطلاق ونقطة التسليم، فتظهر لك المسافة والوقت المتوقع لأخذ الطلب والرسوم قبل أن تؤكد أي شيء.
landing-how-ride-title = المندوب يأخذ الطلب
landing-how-ride-text = يأتي مندوب قريب ويأخذ الطلب من متجرك. تعرف اسمه ورقمه، ومتى يجب أن يكون الطلب جاهزًا.
landing-how-door-title = تابعه حتى الباب
landing-how-door-text = تابع المندوب على الخريطة، وشارك الرابط مع عميلك، واحتفظ بإثبات التسليم.

landing-why-title = مصمَّمة لأوقات الذروة
landing-why-text = وقت الظهر، والطابور طويل، ويد واحدة فارغة: كل ما تحتاج إليه أمامك بنظرة أو ضغطة زر.
landing-why-live-title = متابعة مباشرة، دقيقة بدقيقة
landing-why-live-text = الحالة والمندوب والوقت المتوقع تتغيّر أمامك. لا حاجة إلى الاتصال للسؤال عن الطلب.
landing-why-proof-title = إثبات لكل تسليم
landing-why-proof-text = أخذ الطلب وتسليمه وإرجاعه موثّقة كلها ومحفوظة مع الطلب.
landing-why-share-title = رابط لعميلك
landing-why-share-text = يتابع التوصيل من جواله، بلا تطبيق وبلا حساب.
landing-why-outlets-title = كل فروعك في شاشة واحدة
landing-why-outlets-text = دخول واحد لكل نقاط الانطلاق، ولكل نقطة طلباتها.
landing-why-history-title = لا شيء يضيع
landing-why-history-text = ابحث عن أي طلب سابق بالرقم أو الاسم أو الجوال، وصدّره لحساباتك.
landing-why-goods-title = أيًّا كان ما ترسله
landing-why-goods-text = طرد أو غداء ساخن أو عقد موقّع أو باقة ورد: الخطوات القليلة نفسها.

landing-pay-title = ادفع حسب الاستخدام
landing-pay-text = بلا اشتراك وبلا حد أدنى. في اليوم الذي لا توصيل فيه لا تدفع شيئًا.
landing-pay-country = رسوم التوصيل · { $country }
landing-pay-base = الرسوم الأساسية
landing-pay-per-km = لكل كيلومتر
landing-pay-cash = الدفع عند الاستلام
landing-pay-maximum = الحد الأقصى
landing-pay-no-commission = بلا عمولة على مبيعاتك
landing-pay-from-km = تُحتسب المسافة بعد { $km } كم.
landing-pay-from-km-by-place =
    تُحتسب المسافة بعد { $km } كم في { $code ->
        [SA] الرياض
        [TH] بانكوك
       *[other] العاصمة
    }، وبعد { $outsideKm } كم في المدن الأخرى.
landing-pay-expect = ماذا تتوقع
landing-pay-expect-first = ترى الرسوم بالضبط قبل أن تؤكد، ولا تتغيّر بعد ذلك.
landing-pay-expect-distance = تُحسب حسب المسافة بين العنوانين، ولا حاجة إلى أي تخمين.
landing-pay-expect-nothing = بلا رسوم تأسيس، وبلا مدة تعاقد، وبلا رسوم في أيام التوقف.

landing-fee-title = كم التكلفة؟
landing-fee-distance = المسافة
landing-fee-km = { $km } كم
landing-fee-place = أين نقطة الانطلاق؟
landing-fee-place-capital =
    { $code ->
        [SA] الرياض
        [TH] بانكوك
       *[other] في العاصمة
    }
landing-fee-place-outside = مدينة أخرى
landing-fee-with-cash = المندوب يحصّل المبلغ نقدًا
landing-fee-line-distance = مقابل المسافة
landing-fee-total = رسوم التوصيل
landing-fee-note = مثال: يُحتسب جزء الكيلومتر كيلومترًا كاملًا. أما الرسوم التي تؤكدها فتُحسب من العنوانين بالضبط.

landing-fleet-title = أسطول جاهز على الطريق
landing-fleet-text = لا توظيف ولا تأمين ولا جداول دوام. المندوب قريب منك وقت الحاجة، ولا يكلّفك شيئًا في غيرها.
landing-fleet-bicycle-title = دراجة هوائية
landing-fleet-bicycle-text = للمستندات والهدايا الصغيرة، حتى في أضيق الشوارع.
landing-fleet-scooter-title = دراجة نارية
landing-fleet-scooter-text = للوجبات والطرود، عبر المدينة في دقائق.
landing-fleet-bag-title = حقيبة حافظة للحرارة
landing-fleet-bag-text = الساخن يبقى ساخنًا، والبارد باردًا، وكل شيء في مكانه.

landing-start-title = أول مندوب لك، اليوم
landing-start-register =
    { $registration ->
        [PV] أنشئ حسابك برمز المتجر.
       *[NPV] أنشئ حسابك بالاسم التجاري لنشاطك.
    }
landing-start-confirm = أكّد بريدك الإلكتروني خلال { $hours } ساعة.
landing-start-request = اطلب مندوبًا. هذا كل شيء.

landing-faq-what = ماذا يمكنني أن أرسل؟
landing-faq-what-answer = الطرود والطعام والمستندات والهدايا، ما دامت مسموحة نظامًا ويستطيع مندوب واحد حملها.
landing-faq-what-letters = لا تشمل الخدمة المراسلات المكتوبة التي يقل وزنها عن { $grams } جرام، مثل الرسائل.
landing-faq-fast = ما سرعة التوصيل؟
landing-faq-fast-answer = «في أقرب وقت» تعني التسليم خلال { $minutes } دقيقة. وعادةً يستغرق التوصيل { $typical } دقيقة أو أقل.
landing-faq-heavy = ما أقصى وزن؟
landing-faq-heavy-answer = حتى { $kg } كجم لكل توصيلة.
landing-faq-value = ما أقصى قيمة للمحتويات؟
landing-faq-value-answer = حتى { $amount } لكل توصيلة.
landing-faq-value-and-weight-answer = لا تزيد القيمة على { $amount } إذا تجاوز الوزن { $kg } كجم.
landing-faq-far = إلى أي مسافة توصّلون؟
landing-faq-far-answer = حتى { $km } كم من نقطة الانطلاق.
landing-faq-far-nationwide-answer = حتى { $km } كم من نقطة الانطلاق، في جميع أنحاء البلاد.
landing-faq-cost = كم التكلفة؟
landing-faq-cost-answer = { $base } إضافةً إلى { $perKm } لكل كيلومتر.
landing-faq-cost-range = من { $base } إلى { $maximum } تقريبًا لكل توصيلة، بحسب المسافة.
landing-faq-cost-cash = يضيف الدفع عند الاستلام { $amount }.
landing-faq-cost-no-commission = لا نأخذ أي عمولة.
landing-faq-guest = هل أحتاج إلى حساب؟
landing-faq-guest-answer = لا. يمكنك طلب مندوب كضيف، أما الحساب فيحفظ عناوينك وعملاءك وطلباتك السابقة.
