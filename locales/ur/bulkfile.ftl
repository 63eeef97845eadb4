bulk-column-phone-number = فون نمبر
bulk-column-unit = فلیٹ/دفتر نمبر
bulk-column-payment-type = ادائیگی کی قسم
bulk-column-deliver-at = ڈیلیوری کا وقت
bulk-payment-paid = ادا شدہ
bulk-payment-online = آن لائن ادا شدہ
bulk-collection-point-unknown = اس نام کا آپ کا کوئی پک اپ پوائنٹ نہیں۔ کوئی ایک منتخب کریں، یا خانہ خالی چھوڑ دیں۔
bulk-payment-type-unknown = ادائیگی کی یہ قسم ہمارے پاس نہیں ہے۔ کوئی ایک منتخب کریں۔
bulk-time-unreadable = وقت اس طرح لکھیں: { $forms }، یا جلد از جلد ڈیلیوری کے لیے خانہ خالی چھوڑ دیں۔
bulk-time-without-day = اس وقت کے ساتھ دن نہیں لکھا۔ اس طرح لکھیں: { $forms }۔
bulk-phone-several = یہاں ایک سے زیادہ فون نمبر ہیں۔ صرف وہ رکھیں جس پر کال کرنی ہے۔
bulk-cell-error = یہ اسپریڈ شیٹ کی غلطی ہے، اصل معلومات نہیں۔ معلومات لکھیں یا خانہ خالی کر دیں۔
bulk-cell-without-result = اس فارمولے کا ابھی کوئی نتیجہ نہیں۔ فائل کو اپنے اسپریڈ شیٹ پروگرام میں کھول کر محفوظ کریں، یا نتیجہ یہاں لکھ دیں۔
bulk-row-repeats = اس قطار میں وہی ہے جو قطار { $row } میں ہے۔
bulk-row-ordered-today = یہ قطار آج کے آرڈر { $order } جیسی ہے۔
bulk-row-hidden = یہ قطار آپ کی فائل میں چھپی ہوئی یا کٹی ہوئی ہے۔
bulk-row-closed = آپ کی فائل میں اس آرڈر کا اسٹیٹس: { $state }۔
bulk-row-zero = اس قطار کے ایک خانے میں صرف 0 ہے، جیسا کہ فارمولا خالی خانے کے لیے دیتا ہے۔ اگر یہ درست نہیں تو 0 مٹا دیں۔
bulkfile-choose = Excel فائل منتخب کریں
bulkfile-drop = یا فائل یہاں لا کر چھوڑیں
bulkfile-accepted = زیادہ سے زیادہ 5 MB کی XLSX فائل، { $rows } آرڈرز تک: ہر قطار میں ایک
bulkfile-checked-here = کچھ بھی بک ہونے سے پہلے ہر قطار یہیں آپ کی اسکرین پر چیک ہوتی ہے۔
bulkfile-template = ٹیمپلیٹ ڈاؤن لوڈ کریں
bulkfile-template-hint = درست کالموں والی اسپریڈ شیٹ، بس بھرنی ہے۔
bulkfile-template-example = مثال
bulkfile-template-columns = کالم
bulkfile-others = ایک وقت میں ایک فائل۔ { $name } استعمال ہو رہی ہے۔
bulk-format-invalid = فائل کا فارمیٹ درست نہیں۔
bulk-format-csv = یہ ٹیکسٹ فائل (CSV) ہے۔ اسے اپنے اسپریڈ شیٹ پروگرام میں کھول کر Excel ورک بک (XLSX) کے طور پر محفوظ کریں۔
bulk-format-xls = یہ پرانی Excel فائل (XLS) ہے۔ اسے Excel ورک بک (XLSX) کے طور پر محفوظ کریں۔
bulk-format-password = اس پر پاس ورڈ لگا ہے۔ اسے پاس ورڈ کے بغیر محفوظ کریں۔
bulk-format-damaged = یہ خراب ہے۔ اسے اپنے اسپریڈ شیٹ پروگرام میں کھول کر دوبارہ محفوظ کریں۔
bulk-format-other = یہ Excel ورک بک نہیں ہے۔ اسے Excel ورک بک (XLSX) کے طور پر محفوظ کریں۔
bulk-file-too-large = فائل 5 MB سے بڑی نہیں ہو سکتی۔
bulk-no-rows = اس فائل میں کوئی آرڈر نہیں ملا۔ ایک قطار میں کالموں کے نام ہوں، اس کے نیچے ہر قطار ایک آرڈر ہے۔
bulk-too-many-rows = اس فائل میں { $rows } قطاریں ہیں۔ ایک ساتھ زیادہ سے زیادہ { $most } بک ہو سکتی ہیں: فائل کو تقسیم کر لیں۔
bulk-columns-missing =
    { $count ->
        [1] ایک کالم نہیں ہے: { $columns }۔ ٹیمپلیٹ میں سب کالم موجود ہیں۔
       *[other] یہ کالم نہیں ہیں: { $columns }۔ ٹیمپلیٹ میں سب کالم موجود ہیں۔
    }
bulk-sheets-looked-at = ہم نے یہ شیٹس دیکھیں: { $sheets }۔
bulk-examples-not-read = شیٹ { $sheets } میں قطاریں ہیں، مگر وہ مثالوں کی شیٹ ہے۔ اپنے آرڈرز پہلی شیٹ میں لے آئیں، فائل محفوظ کریں اور دوبارہ منتخب کریں۔
bulk-columns-alike = ان کالموں کا مطلب ایک ہے، مگر ان میں الگ الگ باتیں لکھی ہیں: { $columns }۔ ایک رکھیں، یا باقی کے نام بدل دیں۔
bulk-too-many-columns = یہ فائل بہت چوڑی ہے: کالم { $most } کے بعد بھی کچھ لکھا ہے۔ جن کالموں کی ضرورت نہیں، انہیں حذف کریں۔
bulk-sheets-hidden = اس فائل کی ہر شیٹ چھپی ہوئی ہے: { $sheets }۔ آرڈرز والی شیٹ ظاہر کریں، فائل محفوظ کریں اور دوبارہ منتخب کریں۔
bulk-rows-hidden =
    { $rows ->
        [1] اس فائل کا واحد آرڈر چھپی ہوئی یا کٹی ہوئی قطار میں ہے۔ اسے ظاہر کریں، فائل محفوظ کریں اور دوبارہ منتخب کریں۔
       *[other] اس فائل کے تمام { $rows } آرڈرز چھپی ہوئی یا کٹی ہوئی قطاروں میں ہیں۔ انہیں ظاہر کریں، فائل محفوظ کریں اور دوبارہ منتخب کریں۔
    }
bulk-rows-closed = اس فائل کے تمام آرڈرز پہلے ہی مکمل یا منسوخ ہیں، ان کا اسٹیٹس ہے: { $states }۔ پھر بھی بک کرنا ہو تو اسٹیٹس کا کالم حذف کریں، فائل محفوظ کریں اور دوبارہ منتخب کریں۔
bulkfile-not-opened = اسپریڈ شیٹ پڑھنے والا حصہ لوڈ نہیں ہو سکا۔ اپنا کنکشن چیک کر کے دوبارہ کوشش کریں۔
bulkfile-reading = { $name } پڑھی جا رہی ہے…
bulkfile-checking = چیک شدہ قطاریں: { $rows } میں سے { $checked }
bulkfile-sending = { $name } میں کوئی غلطی نہیں۔ بھیجی جا رہی ہے…
bulkfile-ready-not-sent = { $name } نہیں بھیجی جا سکی۔ فائل میں کوئی غلطی نہیں: دوبارہ بھیج دیں۔
bulkfile-send-again = دوبارہ بھیجیں
bulkfile-read = ہم نے کیا پڑھا
bulkfile-read-sheet = شیٹ { $sheet }، کالموں کے نام قطار { $row } میں
bulkfile-read-other-sheets =
    { $count ->
        [1] یہ شیٹ نہیں پڑھی گئی: { $sheets }۔
       *[other] یہ شیٹس نہیں پڑھی گئیں: { $sheets }۔
    }
bulkfile-read-column = کالم { $letter }
bulkfile-left-out =
    { $count ->
        [1] یہ کالم چھوڑ دیا گیا: { $columns }۔
       *[other] یہ { $count } کالم چھوڑ دیے گئے: { $columns }۔
    }
bulkfile-left-out-more = مزید { $count }
bulkfile-read-hidden-columns = آپ کی فائل میں چھپے ہوئے، مگر پڑھے گئے: { $columns }۔
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } قطار آپ کی فائل میں چھپی ہوئی یا کٹی ہوئی ہے، اسے چھوڑ دیا گیا۔
       *[other] { $count } قطاریں آپ کی فائل میں چھپی ہوئی یا کٹی ہوئی ہیں، انہیں چھوڑ دیا گیا۔
    }
bulkfile-closed-left-out = اسٹیٹس کی وجہ سے چھوڑی گئی قطاریں: { $count } ({ $states })۔
bulkfile-hidden-too = یہ قطاریں بھی بک کریں
bulkfile-title = { $name } چیک کریں
bulkfile-rows =
    { $count ->
        [one] { $count } قطار
       *[other] { $count } قطاریں
    }
bulkfile-faults =
    { $count ->
        [0] کوئی غلطی نہیں
        [one] { $count } غلطی
       *[other] { $count } غلطیاں
    }
bulkfile-concerns =
    { $count ->
        [one] { $count } قطار دیکھنی ہے
       *[other] { $count } قطاریں دیکھنی ہیں
    }
bulkfile-next-fault = اگلی غلطی
bulkfile-faulty-only = صرف غلطی والی قطاریں
bulkfile-remove-repeats =
    { $count ->
        [1] دہرائی گئی قطار ہٹائیں
       *[other] دہرائی گئی { $count } قطاریں ہٹائیں
    }
bulkfile-grid = فائل کے آرڈرز
bulkfile-keys = خانہ بدلنے کے لیے Enter، تبدیلی واپس لینے کے لیے Ctrl + Z، اگلی غلطی کے لیے F8 دبائیں۔ اسپریڈ شیٹ سے خانے پیسٹ بھی ہو سکتے ہیں۔
bulkfile-row = قطار { $row }
bulkfile-cell = قطار { $row }، { $column }
bulkfile-cell-fine = یہاں کوئی غلطی نہیں۔
bulkfile-cell-empty = خالی
bulkfile-remove-row = قطار ہٹائیں
bulkfile-remove-row-of = قطار { $row } ہٹائیں
bulkfile-own-point = منتخب پک اپ پوائنٹ
bulkfile-no-choice = منتخب کریں
bulkfile-fill-for =
    { $count ->
        [one] { $count } قطار میں یہی غلطی ہے۔
       *[other] { $count } قطاروں میں یہی غلطی ہے۔
    }
bulkfile-fill-with = سب میں یہی لکھیں
bulkfile-fill = بھریں
bulkfile-card-all = تمام خانے
bulkfile-card-fewer = کم خانے
bulkfile-no-rows-left = تمام قطاریں ہٹا دی گئی ہیں۔ تبدیلی واپس لیں، یا دوسری فائل منتخب کریں۔
bulkfile-none-faulty = اب کسی قطار میں غلطی نہیں۔
bulkfile-send =
    { $count ->
        [one] { $count } قطار بھیجیں
       *[other] { $count } قطاریں بھیجیں
    }
bulkfile-send-faulty = غلطیوں سمیت بھیجیں
bulkfile-send-anyway = پھر بھی بھیجیں
bulkfile-keep-on = درست کرتے رہیں
bulkfile-ask-send =
    { $count ->
        [one] { $count } قطار میں ابھی غلطی ہے: اس کا آرڈر بک نہیں ہوگا۔ باقی سب قطاریں بک ہو سکتی ہیں۔
       *[other] { $count } قطاروں میں ابھی غلطیاں ہیں: ان کے آرڈرز بک نہیں ہوں گے۔ باقی سب قطاریں بک ہو سکتی ہیں۔
    }
bulkfile-ask-leave = آپ نے جو درست کیا ہے وہ ضائع ہو جائے گا۔
bulkfile-leave-anyway = تبدیلیاں ضائع کر دیں
bulkfile-not-sent = قطاریں نہیں بھیجی جا سکیں۔ آپ نے جو درست کیا ہے وہ محفوظ ہے۔
bulkfile-said-left =
    { $count ->
        [0] کوئی غلطی باقی نہیں۔
        [one] { $count } غلطی باقی ہے۔
       *[other] { $count } غلطیاں باقی ہیں۔
    }
bulkfile-said-pasted =
    { $count ->
        [one] { $count } خانہ پیسٹ ہو گیا۔
       *[other] { $count } خانے پیسٹ ہو گئے۔
    }
bulkfile-said-filled =
    { $count ->
        [one] { $count } قطار میں بھر دیا گیا۔
       *[other] { $count } قطاروں میں بھر دیا گیا۔
    }
bulkfile-said-undone = تبدیلی واپس لے لی گئی۔
bulkfile-said-removed = قطار { $row } ہٹا دی گئی۔
bulkfile-said-repeats-removed =
    { $count ->
        [one] دہرائی گئی { $count } قطار ہٹا دی گئی۔
       *[other] دہرائی گئی { $count } قطاریں ہٹا دی گئیں۔
    }
