card-title = کارڈ سے ادائیگی
card-continue = ادائیگی کی طرف جائیں
card-starting = ادائیگی کی تیاری ہو رہی ہے…
card-pay = { $amount } ادا کریں اور رائیڈر بلائیں
card-paying = ادائیگی ہو رہی ہے…
card-amount = ابھی ادا کرنا ہے:
card-choose = کس کارڈ سے ادا کریں
card-new = نیا کارڈ
card-until = { $expiry } تک کارآمد
card-number = کارڈ نمبر
card-expiry = ایکسپائری کی تاریخ
card-expiry-placeholder = MM/YY
card-code = سیکیورٹی کوڈ
card-code-hint = { $digits ->
    [4] کارڈ کے سامنے لکھے چار ہندسے
   *[other] کارڈ کے پیچھے لکھے تین ہندسے
}
card-name = کارڈ پر لکھا نام
card-save = یہ کارڈ اگلی بار کے لیے محفوظ کریں
card-save-hint = ہم صرف آخری چار ہندسے اور ایکسپائری کی تاریخ محفوظ رکھتے ہیں۔
card-safe = آپ کا کارڈ اسی ڈیوائس پر انکرپٹ ہو جاتا ہے۔ اسے صرف ادائیگی کی کمپنی پڑھ سکتی ہے۔
card-back = تفصیل پر واپس جائیں
card-choice-missing = کوئی کارڈ منتخب کریں۔
card-number-missing = کارڈ نمبر لکھیں۔
card-number-invalid = یہ کارڈ نمبر نہیں ہے۔ ہندسے چیک کریں۔
card-expiry-invalid = مہینہ اور سال اس طرح لکھیں: 04/31
card-expired = اس کارڈ کی مدت ختم ہو چکی ہے۔
card-code-missing = سیکیورٹی کوڈ لکھیں۔
card-code-invalid = { $digits ->
    [4] سیکیورٹی کوڈ میں چار ہندسے ہوتے ہیں۔
   *[other] سیکیورٹی کوڈ میں تین ہندسے ہوتے ہیں۔
}
card-name-missing = کارڈ پر لکھا نام لکھیں۔
card-confirming = آپ کی ادائیگی ہو رہی ہے…
card-checking = ہم چیک کر رہے ہیں کہ آپ کی ادائیگی ہوئی یا نہیں۔
card-do-not-pay-again = دوبارہ ادائیگی نہ کریں۔ یہ صفحہ کھلا رکھیں، نتیجہ یہیں نظر آئے گا۔
card-bank = آپ کا بینک تصدیق کرنا چاہتا ہے کہ یہ آپ ہی ہیں۔
card-bank-go = اپنے بینک کے صفحے پر جائیں
card-unpaid-declined = آپ کے بینک نے کارڈ قبول نہیں کیا۔ آپ سے کوئی رقم نہیں لی گئی۔
card-unpaid-insufficient-funds = اس کارڈ میں رقم کافی نہیں۔ آپ سے کوئی رقم نہیں لی گئی۔
card-unpaid-left = بینک کا صفحہ چھوڑ دیا گیا۔ آپ سے کوئی رقم نہیں لی گئی۔
card-unpaid-expired = تصدیق میں بہت دیر ہو گئی۔ آپ سے کوئی رقم نہیں لی گئی۔
card-unpaid-failed = ادائیگی نہیں ہو سکی۔ آپ سے کوئی رقم نہیں لی گئی۔
card-not-encrypted = یہ ڈیوائس کارڈ کو انکرپٹ نہیں کر سکی، اس لیے ہم نے اسے نہیں بھیجا۔ آپ سے کوئی رقم نہیں لی گئی۔
card-try-another = ابھی کوئی رائیڈر نہیں بلایا گیا۔ دوسرا کارڈ آزما کر دیکھیں۔
error-payment-init = ادائیگی شروع نہیں ہو سکی۔
error-payment-intent-creation = اس آرڈر کی ادائیگی کی تیاری نہیں ہو سکی۔
error-payment-unavailable = کارڈ سے ادائیگی یہاں اس وقت دستیاب نہیں۔
error-payment-required = پہلے اس آرڈر کی ادائیگی کارڈ سے کریں۔
error-payment-card-unreadable = ادائیگی کی کمپنی کارڈ نہیں پڑھ سکی۔ تفصیل دوبارہ لکھیں۔
