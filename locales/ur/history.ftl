history-range = دن
history-range-yesterday = گزشتہ کل
history-range-past-week = پچھلے 7 دن
history-range-past-month = پچھلے 30 دن
history-range-custom = دوسرے دن
history-today = آج کے آرڈرز “آرڈر ٹریکنگ” میں ہیں
history-from = پہلا دن
history-to = آخری دن
history-date-missing = کوئی دن منتخب کریں۔
history-date-not-a-day = درست تاریخ لکھیں۔
history-date-after-today = آنے والا دن منتخب نہ کریں۔
history-date-reversed = آخری دن پہلے دن سے پہلے نہیں ہو سکتا۔
history-date-too-long =
    { $days ->
        [one] ایک وقت میں زیادہ سے زیادہ { $days } دن۔
       *[other] ایک وقت میں زیادہ سے زیادہ { $days } دن۔
    }
history-status-any = تمام اسٹیٹس
history-status-delivered-late = دیر سے ڈیلیور شدہ
history-outlet-any = تمام پک اپ پوائنٹس
history-address-unreadable = اس لنک کا ایک حصہ پڑھا نہیں جا سکا، اسے چھوڑ دیا گیا۔
history-found =
    { $count ->
        [0] کوئی آرڈر نہیں
        [one] { $count } آرڈر
       *[other] { $count } آرڈرز
    }
history-found-so-far =
    { $count ->
        [0] اب تک کوئی آرڈر نہیں
        [one] اب تک { $count } آرڈر
       *[other] اب تک { $count } آرڈرز
    }
history-found-of =
    { $count ->
        [one] { $count } میں سے { $shown } آرڈر
       *[other] { $count } میں سے { $shown } آرڈرز
    }
history-searched-text =
    { $more ->
        [yes] اب تک لوڈ ہونے والے آرڈرز میں کوڈ، آرڈر نمبر، نام اور فون سے تلاش ہوئی۔ پیچھے تک دیکھنے کے لیے مزید دکھائیں۔
       *[no] ان دنوں کے تمام آرڈرز میں کوڈ، آرڈر نمبر، نام اور فون سے تلاش ہوئی۔
    }
history-searched-phone = ان دنوں میں { $phone } کے تمام آرڈرز۔
history-searched-order = آرڈر نمبر سے تلاش ہوئی، کوئی بھی دن اور اسٹیٹس ہو۔
history-searched-foreign-order = اس پک اپ پوائنٹ کے آرڈر نمبر “{ $vendor }-” سے شروع ہوتے ہیں۔ کسی اور کے لیے پہلے اسے اوپر منتخب کریں۔
history-empty-title = ان دنوں میں کوئی آرڈر نہیں
history-empty-text = دوسرے دن یا کوئی اور اسٹیٹس منتخب کریں۔
history-empty-page-title = ابھی تک کچھ نہیں ملا
history-empty-page-text = ان دنوں کے تازہ ترین آرڈرز میں کوئی نہیں ملا۔ ان سے پرانے آرڈرز بھی ہیں۔
history-resting-title = کون سے دن؟
history-resting-text = اوپر پہلا اور آخری دن منتخب کریں۔
history-all-statuses = تمام اسٹیٹس دکھائیں
history-show-more = مزید دکھائیں
history-kept = اوپر والے آرڈرز ویسے ہی رہیں گے۔
history-table = پچھلے آرڈرز
history-column-created = بکنگ کا وقت
history-column-phone = فون
history-column-amount = رقم
history-column-fee = فیس
history-column-duration = دورانیہ
history-total-all =
    { $count ->
        [one] کل { $count } آرڈر
       *[other] کل { $count } آرڈرز
    }
history-total-amounts = رقم
error-cant-retrieve-past-orders = پچھلے آرڈرز لوڈ نہیں ہو سکے۔ { $because }
