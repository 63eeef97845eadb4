address-origin-title = رائیڈرز آپ کے آرڈرز کہاں سے پک اپ کریں؟
address-origin-lead = { $name } کا ابھی کوئی پتہ نہیں۔ پتہ لکھیں یا نقشے پر پن لگائیں تاکہ رائیڈرز آپ تک پہنچ سکیں۔ یہ صرف ایک بار کرنا ہے۔
address-origin-change-title = پک اپ پوائنٹ بدلیں
address-origin-change-lead = { $name } کا نیا پتہ اب سے تمام آرڈرز پر لاگو ہوگا۔ گاہک کی جو تفصیل آپ نے لکھی ہے وہ محفوظ رہے گی۔
address-origin-change = بدلیں
address-origin-change-label = پک اپ پوائنٹ بدلیں
address-origin-text = پک اپ پوائنٹ کا پتہ
address-origin-map = پک اپ پوائنٹ کا نقشہ
address-origin-map-hint = پک اپ پوائنٹ کے لیے نقشے پر کلک کریں یا پن کھینچیں۔
address-origin-notes-placeholder = پچھلا دروازہ، کاؤنٹر پر گھنٹی، پارکنگ کی جگہ…
address-postal-code = پوسٹل کوڈ
address-city = شہر
address-origin-save = پتہ محفوظ کریں
address-origin-keep = ایسے ہی رہنے دیں
address-no-coordinates = نقشے پر یہ پتہ نہیں ملا۔
address-saved = پتہ محفوظ ہو گیا
address-not-saved = پتہ محفوظ نہیں ہو سکا
address-not-updated = پتہ نہیں بدلا جا سکا۔
address-details-kept = یہ آپ نے پچھلے پتے کے لیے لکھا تھا، چیک کر لیں: { $fields }
address-options-list = ملنے والے گاہک اور جگہیں
address-options-found =
    { $count ->
        [one] { $count } تجویز۔ منتخب کرنے کے لیے تیر والی کیز استعمال کریں۔
       *[other] { $count } تجاویز۔ منتخب کرنے کے لیے تیر والی کیز استعمال کریں۔
    }
address-customers-group = آپ کے گاہک
address-places-group = جگہیں
address-last-customers = حالیہ گاہک
address-customer-used =
    { $count ->
        [1] ایک آرڈر گیا
       *[other] { $count } آرڈرز گئے
    }
address-customers-failed = آپ کے محفوظ گاہکوں میں تلاش نہیں ہو سکی۔
address-pin-away = پن اس پتے سے { $distance } دور ہے۔
address-pin-at = پن کی جگہ: { $address }
address-pin-take = پن والا پتہ استعمال کریں
address-pin-move = پن اس پتے پر لے جائیں
address-known = اس فون نمبر کے ساتھ محفوظ
address-known-fill = خالی خانے بھریں
address-known-replace = بدلیں
address-known-decline = یہ گاہک نہیں
address-customer-save = یہ گاہک محفوظ کریں
address-customer-update = محفوظ گاہک اپ ڈیٹ کریں
address-customer-saved = آپ کے گاہکوں میں ہے
address-customer-saved-now = آپ کے گاہکوں میں محفوظ ہو گیا
address-customer-not-saved-because = گاہک محفوظ نہیں ہو سکا: { $reason }
address-customers-title = گاہک
address-customers-search = اپنے گاہکوں میں تلاش کریں
address-customers-placeholder = نام، گلی یا فون کے آخری ہندسے
address-customers-hint = کم از کم دو حروف لکھیں: نام، گلی یا فون نمبر کے آخری ہندسے۔
address-customers-searching = آپ کے گاہکوں میں تلاش ہو رہی ہے…
address-customers-none = “{ $text }” کے لیے کوئی نہیں ملا۔
address-customers-count =
    { $count ->
        [one] { $count } گاہک ملا
       *[other] { $count } گاہک ملے
    }
address-use = استعمال کریں
address-customer-use-label = { $name } کے لیے ڈیلیوری
address-customer-edit = { $name } کی تفصیل بدلیں
address-customer-remove = { $name } کو حذف کریں
address-customer-remove-question = { $name } کو اپنے گاہکوں سے حذف کریں؟
address-customer-remove-yes = حذف کریں
address-customer-remove-keep = رہنے دیں
address-customer-place-kept = متن بدلنے سے پن نہیں ہلتی۔ پن ہلانے کے لیے کوئی اور جگہ منتخب کریں۔
address-cancel = رہنے دیں
address-customer-changed = { $name } کی تفصیل بدل گئی۔
address-customer-removed = { $name } کو آپ کے گاہکوں سے حذف کر دیا گیا۔
address-customer-not-removed = گاہک حذف نہیں ہو سکا: { $reason }
