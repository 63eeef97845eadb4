guest-sender-title = بھیجنے والے کی تفصیل
guest-sender-lead = رائیڈر اور ہماری ٹیم انہی کے ذریعے آپ سے رابطہ کریں گے، صرف اس آرڈر کے لیے۔
guest-sender-name = آپ کا نام
guest-sender-phone = آپ کا فون نمبر
guest-sender-email = آپ کا ای میل ایڈریس
guest-origin-title = پک اپ کہاں سے کرنا ہے؟
guest-origin-lead = جگہ تلاش کریں، یا نقشے پر منتخب کریں۔
guest-origin-save = جاری رکھیں
