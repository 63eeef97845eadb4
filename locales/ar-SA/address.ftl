address-origin-title = من أين يأخذ المندوبون طلباتك؟
address-origin-lead = لا يوجد عنوان لنقطة الانطلاق { $name } بعد. اكتب العنوان أو ضع الدبوس على الخريطة ليجد المندوبون بابك. تفعل ذلك مرة واحدة فقط.
address-origin-change-title = تغيير نقطة الانطلاق
address-origin-change-lead = يسري العنوان الجديد لنقطة الانطلاق { $name } على كل الطلبات من الآن. بيانات العميل التي أدخلتها تبقى كما هي.
address-origin-change = تغيير
address-origin-change-label = تغيير نقطة الانطلاق
address-origin-text = عنوان نقطة الانطلاق
address-origin-map = خريطة نقطة الانطلاق
address-origin-map-hint = انقر على الخريطة لتحديد نقطة الانطلاق، أو اسحب دبوسها.
address-origin-notes-placeholder = المدخل الخلفي، السؤال عند الكاشير، مكان الوقوف…
address-postal-code = الرمز البريدي
address-city = المدينة
address-origin-save = حفظ العنوان
address-origin-keep = إبقاؤه كما هو
address-no-coordinates = لا توجد إحداثيات لهذا العنوان.
address-saved = تم حفظ العنوان
address-not-saved = تعذّر حفظ العنوان.
address-not-updated = تعذّر تحديث العنوان.
address-details-kept = يُرجى المراجعة، كتبت هذا للعنوان السابق: { $fields }

address-options-list = العملاء والأماكن في النتائج
address-options-found =
    { $count ->
        [zero] لا اقتراحات.
        [one] اقتراح واحد. استخدم مفاتيح الأسهم للاختيار.
        [two] اقتراحان. استخدم مفاتيح الأسهم للاختيار.
        [few] { $count } اقتراحات. استخدم مفاتيح الأسهم للاختيار.
        [many] { $count } اقتراحًا. استخدم مفاتيح الأسهم للاختيار.
       *[other] { $count } اقتراح. استخدم مفاتيح الأسهم للاختيار.
    }
address-customers-group = عملاؤك
address-places-group = الأماكن
address-last-customers = آخر العملاء
address-customer-used =
    { $count ->
        [zero] لم يُستخدم بعد
        [one] استُخدم مرة واحدة
        [two] استُخدم مرتين
        [few] استُخدم { $count } مرات
        [many] استُخدم { $count } مرة
       *[other] استُخدم { $count } مرة
    }
address-customers-failed = تعذّر البحث في عملائك المحفوظين.

address-pin-away = الدبوس على بُعد { $distance } من هذا العنوان.
address-pin-at = عند الدبوس: { $address }
address-pin-take = استخدام العنوان عند الدبوس
address-pin-move = نقل الدبوس إلى العنوان

address-known = محفوظ بهذا الرقم
address-known-fill = تعبئة الحقول الفارغة
address-known-replace = استبدال
address-known-decline = ليس هذا العميل
address-customer-save = حفظ هذا العميل
address-customer-update = تحديث العميل المحفوظ
address-customer-saved = ضمن عملائك
address-customer-saved-now = تم حفظه ضمن عملائك
address-customer-not-saved-because = تعذّر حفظ العميل: { $reason }

address-customers-title = العملاء
address-customers-search = البحث في عملائك
address-customers-placeholder = الاسم أو الشارع أو آخر أرقام الجوال
address-customers-hint = اكتب حرفين على الأقل: من الاسم أو الشارع أو آخر أرقام الجوال.
address-customers-searching = جارٍ البحث في عملائك…
address-customers-none = لم نجد أحدًا عند البحث عن «{ $text }».
address-customers-count =
    { $count ->
        [zero] لا يوجد عملاء في النتائج
        [one] تم العثور على عميل واحد
        [two] تم العثور على عميلين
        [few] تم العثور على { $count } عملاء
        [many] تم العثور على { $count } عميلًا
       *[other] تم العثور على { $count } عميل
    }
address-use = استخدام
address-customer-use-label = التوصيل إلى { $name }
address-customer-edit = تعديل { $name }
address-customer-remove = حذف { $name }
address-customer-remove-question = حذف { $name } من عملائك؟
address-customer-remove-yes = حذف
address-customer-remove-keep = إبقاء
address-customer-place-kept = تعديل النص لا يحرّك الدبوس. لتحريكه، اختر مكانًا آخر.
address-cancel = إلغاء
address-customer-changed = تم تعديل بيانات { $name }.
address-customer-removed = تم حذف { $name } من عملائك.
address-customer-not-removed = تعذّر حذف العميل: { $reason }
