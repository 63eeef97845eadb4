order-tracking-title = အော်ဒါခြေရာခံရန်
order-search-label = အော်ဒါများ ရှာရန်
order-search =
    .placeholder = အမည်၊ ဖုန်း၊ ကုဒ် သို့မဟုတ် အော်ဒါနံပါတ်
order-search-short =
    .placeholder = ရှာရန်
order-lists = အဆင့်အလိုက် အော်ဒါများ
order-list-new = အသစ်
order-list-scheduled = ကြိုတင်အော်ဒါ
order-list-collected = ရိုက်ဒါယူပြီး
order-list-delivered = ပို့ပြီး
order-list-cancelled = ပယ်ဖျက်ပြီး
order-list-results = ရှာတွေ့
order-list-needing = စစ်ဆေးရန်လို { $count } ခု
order-live = တိုက်ရိုက်
order-connecting = ချိတ်ဆက်နေဆဲ
order-reconnecting = ပြန်ချိတ်ဆက်နေဆဲ
order-updated-ago = နောက်ဆုံးအပ်ဒိတ်: { $ago }
order-waiting = အော်ဒါအသစ် { $count } ခု ပြမည်
order-status = အခြေအနေ
order-column-time = တင်ချိန်
order-column-amount = ကောက်ခံရန်
order-scheduled-for = { $time } အတွက်
order-nothing-to-collect = ကောက်ခံရန်ငွေ မရှိပါ
order-announce-one = { $customer } အတွက် အော်ဒါ: { $status }
order-announce-several = အော်ဒါ { $count } ခု ပြောင်းလဲသွားပါပြီ
order-empty-new-title = အော်ဒါအသစ် မရှိပါ
order-empty-new-text = ရိုက်ဒါခေါ်လိုက်တာနဲ့ အော်ဒါကို ဒီမှာ ချက်ချင်း မြင်ရပါမယ်။
order-empty-scheduled-title = ကြိုတင်အော်ဒါ မရှိပါ
order-empty-scheduled-text = ဒီနေ့ နောက်ပိုင်းနဲ့ နောက်နှစ်ရက်အတွက် အော်ဒါတွေကို အချိန်မရောက်ခင်အထိ ဒီမှာ ပြထားပါမယ်။
order-empty-collected-title = လမ်းမှာ အော်ဒါ မရှိသေးပါ
order-empty-collected-text = ရိုက်ဒါက အော်ဒါကို ယူပြီးတာနဲ့ ဒီမှာ ခြေရာခံနိုင်ပါတယ်။
order-empty-delivered-title = ဒီနေ့ ပို့ပြီးတဲ့ အော်ဒါ မရှိသေးပါ
order-empty-delivered-text = ဒီနေ့ ပို့ပြီးတဲ့ အော်ဒါနဲ့ ပြန်အပ်ပြီးတဲ့ အော်ဒါတွေကို ဒီမှာ စုပြပါမယ်။
order-empty-cancelled-title = ဒီနေ့ ပယ်ဖျက်ထားတဲ့ အော်ဒါ မရှိပါ
order-empty-cancelled-text = အားလုံး အဆင်ပြေနေပါတယ်။
order-empty-results-title = ကိုက်ညီတဲ့ အော်ဒါ မရှိပါ
order-empty-results-text = လက်ရှိ အော်ဒါတွေထဲမှာသာ ရှာပေးပါတယ်။ အမည် တစ်စိတ်တစ်ပိုင်း၊ ဖုန်းနံပါတ်၊ ကုဒ် သို့မဟုတ် အော်ဒါနံပါတ်နဲ့ ရှာကြည့်ပါ။
order-clear-search = ရှာဖွေမှု ရှင်းမည်
order-lists-kept = အပေါ်က စာရင်းတွေက နောက်ဆုံးအခြေအနေ မဟုတ်တာ ဖြစ်နိုင်ပါတယ်။
order-details =
    .aria-label = အော်ဒါ အသေးစိတ်
order-details-none-title = အော်ဒါတစ်ခု ရွေးပါ
order-details-none-text = အော်ဒါရဲ့ အဆင့်၊ ရိုက်ဒါနဲ့ ဝယ်သူကို ဒီမှာ ပြပေးပါမယ်။
order-details-close =
    .aria-label = အသေးစိတ် ပိတ်ရန်
order-details-back =
    .aria-label = စာရင်းသို့ ပြန်သွားရန်
order-not-found-title = ဒီအော်ဒါကို ရှာမတွေ့ပါ
order-not-found-text = တခြား ပစ္စည်းယူရန်နေရာရဲ့ အော်ဒါ ဖြစ်နိုင်ပါတယ်။ ဒါမှမဟုတ် ဝဘ်လိပ်စာ စာလုံးမှားနေတာ ဖြစ်နိုင်ပါတယ်။
order-code = အော်ဒါကုဒ်
order-number = အော်ဒါနံပါတ်
order-copy-number =
    .aria-label = အော်ဒါနံပါတ် ကူးယူရန်
order-copy-failed = ကူးယူလို့ မရပါဘူး။ စာကို ရွေးပြီး ကိုယ်တိုင် ကူးယူပါ။
order-more-actions = တခြား လုပ်ဆောင်ချက်များ
order-share-tracking-text = သင့်အော်ဒါကို ဒီမှာ ခြေရာခံနိုင်ပါတယ်:
order-placed-at = တင်ချိန်: { $time }
order-progress = အဆင့်
order-rider = ရိုက်ဒါ
order-rider-none = ရိုက်ဒါ မရသေးပါ
order-rider-seen = နောက်ဆုံးတွေ့ချိန်: { $ago }
order-call =
    .aria-label = { $name } ထံ ဖုန်းဆက်ရန်၊ { $phone }
order-customer = ဝယ်သူ
order-recipient-notes = ဝယ်သူက ခြေရာခံလင့်ခ်ကနေ ရေးထားချက်
order-cold-bag = အအေးထိန်းအိတ်
order-payment = ငွေပေးချေမှု
order-payment-paid = ငွေချေပြီး
order-cancelled-because = အကြောင်းရင်း: { $reason }
order-pin-destination = ဝယ်သူ: { $name }
order-map-failed = မြေပုံ ပြလို့မရပါဘူး။ မြေပုံပေါ်က အချက်အလက်အားလုံးကို အောက်မှာ ဖော်ပြထားပါတယ်။
order-cancel = အော်ဒါ ပယ်ဖျက်မည်
order-cancel-refused-too-early = အော်ဒါဝင်ပြီးမှ ပယ်ဖျက်နိုင်ပါတယ်။
order-cancel-refused-within-grace = ငွေပေးချေမှုကို အခုလေးတင် အတည်ပြုထားပါတယ်။ { $left } ကြာရင် ပယ်ဖျက်နိုင်ပါတယ်။
order-cancel-refused-too-far-along = ရိုက်ဒါက ဒီအော်ဒါကို ဆောင်ရွက်နေပြီမို့ ဒီမှာ ပယ်ဖျက်လို့မရပါဘူး။
order-cancel-refused-delayed = နောက်ကျနေတဲ့ အော်ဒါကို ဒီမှာ ပယ်ဖျက်လို့မရပါဘူး။
order-cancel-refused-finished = ဒီအော်ဒါ ပြီးဆုံးသွားပါပြီ။
order-cancel-refused-unknown-status = ဒီအော်ဒါရဲ့ အခြေအနေကို မသိရလို့ ဒီမှာ ပယ်ဖျက်လို့မရပါဘူး။
order-cancel-title = { $customer } အတွက် အော်ဒါကို ပယ်ဖျက်လိုပါသလား?
order-cancel-text = ရိုက်ဒါနဲ့ ဝယ်သူကို အသိပေးပါမယ်။ ပယ်ဖျက်ပြီးရင် ပြန်ရုပ်သိမ်းလို့မရပါဘူး။
order-cancel-why = ဘာကြောင့် ပယ်ဖျက်တာပါလဲ?
order-cancel-reason-customer-cancelled = ဝယ်သူက ပယ်ဖျက်လို့
order-cancel-reason-item-unavailable = ပစ္စည်း မရှိလို့
order-cancel-reason-wrong-details = အချက်အလက် မှားလို့
order-cancel-reason-delay-too-long = ကြာလွန်းလို့
order-cancel-reason-other = တခြား အကြောင်းရင်း
order-cancel-words = အကြောင်းရင်း ရေးရန်
order-cancel-words-left = စာလုံး { $count } လုံး ရေးနိုင်ပါသေးတယ်
order-cancel-words-over = စာလုံး { $count } လုံး ပိုနေပါတယ်
order-cancel-problem-reason-missing = အကြောင်းရင်း ရွေးပါ။
order-cancel-problem-text-missing = ဘာကြောင့်လဲဆိုတာ အတိုချုံး ရေးပေးပါ။
order-cancel-problem-text-too-long = စာလုံး 200 အထိ လျှော့ရေးပါ။
order-cancel-keep = မပယ်ဖျက်ပါ
order-was-cancelled = { $customer } အတွက် အော်ဒါကို ပယ်ဖျက်ပြီးပါပြီ။
action-attempt-cancel = အော်ဒါကို ပယ်ဖျက်နေပါတယ်…
error-cant-retrieve-current-orders =
    လက်ရှိ အော်ဒါတွေကို ဖွင့်လို့မရပါဘူး။ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
error-cant-cancel-order =
    အော်ဒါကို ပယ်ဖျက်လို့မရပါဘူး။ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
        [moved-on] အော်ဒါရဲ့ အခြေအနေ ပြောင်းသွားပါပြီ။
       *[said] { $message }
    }
error-cant-read-order =
    ဒီအော်ဒါကို ဖွင့်လို့မရပါဘူး။ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
order-address = လိပ်စာ
