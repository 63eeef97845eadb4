paste-open = پیغام پیسٹ کریں
paste-offer = پیسٹ کیا ہوا پیغام پڑھیں
paste-title = پیغام سے تفصیل لیں
paste-text = گاہک کا پیغام پیسٹ کریں۔ یہ صرف اسی ڈیوائس پر پڑھا جاتا ہے، اور ابھی کچھ بک نہیں ہوتا۔
paste-message = پیغام
paste-placeholder = نام، فون، پتہ، رقم – جیسا آیا ویسا ہی
paste-proposals = ملی ہوئی تفصیل
paste-found =
    { $count ->
        [one] { $count } چیز پڑھی گئی۔ استعمال سے پہلے چیک کر لیں۔
       *[other] { $count } چیزیں پڑھی گئیں۔ استعمال سے پہلے چیک کر لیں۔
    }
paste-reading = پیغام پڑھا جا رہا ہے…
paste-not-read = یہ پیغام پڑھا نہیں جا سکا۔ اپنا انٹرنیٹ کنکشن چیک کر کے دوبارہ کوشش کریں۔
paste-nothing-yet = پیغام میں ملنے والی تفصیل یہاں نظر آئے گی۔
paste-nothing-found = اس متن میں کوئی تفصیل نہیں ملی۔ فارم خود بھی بھرا جا سکتا ہے۔
paste-place = نقشے پر پن
paste-take-field = استعمال کریں: { $field }
paste-keeps-typed = آپ کا لکھا ہوا رہے گا: { $typed }
paste-replaces-typed = آپ کا لکھا ہوا ہٹ جائے گا: { $typed }
paste-unsure = واضح نہیں کہ کون سی رقم مراد ہے: { $written }۔ خود لکھ دیں۔
paste-short-link = نقشے کے اس لنک میں لوکیشن نہیں ہے۔ پہلے لنک کھولیں، پھر نقشے سے لمبا لنک کاپی کریں۔
paste-keys = استعمال کے لیے { $keys }
paste-take = تفصیل استعمال کریں
prefill-filled = لنک سے بھرا گیا – بک کرنے سے پہلے چیک کر لیں
prefill-clear = صاف کریں
prefill-offered = لنک میں آپ کے لکھے ہوئے سے مختلف معلومات ہیں۔
prefill-use = لنک کی معلومات لیں
prefill-keep = میری معلومات رکھیں
prefill-ignored =
    { $count ->
        [1] لنک کی ایک چیز پڑھی نہیں جا سکی، اسے چھوڑ دیا گیا: { $names }
       *[other] لنک کی کچھ چیزیں پڑھی نہیں جا سکیں، انہیں چھوڑ دیا گیا: { $names }
    }
