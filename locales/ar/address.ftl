## Where the orders are collected

address-origin-title = من أين يستلم المندوبون طلباتك؟
# $name is the name of the collection point
address-origin-lead = لا يوجد عنوان لـ { $name } بعد. اكتبه أو ضع الدبوس على الخريطة ليجد المندوبون بابك. تفعل ذلك مرة واحدة فقط.
address-origin-change-title = تغيير نقطة الاستلام
address-origin-change-lead = يسري العنوان الجديد لـ { $name } على كل الطلبات من الآن. ما كتبته عن العميل يبقى كما هو.
address-origin-change = تغيير
address-origin-change-label = تغيير نقطة الاستلام
address-origin-text = عنوان نقطة الاستلام
address-origin-map = خريطة نقطة الاستلام
address-origin-map-hint = انقر على الخريطة لتحديد نقطة الاستلام، أو اسحب دبوسها.
address-origin-notes-placeholder = المدخل الخلفي، الجرس، مكان الوقوف…
address-postal-code = الرمز البريدي
address-city = المدينة
address-origin-save = حفظ العنوان
address-origin-keep = إبقاؤه كما هو
address-no-coordinates = لا توجد إحداثيات لهذا العنوان
address-saved = تم حفظ العنوان
address-not-saved = تعذّر حفظ العنوان
address-not-updated = لم نتمكن من تحديث العنوان.
address-details-kept = يُرجى التحقق، كتبت هذا للعنوان السابق: { $fields }

## One list of saved customers and places

address-options-list = العملاء والأماكن التي عُثر عليها
# $count is how many customers and places are offered
address-options-found =
    { $count ->
        [one] اقتراح واحد. استخدم الأسهم للاختيار.
        [two] اقتراحان. استخدم الأسهم للاختيار.
        [few] { $count } اقتراحات. استخدم الأسهم للاختيار.
        [many] { $count } اقتراحًا. استخدم الأسهم للاختيار.
       *[other] { $count } اقتراح. استخدم الأسهم للاختيار.
    }
address-customers-group = عملاؤك
address-places-group = الأماكن
address-last-customers = آخر العملاء
# $count is how many orders went to this customer
address-customer-used =
    { $count ->
        [one] استُخدم مرة واحدة
        [two] استُخدم مرتين
        [few] استُخدم { $count } مرات
        [many] استُخدم { $count } مرة
       *[other] استُخدم { $count } مرة
    }
address-customers-failed = تعذّر البحث في عملائك المحفوظين.

## The pin and the text are two places

# $distance is a distance with its unit: 350 m
address-pin-away = الدبوس على بُعد { $distance } من هذا العنوان.
# $address is an address in one line
address-pin-at = عند الدبوس: { $address }
address-pin-take = استخدام العنوان عند الدبوس
address-pin-move = نقل الدبوس إلى العنوان

## The customer is known, or is saved

address-known = محفوظ بهذا الرقم
address-known-fill = تعبئة الحقول الفارغة
address-known-replace = استبدال
address-known-decline = ليس هذا العميل
address-customer-save = حفظ هذا العميل
address-customer-update = تحديث العميل المحفوظ
address-customer-saved = ضمن عملائك
address-customer-saved-now = حُفظ ضمن عملائك
# $reason says why, in the words of the failure texts
address-customer-not-saved-because = تعذّر حفظ العميل: { $reason }

## The address book

address-customers-title = العملاء
address-customers-search = البحث في عملائك
address-customers-placeholder = الاسم أو الشارع أو آخر أرقام الهاتف
address-customers-hint = اكتب حرفين على الأقل: اسمًا أو شارعًا أو آخر أرقام الهاتف.
address-customers-searching = جارٍ البحث في عملائك…
# $text is what was typed
address-customers-none = لم نجد أحدًا لـ «{ $text }».
address-customers-count =
    { $count ->
        [zero] لم يُعثر على عملاء
        [one] عُثر على عميل واحد
        [two] عُثر على عميلين
        [few] عُثر على { $count } عملاء
        [many] عُثر على { $count } عميلًا
       *[other] عُثر على { $count } عميل
    }
# $name is the name of a customer
address-use = استخدام
address-customer-use-label = التوصيل إلى { $name }
address-customer-edit = تعديل { $name }
address-customer-remove = حذف { $name }
address-customer-remove-question = هل تريد حذف { $name } من عملائك؟
address-customer-remove-yes = حذف
address-customer-remove-keep = إبقاء
address-customer-place-kept = تعديل النص لا يحرّك الدبوس. لتحريكه، اختر مكانًا آخر.
address-cancel = إلغاء
address-customer-changed = تم تعديل { $name }.
address-customer-removed = تم حذف { $name } من عملائك.
# $reason says why, in the words of the failure texts
address-customer-not-removed = تعذّر حذف العميل: { $reason }
