export-button = تصدير
export-what = كل طلبات الأيام والحالة المختارة
export-busy = هناك تصدير جارٍ. ألغِه لتبدأ تصديرًا آخر.
export-format-xlsx = مصنف Excel
export-format-xlsx-hint = بصيغة XLSX، للقراءة والجمع
export-format-csv = ملف CSV
export-format-csv-hint = بصيغة CSV، للبرامج الأخرى
export-csv-settings = إعدادات CSV
export-csv-separator = الفاصل بين الأعمدة
export-csv-semicolon = فاصلة منقوطة (;)
export-csv-comma = فاصلة (,)
export-csv-tab = علامة جدولة (Tab)
export-csv-decimal = علامة الكسور العشرية
export-csv-decimal-comma = فاصلة: 1250,50
export-csv-decimal-point = نقطة: 1250.50
export-csv-byte-order-mark = تمييز الملف بترميز UTF-8 (يحتاج إليه Excel)
export-progress =
    .aria-label = التصدير
export-begun = بدأ التصدير.
export-so-far =
    { $count ->
        [zero] لم يُصدَّر أي طلب بعد
        [one] صُدِّر طلب واحد
        [two] صُدِّر طلبان
        [few] صُدِّرت { $count } طلبات
        [many] صُدِّر { $count } طلبًا
       *[other] صُدِّر { $count } طلب
    }
export-so-far-of =
    { $total ->
        [zero] صُدِّر { $count } من أصل { $total } طلب
        [one] صُدِّر { $count } من أصل طلب واحد
        [two] صُدِّر { $count } من أصل طلبين
        [few] صُدِّر { $count } من أصل { $total } طلبات
        [many] صُدِّر { $count } من أصل { $total } طلبًا
       *[other] صُدِّر { $count } من أصل { $total } طلب
    }
export-reached = رجوعًا إلى { $day }
export-cancel = إلغاء
export-halted =
    { $count ->
        [0] توقف التصدير قبل الطلب الأول.
        [one] توقف التصدير بعد طلب واحد.
        [two] توقف التصدير بعد طلبين.
        [few] توقف التصدير بعد { $count } طلبات.
        [many] توقف التصدير بعد { $count } طلبًا.
       *[other] توقف التصدير بعد { $count } طلب.
    }
export-go-on = استئناف
export-start-over = البدء من جديد
export-failed = تعذّرت كتابة الملف. تحقق من الاتصال ومن المساحة المتاحة على هذا الجهاز، ثم ابدأ من جديد.
export-saved =
    { $count ->
        [zero] لم يُحفظ أي طلب في الملف { $file }
        [one] حُفظ طلب واحد في الملف { $file }
        [two] حُفظ طلبان في الملف { $file }
        [few] حُفظت { $count } طلبات في الملف { $file }
        [many] حُفظ { $count } طلبًا في الملف { $file }
       *[other] حُفظ { $count } طلب في الملف { $file }
    }
export-nothing = لا توجد طلبات مطابقة في هذه الفترة. لم يُحفظ شيء.

export-column-created = وقت الطلب ({ $zone })
export-column-amount = المبلغ ({ $currency })
export-column-fee = رسوم التوصيل ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }، د
export-column-voucher = كوبون
