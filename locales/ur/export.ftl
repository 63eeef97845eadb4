export-button = ایکسپورٹ کریں
export-what = منتخب دنوں اور اسٹیٹس کے تمام آرڈرز
export-busy = ایک ایکسپورٹ پہلے سے چل رہی ہے۔ دوسری شروع کرنے کے لیے اسے روک دیں۔
export-format-xlsx = Excel ورک بک
export-format-xlsx-hint = XLSX، پڑھنے اور جمع کرنے کے لیے
export-format-csv = CSV فائل
export-format-csv-hint = CSV، دوسرے پروگراموں کے لیے
export-csv-settings = CSV کی سیٹنگز
export-csv-separator = کالموں کے درمیان
export-csv-semicolon = سیمی کولن (;)
export-csv-comma = کوما (,)
export-csv-tab = ٹیب
export-csv-decimal = اعشاریے کی علامت
export-csv-decimal-comma = کوما: 1250,50
export-csv-decimal-point = نقطہ: 1250.50
export-csv-byte-order-mark = فائل پر UTF-8 کا نشان لگائیں (Excel کے لیے ضروری)
export-progress =
    .aria-label = ایکسپورٹ
export-begun = ایکسپورٹ شروع ہو گئی۔
export-so-far =
    { $count ->
        [one] { $count } آرڈر ایکسپورٹ ہوا
       *[other] { $count } آرڈرز ایکسپورٹ ہوئے
    }
export-so-far-of =
    { $total ->
        [one] { $total } میں سے { $count } آرڈر ایکسپورٹ ہوا
       *[other] { $total } میں سے { $count } آرڈرز ایکسپورٹ ہوئے
    }
export-reached = { $day } تک
export-cancel = روک دیں
export-halted =
    { $count ->
        [0] ایکسپورٹ پہلے آرڈر سے پہلے ہی رک گئی۔
        [one] ایکسپورٹ { $count } آرڈر کے بعد رک گئی۔
       *[other] ایکسپورٹ { $count } آرڈرز کے بعد رک گئی۔
    }
export-go-on = جاری رکھیں
export-start-over = شروع سے کریں
export-failed = فائل نہیں لکھی جا سکی۔ اپنا کنکشن اور ڈیوائس میں خالی جگہ چیک کریں، پھر شروع سے کریں۔
export-saved =
    { $count ->
        [one] { $count } آرڈر اس فائل میں محفوظ ہوا: { $file }
       *[other] { $count } آرڈرز اس فائل میں محفوظ ہوئے: { $file }
    }
export-nothing = اس مدت میں کوئی آرڈر نہیں ملا۔ کچھ محفوظ نہیں ہوا۔
export-column-created = بکنگ کا وقت ({ $zone })
export-column-amount = رقم ({ $currency })
export-column-fee = ڈیلیوری فیس ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }، منٹ
export-column-voucher = واؤچر
