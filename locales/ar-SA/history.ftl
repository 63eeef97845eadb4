history-range = الأيام
history-range-yesterday = أمس
history-range-past-week = آخر 7 أيام
history-range-past-month = آخر 30 يومًا
history-range-custom = أيام أخرى
history-today = طلبات اليوم في تتبع الطلبات
history-from = أول يوم
history-to = آخر يوم
history-date-missing = يُرجى اختيار يوم.
history-date-not-a-day = أدخل تاريخًا صحيحًا.
history-date-after-today = اختر يومًا لا يتجاوز تاريخ اليوم.
history-date-reversed = يجب ألا يسبق آخر يوم أول يوم.
history-date-too-long =
    { $days ->
        [zero] لا أيام متاحة.
        [one] يوم واحد كحد أقصى في المرة.
        [two] يومان كحد أقصى في المرة.
        [few] { $days } أيام كحد أقصى في المرة.
        [many] { $days } يومًا كحد أقصى في المرة.
       *[other] { $days } يوم كحد أقصى في المرة.
    }
history-status-any = كل الحالات
history-status-delivered-late = تم التوصيل متأخرًا
history-outlet-any = كل نقاط الانطلاق
history-address-unreadable = تعذّرت قراءة جزء من عنوان هذه الصفحة، فتم تجاهله.

history-found =
    { $count ->
        [0] لا توجد طلبات
        [one] طلب واحد
        [two] طلبان
        [few] { $count } طلبات
        [many] { $count } طلبًا
       *[other] { $count } طلب
    }
history-found-so-far =
    { $count ->
        [0] لا توجد طلبات حتى الآن
        [one] طلب واحد حتى الآن
        [two] طلبان حتى الآن
        [few] { $count } طلبات حتى الآن
        [many] { $count } طلبًا حتى الآن
       *[other] { $count } طلب حتى الآن
    }
history-found-of =
    { $count ->
        [zero] { $shown } من { $count } طلب
        [one] { $shown } من طلب واحد
        [two] { $shown } من طلبين
        [few] { $shown } من { $count } طلبات
        [many] { $shown } من { $count } طلبًا
       *[other] { $shown } من { $count } طلب
    }
history-searched-text =
    { $more ->
        [yes] تم البحث برمز الطلب ورقمه والاسم والجوال فيما تم تحميله حتى الآن. اعرض المزيد للبحث في الأقدم.
       *[no] تم البحث برمز الطلب ورقمه والاسم والجوال في كل طلبات هذه الأيام.
    }
history-searched-phone = كل طلبات هذه الأيام للرقم { $phone }.
history-searched-order = تم البحث برقم الطلب، أيًّا كان اليوم والحالة.
history-searched-foreign-order = تبدأ أرقام طلبات نقطة الانطلاق هذه بـ «{ $vendor }-». إذا كان الرقم لنقطة أخرى، فاخترها أولًا في الأعلى.
history-empty-title = لا توجد طلبات في هذه الأيام
history-empty-text = اختر أيامًا أخرى أو حالة أخرى.
history-empty-page-title = لا نتائج مطابقة بعد
history-empty-page-text = لا يطابق أي من أحدث طلبات هذه الأيام. هناك طلبات أقدم.
history-resting-title = أي أيام؟
history-resting-text = اختر أول يوم وآخر يوم في الأعلى.
history-all-statuses = عرض كل الحالات
history-show-more = عرض المزيد
history-kept = تبقى الطلبات أعلاه كما هي.

history-table = الطلبات السابقة
history-column-created = وقت الطلب
history-column-phone = الجوال
history-column-amount = المبلغ
history-column-fee = الرسوم
history-column-duration = مدة التوصيل
history-total-all =
    { $count ->
        [zero] الإجمالي: لا طلبات
        [one] الإجمالي: طلب واحد
        [two] الإجمالي: طلبان
        [few] الإجمالي: { $count } طلبات
        [many] الإجمالي: { $count } طلبًا
       *[other] الإجمالي: { $count } طلب
    }
history-total-amounts = المبالغ

error-cant-retrieve-past-orders = تعذّر تحميل الطلبات السابقة. { $because }
