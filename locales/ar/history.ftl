## The history: orders of earlier days

history-range = الأيام
history-range-yesterday = أمس
history-range-past-week = آخر 7 أيام
history-range-past-month = آخر 30 يومًا
history-range-custom = أيام أخرى
history-today = طلبات اليوم في تتبّع الطلبات
history-from = أول يوم
history-to = آخر يوم
history-date-missing = يرجى اختيار يوم.
history-date-not-a-day = أدخل تاريخًا صحيحًا.
history-date-after-today = هذا اليوم لم يأتِ بعد.
history-date-reversed = آخر يوم يسبق أول يوم.
# $days is the longest range there may be
history-date-too-long =
    { $days ->
        [one] يوم واحد كحد أقصى في المرة.
        [two] يومان كحد أقصى في المرة.
        [few] { $days } أيام كحد أقصى في المرة.
        [many] { $days } يومًا كحد أقصى في المرة.
       *[other] { $days } يوم كحد أقصى في المرة.
    }
history-status-any = كل الحالات
history-status-delivered-late = مُسلَّمة متأخرة
history-outlet-any = كل نقاط الاستلام
history-address-unreadable = تعذّرت قراءة جزء من عنوان هذه الصفحة فتم تجاهله.

## What is shown, and what was searched

# $count is how many orders are shown
history-found =
    { $count ->
        [0] لا توجد طلبات
        [one] طلب واحد
        [two] طلبان
        [few] { $count } طلبات
        [many] { $count } طلبًا
       *[other] { $count } طلب
    }
# The same while there are more to be loaded
history-found-so-far =
    { $count ->
        [0] لا توجد طلبات حتى الآن
        [one] طلب واحد حتى الآن
        [two] طلبان حتى الآن
        [few] { $count } طلبات حتى الآن
        [many] { $count } طلبًا حتى الآن
       *[other] { $count } طلب حتى الآن
    }
# $shown of $count orders are loaded
history-found-of =
    { $count ->
        [one] { $shown } من طلب واحد
        [two] { $shown } من طلبين
        [few] { $shown } من { $count } طلبات
        [many] { $shown } من { $count } طلبًا
       *[other] { $shown } من { $count } طلب
    }
# $more is yes while there are others to be loaded
history-searched-text =
    { $more ->
        [yes] تم البحث برمز الطلب ورقمه والاسم والهاتف فيما تم تحميله حتى الآن. اعرض المزيد للبحث في الأقدم.
       *[no] تم البحث برمز الطلب ورقمه والاسم والهاتف في كل طلبات هذه الأيام.
    }
# $phone is the number in its international form
history-searched-phone = كل طلبات هذه الأيام للرقم { $phone }.
history-searched-order = تم البحث برقم الطلب أيًا كان اليوم والحالة.
# $vendor is the collection point's id
history-searched-foreign-order = تبدأ أرقام طلبات نقطة الاستلام هذه بـ «{ $vendor }-». لنقطة أخرى، اخترها أولًا في الأعلى.
history-empty-title = لا توجد طلبات في هذه الأيام
history-empty-text = اختر أيامًا أخرى أو حالة أخرى.
history-empty-page-title = لا نتائج مطابقة حتى الآن
history-empty-page-text = لا يطابق أي من أحدث طلبات هذه الأيام. هناك طلبات أقدم.
history-resting-title = أي أيام؟
history-resting-text = اختر أول يوم وآخر يوم في الأعلى.
history-all-statuses = عرض كل الحالات
history-show-more = عرض المزيد
history-kept = تبقى الطلبات أعلاه كما هي.

## The table

history-table = الطلبات السابقة
history-column-created = وقت الإنشاء
history-column-phone = الهاتف
history-column-amount = المبلغ
history-column-fee = الرسوم
history-column-duration = مدة التوصيل
# Sums of all orders, below those of the loaded ones
history-total-all =
    { $count ->
        [one] الإجمالي: طلب واحد
        [two] الإجمالي: طلبان
        [few] الإجمالي: { $count } طلبات
        [many] الإجمالي: { $count } طلبًا
       *[other] الإجمالي: { $count } طلب
    }
history-total-amounts = المبالغ

## What went wrong

error-cant-retrieve-past-orders = تعذّر تحميل الطلبات السابقة. { $because }
