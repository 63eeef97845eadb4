command-palette = تمام کمانڈز
command-placeholder = کیا کرنا ہے؟ یا آرڈر نمبر، نام، فون لکھیں…
command-none = کچھ نہیں ملا۔ کم حروف لکھ کر دیکھیں۔
command-late = باقی ابھی لوڈ نہیں ہوا۔ اپنا کنکشن چیک کریں؛ لوڈ ہوتے ہی یہاں نظر آئے گا۔
command-found =
    { $count ->
        [one] { $count } نتیجہ
       *[other] { $count } نتائج
    }
command-group-here = اس اسکرین پر
command-group-go = یہاں جائیں
command-group-settings = پورٹل
command-request = نیا آرڈر بک کریں
command-search = آرڈر تلاش کریں
command-find-orders = “{ $query }” والے آرڈرز تلاش کریں
command-open-order = آرڈر { $orderId } کھولیں
command-branch = پک اپ پوائنٹ: { $name } ({ $id })
command-section =
    یہاں جائیں: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = ایک حرف والے شارٹ کٹس
command-single-keys-hint = صرف لکھنے کے خانوں سے باہر۔ اگر بول کر لکھنے یا اسکرین ریڈر میں رکاوٹ بنیں تو بند کر دیں۔
command-choose-order = پہلے کوئی آرڈر منتخب کریں۔
