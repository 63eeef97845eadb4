bulk-column-phone-number = رقم الجوال
bulk-column-unit = رقم الوحدة
bulk-column-payment-type = طريقة الدفع
bulk-column-deliver-at = وقت التوصيل
bulk-payment-paid = مدفوع
bulk-payment-online = مدفوع إلكترونيًا
bulk-collection-point-unknown = ليست لديك نقطة انطلاق بهذا الاسم. اختر واحدة أو اترك الخلية فارغة.
bulk-payment-type-unknown = طريقة الدفع هذه غير معروفة لدينا. يُرجى اختيار واحدة.
bulk-time-unreadable = اكتب الوقت بهذه الصيغة: { $forms }، أو اترك الخلية فارغة للتوصيل في أقرب وقت.
bulk-time-without-day = هذا الوقت بلا يوم. اكتبه بهذه الصيغة: { $forms }.
bulk-phone-several = هنا أكثر من رقم جوال. أبقِ الرقم الذي يُتصل به.
bulk-cell-error = هذا خطأ من الجدول وليس قيمة. اكتب القيمة أو أفرغ الخلية.
bulk-cell-without-result = لا نتيجة لهذه المعادلة بعد. افتح الملف في برنامج الجداول واحفظه، أو اكتب القيمة هنا.
bulk-row-repeats = هذا الصف يكرر الصف { $row }.
bulk-row-ordered-today = يبدو هذا الصف مثل طلب اليوم { $order }.
bulk-row-hidden = هذا الصف مخفي أو مشطوب في ملفك.
bulk-row-closed = حالة هذا الطلب في ملفك: { $state }.
bulk-row-zero = تحتوي خلية في هذا الصف على 0 فقط، وهذا ما تعطيه الصيغة لخلية فارغة. احذف الصفر إن لم يكن صحيحًا.

bulkfile-choose = اختر ملف Excel
bulkfile-drop = أو أفلته هنا
bulkfile-accepted = ملف XLSX لا يتجاوز 5 ميجابايت، وبحد أقصى { $rows } طلب: طلب واحد في كل صف
bulkfile-checked-here = يُفحص كل صف هنا على شاشتك قبل طلب أي شيء.
bulkfile-template = تنزيل القالب
bulkfile-template-hint = جدول بالأعمدة الصحيحة، جاهز للتعبئة.
bulkfile-template-example = مثال
bulkfile-template-columns = الأعمدة
bulkfile-others = ملف واحد في كل مرة. نستخدم الملف { $name }.
bulk-format-invalid = صيغة الملف غير صالحة
bulk-format-csv = هذا ملف نصي (CSV). افتحه في برنامج الجداول واحفظه كمصنف Excel بصيغة XLSX.
bulk-format-xls = هذا ملف Excel قديم (XLS). احفظه كمصنف Excel بصيغة XLSX.
bulk-format-password = الملف محمي بكلمة مرور. احفظه بدون كلمة مرور.
bulk-format-damaged = الملف تالف. افتحه في برنامج الجداول واحفظه من جديد.
bulk-format-other = هذا ليس مصنف Excel. احفظه كمصنف Excel بصيغة XLSX.
bulk-file-too-large = لا يمكن أن يتجاوز حجم الملف 5 ميجابايت
bulk-no-rows = لم نجد طلبات في هذا الملف. يجب أن يحمل أحد الصفوف أسماء الأعمدة، وكل صف تحته طلب.
bulk-too-many-rows = عدد صفوف هذا الملف { $rows }. الحد الأقصى في المرة الواحدة { $most }: يُرجى تقسيم الملف.
bulk-columns-missing =
    { $count ->
        [zero] تنقص أعمدة: { $columns }. القالب فيه كل الأعمدة.
        [one] ينقص عمود: { $columns }. القالب فيه كل الأعمدة.
        [two] ينقص عمودان: { $columns }. القالب فيه كل الأعمدة.
        [few] تنقص أعمدة: { $columns }. القالب فيه كل الأعمدة.
        [many] تنقص أعمدة: { $columns }. القالب فيه كل الأعمدة.
       *[other] تنقص أعمدة: { $columns }. القالب فيه كل الأعمدة.
    }
bulk-sheets-looked-at = بحثنا في هذه الأوراق: { $sheets }.
bulk-examples-not-read = في الورقة { $sheets } صفوف، لكنها ورقة الأمثلة. انقل طلباتك إلى الورقة الأولى واحفظ الملف واختره من جديد.
bulk-columns-alike = لهذه الأعمدة معنى واحد ومحتوى مختلف: { $columns }. أبقِ واحدًا منها، أو غيّر أسماء البقية.
bulk-too-many-columns = هذا الملف عريض جدًا: يوجد محتوى بعد العمود { $most }. احذف الأعمدة التي لا تحتاج إليها.
bulk-sheets-hidden = كل أوراق هذا الملف مخفية: { $sheets }. أظهر الورقة التي فيها الطلبات، واحفظ الملف واختره من جديد.
bulk-rows-hidden =
    { $rows ->
        [zero] طلبات هذا الملف في صفوف مخفية أو مشطوبة. أظهرها واحفظ الملف واختره من جديد.
        [one] الطلب الوحيد في هذا الملف في صف مخفي أو مشطوب. أظهره واحفظ الملف واختره من جديد.
        [two] الطلبان اللذان في هذا الملف في صفين مخفيين أو مشطوبين. أظهرهما واحفظ الملف واختره من جديد.
        [few] كل طلبات هذا الملف، وهي { $rows } طلبات، في صفوف مخفية أو مشطوبة. أظهرها واحفظ الملف واختره من جديد.
        [many] كل طلبات هذا الملف، وهي { $rows } طلبًا، في صفوف مخفية أو مشطوبة. أظهرها واحفظ الملف واختره من جديد.
       *[other] كل طلبات هذا الملف، وهي { $rows } طلب، في صفوف مخفية أو مشطوبة. أظهرها واحفظ الملف واختره من جديد.
    }
bulk-rows-closed = كل طلبات هذا الملف منتهية، وحالتها: { $states }. إذا أردت طلبها مع ذلك فاحذف عمود الحالة واحفظ الملف واختره من جديد.
bulkfile-not-opened = تعذّر تحميل قارئ الجداول. تحقق من الاتصال وحاول مرة أخرى.
bulkfile-reading = جارٍ قراءة الملف { $name }…
bulkfile-checking = الصفوف التي فُحصت: { $checked } من { $rows }
bulkfile-sending = الملف { $name } سليم. جارٍ إرساله…
bulkfile-ready-not-sent = تعذّر إرسال الملف { $name }. الملف سليم: يمكنك إرساله مرة أخرى.
bulkfile-send-again = إعادة الإرسال

bulkfile-read = ما قرأناه
bulkfile-read-sheet = الورقة { $sheet }، وأسماء الأعمدة في الصف { $row }
bulkfile-read-other-sheets =
    { $count ->
        [zero] لا تُقرأ هذه الأوراق: { $sheets }.
        [one] لا تُقرأ الورقة { $sheets }.
        [two] لا تُقرأ هاتان الورقتان: { $sheets }.
        [few] لا تُقرأ هذه الأوراق: { $sheets }.
        [many] لا تُقرأ هذه الأوراق: { $sheets }.
       *[other] لا تُقرأ هذه الأوراق: { $sheets }.
    }
bulkfile-read-column = العمود { $letter }
bulkfile-left-out =
    { $count ->
        [zero] لا أعمدة مستبعدة: { $columns }.
        [one] استبعدنا هذا العمود: { $columns }.
        [two] استبعدنا عمودين: { $columns }.
        [few] استبعدنا { $count } أعمدة: { $columns }.
        [many] استبعدنا { $count } عمودًا: { $columns }.
       *[other] استبعدنا { $count } عمود: { $columns }.
    }
bulkfile-left-out-more =
    { $count ->
        [zero] لا أعمدة أخرى
        [one] عمود آخر
        [two] عمودان آخران
        [few] { $count } أعمدة أخرى
        [many] { $count } عمودًا آخر
       *[other] { $count } عمود آخر
    }
bulkfile-read-hidden-columns = مخفية في ملفك لكننا قرأناها: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [zero] لا صفوف مخفية أو مشطوبة في ملفك.
        [one] استُبعد صف واحد مخفي أو مشطوب في ملفك.
        [two] استُبعد صفان مخفيان أو مشطوبان في ملفك.
        [few] استُبعدت { $count } صفوف مخفية أو مشطوبة في ملفك.
        [many] استُبعد { $count } صفًا مخفيًا أو مشطوبًا في ملفك.
       *[other] استُبعد { $count } صف مخفي أو مشطوب في ملفك.
    }
bulkfile-closed-left-out = صفوف استُبعدت بسبب حالتها: { $count } ({ $states }).
bulkfile-hidden-too = طلب هذه الصفوف أيضًا

bulkfile-title = مراجعة الملف { $name }
bulkfile-rows =
    { $count ->
        [zero] لا صفوف
        [one] صف واحد
        [two] صفان
        [few] { $count } صفوف
        [many] { $count } صفًا
       *[other] { $count } صف
    }
bulkfile-faults =
    { $count ->
        [0] لا أخطاء
        [one] خطأ واحد
        [two] خطآن
        [few] { $count } أخطاء
        [many] { $count } خطأً
       *[other] { $count } خطأ
    }
bulkfile-concerns =
    { $count ->
        [zero] لا صفوف للمراجعة
        [one] صف واحد للمراجعة
        [two] صفان للمراجعة
        [few] { $count } صفوف للمراجعة
        [many] { $count } صفًا للمراجعة
       *[other] { $count } صف للمراجعة
    }
bulkfile-next-fault = الخطأ التالي
bulkfile-faulty-only = الصفوف التي فيها أخطاء فقط
bulkfile-remove-repeats =
    { $count ->
        [zero] إزالة الصفوف المكررة
        [one] إزالة الصف المكرر
        [two] إزالة الصفين المكررين
        [few] إزالة { $count } صفوف مكررة
        [many] إزالة { $count } صفًا مكررًا
       *[other] إزالة { $count } صف مكرر
    }
bulkfile-grid = طلبات الملف
bulkfile-keys = ‏Enter لتعديل الخلية، وCtrl + Z للتراجع، وF8 للانتقال إلى الخطأ التالي. يمكنك لصق خلايا من جدول.
bulkfile-row = الصف { $row }
bulkfile-cell = الصف { $row }، { $column }
bulkfile-cell-fine = لا خطأ هنا.
bulkfile-cell-empty = فارغة
bulkfile-remove-row = إزالة الصف
bulkfile-remove-row-of = إزالة الصف { $row }
bulkfile-own-point = نقطة الانطلاق المختارة
bulkfile-no-choice = يُرجى الاختيار
bulkfile-fill-for =
    { $count ->
        [zero] لا صفوف فيها الخطأ نفسه.
        [one] صف واحد فيه الخطأ نفسه.
        [two] صفان فيهما الخطأ نفسه.
        [few] { $count } صفوف فيها الخطأ نفسه.
        [many] { $count } صفًا فيها الخطأ نفسه.
       *[other] { $count } صف فيها الخطأ نفسه.
    }
bulkfile-fill-with = القيمة نفسها لكل هذه الصفوف
bulkfile-fill = تعبئة
bulkfile-card-all = كل الحقول
bulkfile-card-fewer = حقول أقل
bulkfile-no-rows-left = أُزيلت كل الصفوف. تراجع عن الإزالة أو اختر ملفًا آخر.
bulkfile-none-faulty = لا يوجد الآن صف فيه خطأ.
bulkfile-send =
    { $count ->
        [zero] إرسال الصفوف
        [one] إرسال صف واحد
        [two] إرسال صفين
        [few] إرسال { $count } صفوف
        [many] إرسال { $count } صفًا
       *[other] إرسال { $count } صف
    }
bulkfile-send-faulty = إرسال مع الأخطاء
bulkfile-send-anyway = الإرسال على أي حال
bulkfile-keep-on = متابعة التصحيح
bulkfile-ask-send =
    { $count ->
        [zero] لا صفوف فيها أخطاء. يمكن طلب كل الصفوف.
        [one] ما زال في صف واحد خطأ: لن يُطلب له شيء. يمكن طلب بقية الصفوف كلها.
        [two] ما زالت في صفين أخطاء: لن يُطلب لهما شيء. يمكن طلب بقية الصفوف كلها.
        [few] ما زالت في { $count } صفوف أخطاء: لن يُطلب لها شيء. يمكن طلب بقية الصفوف كلها.
        [many] ما زالت في { $count } صفًا أخطاء: لن يُطلب لها شيء. يمكن طلب بقية الصفوف كلها.
       *[other] ما زالت في { $count } صف أخطاء: لن يُطلب لها شيء. يمكن طلب بقية الصفوف كلها.
    }
bulkfile-ask-leave = ستفقد تصحيحاتك.
bulkfile-leave-anyway = تجاهل التصحيحات
bulkfile-not-sent = تعذّر إرسال الصفوف. كل ما صححته محفوظ.
bulkfile-said-left =
    { $count ->
        [0] لم يبقَ أي خطأ.
        [one] بقي خطأ واحد.
        [two] بقي خطآن.
        [few] بقيت { $count } أخطاء.
        [many] بقي { $count } خطأً.
       *[other] بقي { $count } خطأ.
    }
bulkfile-said-pasted =
    { $count ->
        [zero] لم تُلصق أي خلية.
        [one] لُصقت خلية واحدة.
        [two] لُصقت خليتان.
        [few] لُصقت { $count } خلايا.
        [many] لُصقت { $count } خلية.
       *[other] لُصقت { $count } خلية.
    }
bulkfile-said-filled =
    { $count ->
        [zero] لم يُعبّأ أي صف.
        [one] عُبّئ صف واحد.
        [two] عُبّئ صفان.
        [few] عُبّئت { $count } صفوف.
        [many] عُبّئ { $count } صفًا.
       *[other] عُبّئ { $count } صف.
    }
bulkfile-said-undone = تم التراجع.
bulkfile-said-removed = أُزيل الصف { $row }.
bulkfile-said-repeats-removed =
    { $count ->
        [zero] لم يُزل أي صف.
        [one] أُزيل صف مكرر واحد.
        [two] أُزيل صفان مكرران.
        [few] أُزيلت { $count } صفوف مكررة.
        [many] أُزيل { $count } صفًا مكررًا.
       *[other] أُزيل { $count } صف مكرر.
    }
