## Ordering by a file: the file is chosen, checked and put right

bulk-column-phone-number = رقم الهاتف
bulk-column-unit = رقم الوحدة
bulk-column-payment-type = طريقة الدفع
bulk-column-deliver-at = وقت التوصيل

bulk-payment-paid = مدفوع
bulk-payment-online = مدفوع عبر الإنترنت

# What is wrong with a cell, where the form has no such rule
bulk-collection-point-unknown = ليست لديك نقطة استلام بهذا الاسم. اختر واحدة أو اترك الخلية فارغة.
bulk-payment-type-unknown = طريقة الدفع هذه غير معروفة. يُرجى اختيار واحدة.
# $forms are ways to write a date with its time: 24.11.2026 13:05 / 2026-11-24 13:05
bulk-time-unreadable = اكتب الوقت بهذه الصيغة: { $forms }، أو اترك الخلية فارغة للتوصيل في أقرب وقت.
bulk-time-without-day = هذا الوقت بلا يوم. اكتبه بهذه الصيغة: { $forms }.
bulk-phone-several = هنا أكثر من رقم هاتف. أبقِ الرقم الذي يتصل به المندوب فقط.
bulk-cell-error = هذا خطأ من الجدول وليس قيمة. اكتب القيمة أو أفرغ الخلية.
bulk-cell-without-result = ليست لهذه الصيغة الحسابية نتيجة بعد. افتح الملف في برنامج الجداول واحفظه، أو اكتب القيمة هنا.
bulk-row-repeats = يطلب هذا الصف ما يطلبه الصف { $row } نفسه.
# $order is the number of an order
bulk-row-ordered-today = يبدو هذا الصف مثل طلب اليوم { $order }.
bulk-row-hidden = هذا الصف مخفي أو مشطوب في ملفك.
bulk-row-closed = حالة هذا الطلب في ملفك: { $state }.
bulk-row-zero = تحتوي خلية في هذا الصف على 0 فقط، وهذا ما تعطيه الصيغة لخلية فارغة. احذف الصفر إن لم يكن صحيحًا.

## Choosing the file

bulkfile-choose = اختر ملف Excel
bulkfile-drop = أو أفلته هنا
bulkfile-accepted = ملف XLSX لا يتجاوز 5 ميغابايت، وبحد أقصى { $rows } طلب: طلب واحد في كل صف
bulkfile-checked-here = يُفحص كل صف هنا على شاشتك قبل طلب أي شيء.
bulkfile-template = تنزيل القالب
bulkfile-template-hint = جدول بالأعمدة الصحيحة جاهز للتعبئة.
bulkfile-template-example = مثال
bulkfile-template-columns = الأعمدة
bulkfile-others = ملف واحد في كل مرة. نستخدم الملف { $name }.

bulk-format-invalid = صيغة الملف غير صالحة
bulk-format-csv = هذا ملف نصي (CSV). افتحه في برنامج الجداول واحفظه كمصنف Excel ‏(.xlsx).
bulk-format-xls = هذا ملف Excel قديم (.xls). احفظه كمصنف Excel ‏(.xlsx).
bulk-format-password = الملف محمي بكلمة مرور. احفظه بدون كلمة مرور.
bulk-format-damaged = الملف تالف. افتحه في برنامج الجداول واحفظه من جديد.
bulk-format-other = هذا ليس مصنف Excel. احفظه كمصنف Excel ‏(.xlsx).
bulk-file-too-large = لا يمكن أن يتجاوز حجم الملف 5 ميغابايت
bulk-no-rows = لم نجد أي طلبات في هذا الملف. يجب أن يحمل أحد الصفوف أسماء الأعمدة، وكل صف تحته طلب.
bulk-too-many-rows = عدد صفوف هذا الملف { $rows }. الحد الأقصى في المرة الواحدة { $most }: يُرجى تقسيمه.
bulk-columns-missing =
    { $count ->
        [one] ينقص عمود: { $columns }. القالب فيه كل الأعمدة.
       *[other] تنقص أعمدة: { $columns }. القالب فيه كل الأعمدة.
    }
bulk-sheets-looked-at = بحثنا في هذه الأوراق: { $sheets }.
bulk-examples-not-read = في الورقة { $sheets } صفوف، لكنها ورقة الأمثلة. انقل طلباتك إلى الورقة الأولى واحفظ الملف واختره من جديد.
bulk-columns-alike = لهذه الأعمدة معنى واحد لكن محتواها مختلف: { $columns }. أبقِ واحدًا منها أو غيّر أسماء البقية.
bulk-too-many-columns = هذا الملف عريض جدًا: يوجد محتوى بعد العمود { $most }. احذف الأعمدة التي لا تحتاجها.
bulk-sheets-hidden = كل أوراق هذا الملف مخفية: { $sheets }. أظهر الورقة التي فيها الطلبات واحفظ الملف واختره من جديد.
bulk-rows-hidden =
    { $rows ->
        [1] الطلب الوحيد في هذا الملف في صف مخفي أو مشطوب. أظهره واحفظ الملف واختره من جديد.
       *[other] كل طلبات هذا الملف ({ $rows }) في صفوف مخفية أو مشطوبة. أظهرها واحفظ الملف واختره من جديد.
    }
bulk-rows-closed = كل طلبات هذا الملف منتهية، وحالتها: { $states }. إن أردت طلبها مع ذلك فاحذف عمود الحالة واحفظ الملف واختره من جديد.
bulkfile-not-opened = تعذّر تحميل أداة فتح الجداول. تحقق من اتصالك وحاول مرة أخرى.

bulkfile-reading = جارٍ قراءة { $name }…
bulkfile-checking = الصفوف التي فُحصت: { $checked } من { $rows }
bulkfile-sending = الملف { $name } سليم. جارٍ إرساله…
bulkfile-ready-not-sent = تعذّر إرسال { $name }. الملف سليم: يمكنك إرساله مرة أخرى.
bulkfile-send-again = إرسال مرة أخرى

## What was read of the file

bulkfile-read = ما قرأناه
bulkfile-read-sheet = الورقة { $sheet }، وأسماء الأعمدة في الصف { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] لا تُقرأ الورقة { $sheets }.
       *[other] لا تُقرأ هذه الأوراق: { $sheets }.
    }
bulkfile-read-column = العمود { $letter }
bulkfile-left-out =
    { $count ->
        [1] نستبعد هذا العمود: { $columns }.
        [two] نستبعد عمودين: { $columns }.
        [few] نستبعد { $count } أعمدة: { $columns }.
        [many] نستبعد { $count } عمودًا: { $columns }.
       *[other] نستبعد { $count } عمود: { $columns }.
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
bulkfile-read-hidden-columns = مخفية في ملفك لكنها مقروءة: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [zero] لا صفوف مخفية أو مشطوبة في ملفك.
        [one] صف واحد مخفي أو مشطوب في ملفك ولن يُطلب.
        [two] صفان مخفيان أو مشطوبان في ملفك ولن يُطلبا.
        [few] { $count } صفوف مخفية أو مشطوبة في ملفك ولن تُطلب.
        [many] { $count } صفًا مخفيًا أو مشطوبًا في ملفك ولن تُطلب.
       *[other] { $count } صف مخفي أو مشطوب في ملفك ولن تُطلب.
    }
bulkfile-closed-left-out = صفوف لن تُطلب بسبب حالتها: { $count } ({ $states }).
bulkfile-hidden-too = اطلب هذه الصفوف أيضًا

## Putting it right

bulkfile-title = افحص { $name }
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
        [zero] لا صفوف تستحق المراجعة
        [one] صف واحد يستحق المراجعة
        [two] صفان يستحقان المراجعة
        [few] { $count } صفوف تستحق المراجعة
        [many] { $count } صفًا يستحق المراجعة
       *[other] { $count } صف يستحق المراجعة
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
bulkfile-keys = ‏Enter لتعديل الخلية، وCtrl + Z للتراجع، وF8 للانتقال إلى الخطأ التالي. يمكن لصق خلايا منسوخة من جدول.
bulkfile-row = الصف { $row }
bulkfile-cell = الصف { $row }، { $column }
bulkfile-cell-fine = لا خطأ هنا.
bulkfile-cell-empty = فارغة
bulkfile-remove-row = إزالة الصف
bulkfile-remove-row-of = إزالة الصف { $row }
# The collection point that the file is for
bulkfile-own-point = نقطة الاستلام المختارة
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
bulkfile-no-rows-left = أُزيلت كل الصفوف. تراجع أو اختر ملفًا آخر.
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
bulkfile-send-anyway = إرسال على أي حال
bulkfile-keep-on = متابعة التصحيح
bulkfile-ask-send =
    { $count ->
        [zero] لا صفوف فيها أخطاء.
        [one] ما زال في صف واحد خطأ: لن يُطلب له شيء. يمكن طلب بقية الصفوف كلها.
        [two] ما زالت في صفين أخطاء: لن يُطلب لهما شيء. يمكن طلب بقية الصفوف كلها.
        [few] ما زالت في { $count } صفوف أخطاء: لن يُطلب لها شيء. يمكن طلب بقية الصفوف كلها.
        [many] ما زالت في { $count } صفًا أخطاء: لن يُطلب لها شيء. يمكن طلب بقية الصفوف كلها.
       *[other] ما زالت في { $count } صف أخطاء: لن يُطلب لها شيء. يمكن طلب بقية الصفوف كلها.
    }
bulkfile-ask-leave = سيضيع ما صححته هنا.
bulkfile-leave-anyway = التخلي عن التصحيحات
bulkfile-not-sent = تعذّر إرسال الصفوف. لم يضِع شيء مما صححته.

# What is read aloud
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
