edit-order-action = تبدیل کریں
edit-title = آرڈر تبدیل کریں
edit-banner = { $name } کے آرڈر میں تبدیلی ({ $day })
edit-cancel = تبدیلی چھوڑیں
edit-not-available = آرڈرز یہاں تبدیل نہیں ہو سکتے۔ یہ نیا آرڈر ہوگا۔
edit-nothing-changed = محفوظ کرنے کے لیے کوئی تبدیلی نہیں۔
edit-lock-customer = آرڈر کا گاہک نہیں بدلا جا سکتا
edit-lock-settled = آرڈر بک ہوتے وقت طے ہو گیا
edit-lock-status = اس مرحلے پر یہ نہیں بدلا جا سکتا
edit-moved-on = آپ کے کھولنے کے بعد یہ آرڈر آگے بڑھ چکا ہے اور اب تبدیل نہیں ہو سکتا۔
edit-moved-on-kept = آپ نے جو لکھا ہے وہ صفحہ چھوڑنے تک یہاں محفوظ ہے۔
edit-follow = یہ آرڈر ٹریک کریں
edit-new-request = دوسرا رائیڈر بلائیں
edit-locked-title = یہ آرڈر اب تبدیل نہیں ہو سکتا
edit-locked-text = آرڈر { $orderId } اب تبدیل نہیں ہو سکتا۔ اسے ٹریک کریں یا دوسرا رائیڈر بلائیں۔
edit-unreadable-title = یہ آرڈر نہیں کھل سکا
edit-not-found = اس پک اپ پوائنٹ پر آرڈر { $orderId } موجود نہیں۔
edit-changes =
    { $count ->
        [0] تبدیلیاں
        [one] { $count } تبدیلی
       *[other] { $count } تبدیلیاں
    }
edit-changes-none = ابھی کوئی تبدیلی نہیں۔
edit-change-position = نقشے پر جگہ
edit-change-nothing = کچھ نہیں
edit-change-before = پہلے:
edit-change-after = اب:
edit-change-moved = { $distance } سرکائی گئی
edit-fee-more = { $amount } زیادہ
edit-fee-less = { $amount } کم
edit-fee-changed-text = پہلے { $before } تھی، اب { $after } ہے۔ نئی فیس کے ساتھ تبدیلیاں محفوظ کریں؟
edit-fee-changed-accept = { $after } میں محفوظ کریں
edit-fee-changed-refuse = محفوظ نہ کریں
edit-kept-charge-title = فرق کی رقم واپس نہیں ہوگی
request-updated = آرڈر اپ ڈیٹ ہو گیا!
request-not-updated = یہ آرڈر اپ ڈیٹ نہیں ہو سکا
again-action = دوبارہ بک کریں
again-banner = { $name } کے لیے دوبارہ آرڈر ({ $day })
again-banner-hint = فیس کا نیا حساب ہوگا۔ سامان اور اس کی مالیت چیک کر لیں۔
again-cancel = خالی فارم سے شروع کریں
again-check = { $day } کے آرڈر سے – چیک کر لیں
request-placed-elsewhere = یہ آرڈر دوسرے ٹیب میں بک ہو چکا ہے، اس لیے دوبارہ بک نہیں ہوا۔ آرڈر یہ ہے۔
edit-kept-charge = آپ نے کارڈ سے { $paid } ادا کیے تھے۔ ڈیلیوری اب { $fee } کی ہے، اور { $left } کا فرق واپس نہیں ہوگا۔
