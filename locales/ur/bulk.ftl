bulk-intro = ایک ساتھ کئی رائیڈرز بلائیں: اسپریڈ شیٹ بھریں، نشان زدہ خانے درست کریں، پھر آرڈرز بک کریں۔
bulk-another-file = دوسری فائل
bulk-correct = قطاریں درست کریں
bulk-file-not-taken = یہ فائل استعمال نہیں ہو سکتی۔
bulk-not-placed-yet = بلک آرڈر { $id } کے آرڈرز ابھی بک نہیں ہوئے۔ وہاں سے بک کیے جا سکتے ہیں۔
job-history-error = بلک آرڈر ہسٹری لوڈ نہیں ہو سکی۔
template-file-error = ٹیمپلیٹ فائل ڈاؤن لوڈ نہیں ہو سکی۔
view-details-error = بلک آرڈر کی تفصیل لوڈ نہیں ہو سکی۔
file-upload-error = فائل اپ لوڈ نہیں ہو سکی۔
place-order-error = آرڈرز بک کرتے ہوئے خرابی ہوئی۔
place-order-success = آرڈرز بک ہو گئے۔
bulk-placed-partly =
    { $placed ->
        [0] کوئی آرڈر بک نہیں ہوا۔
        [1] ایک آرڈر بک ہو گیا۔
       *[other] { $placed } آرڈرز بک ہو گئے۔
    } { $left ->
        [1] ایک قطار کا آرڈر بک نہیں ہوا: وجہ دیکھیں۔
       *[other] { $left } قطاروں کے آرڈرز بک نہیں ہوئے: وجہ دیکھیں۔
    }
bulk-history = بلک آرڈر ہسٹری
bulk-history-empty = ابھی کوئی فائل نہیں
bulk-history-empty-text = آپ کی اپ لوڈ کی ہوئی فائلیں اور ان کے آرڈرز کا اسٹیٹس یہاں نظر آئے گا۔
bulk-view-details = تفصیل دیکھیں
bulk-view-details-of = { $id } کی تفصیل دیکھیں
bulk-job-id = بلک آرڈر
bulk-job-created-by = کس نے اپ لوڈ کی
bulk-job-created-at = اپ لوڈ کا وقت
bulk-job-rows = کامیاب قطاریں
bulk-job-title-at = بلک آرڈر، { $at }
bulk-job-made = اپ لوڈ: { $by }، { $at }
bulk-all-jobs = تمام بلک آرڈرز
bulk-job-ready = بکنگ کے لیے تیار
bulk-job-ready-with-errors = تیار، کچھ غلطیاں
bulk-job-no-row-ready = کوئی قطار بک نہیں ہو سکتی
bulk-job-being-placed = آرڈرز بک ہو رہے ہیں
bulk-job-placed = بک ہو گئے
bulk-job-placed-partly = بک ہوئے، کچھ غلطیاں
bulk-job-not-placed = بک نہیں ہوئے
bulk-job-unknown = نامعلوم
bulk-result-ready =
    { $count ->
        [0] کوئی آرڈر بکنگ کے لیے تیار نہیں
        [one] { $count } آرڈر بکنگ کے لیے تیار ہے
       *[other] { $count } آرڈرز بکنگ کے لیے تیار ہیں
    }
bulk-result-placed =
    { $count ->
        [0] کوئی آرڈر بک نہیں ہوا
        [one] { $count } آرڈر بک ہو گیا
       *[other] { $count } آرڈرز بک ہو گئے
    }
bulk-summary = بلک آرڈر کا خلاصہ
bulk-total-rows = کل قطاریں
bulk-total-to-be-placed = بک ہونے والے آرڈرز
bulk-total-placed = بک ہو چکے آرڈرز
bulk-total-errors = غلطیاں
bulk-rows = فائل کی قطاریں
bulk-rows-shown = دکھائی گئی قطاریں
bulk-show-all = سب
bulk-show-errors = غلطیاں
bulk-show-to-be-placed = بک ہونے ہیں
bulk-show-placed = بک ہو گئے
bulk-show-none = ایسی کوئی قطار نہیں۔
bulk-rows-number = قطار
bulk-rows-address = ڈیلیوری کا پتہ
bulk-rows-order = آرڈر کی تفصیل
bulk-rows-delivery = ڈیلیوری
bulk-row-to-be-placed = بک ہونا ہے
bulk-row-error = غلطی
bulk-row-placed = بک ہو گیا
bulk-row-not-placed = بک نہیں ہوا
bulk-row-unknown = نامعلوم
bulk-delivery-instant = فوراً
bulk-delivery-scheduled = شیڈول: { $at }
bulk-place =
    { $count ->
        [1] ایک آرڈر بک کریں
       *[other] { $count } آرڈرز بک کریں
    }
bulk-place-title =
    { $count ->
        [1] ایک آرڈر بک کریں؟
       *[other] { $count } آرڈرز بک کریں؟
    }
bulk-place-cash = کیش وصولی
bulk-place-points = پک اپ کہاں سے
bulk-place-left-out =
    { $count ->
        [1] ایک قطار چھوڑ دی جائے گی۔
       *[other] { $count } قطاریں چھوڑ دی جائیں گی۔
    }
bulk-place-for-good = رائیڈرز فوراً روانہ ہو جائیں گے۔ اس کے بعد آرڈرز ایک ایک کر کے ہی منسوخ ہو سکتے ہیں۔
bulk-place-not-yet = ابھی نہیں
bulk-placing = آرڈرز بک ہو رہے ہیں۔ یہ صفحہ چھوڑا جا سکتا ہے: کام جاری رہے گا۔
bulk-error-unknown = نامعلوم غلطی
bulk-address-not-found = پتہ نہیں ملا۔
bulk-address-inexact = پتہ پوری طرح واضح نہیں۔ سڑک، مکان نمبر اور شہر لکھیں، یا کوآرڈینیٹس۔
bulk-fee-changed = ڈیلیوری فیس بدل گئی ہے۔ اسے چیک کر کے آرڈر دوبارہ بک کریں۔
bulk-text-too-long = اس متن میں { $most } سے زیادہ حروف ہیں۔
bulk-text-unreadable = اس متن میں ایک حرف پڑھا نہیں جا سکتا۔ اسے دوبارہ لکھیں۔
