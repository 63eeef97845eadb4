bulk-column-phone-number = ဖုန်းနံပါတ်
bulk-column-unit = အခန်းနံပါတ်
bulk-column-payment-type = ငွေပေးချေနည်း
bulk-column-deliver-at = ပို့ဆောင်ချိန်
bulk-payment-paid = ငွေချေပြီး
bulk-payment-online = အွန်လိုင်းနဲ့ ငွေချေပြီး
bulk-collection-point-unknown = ဒီအမည်နဲ့ ပစ္စည်းယူရန်နေရာ မရှိပါဘူး။ တစ်ခုရွေးပါ၊ ဒါမှမဟုတ် အကွက်ကို အလွတ်ထားပါ။
bulk-payment-type-unknown = ဒီငွေပေးချေနည်း မရှိပါဘူး။ တစ်ခုရွေးပါ။
bulk-time-unreadable = အချိန်ကို { $forms } လို ရေးပါ။ အမြန်ဆုံး ပို့လိုရင် အကွက်ကို အလွတ်ထားပါ။
bulk-time-without-day = ဒီအချိန်မှာ နေ့ရက် မပါပါဘူး။ { $forms } လို ရေးပါ။
bulk-phone-several = ဖုန်းနံပါတ် တစ်ခုထက် ပိုနေပါတယ်။ ဖုန်းဆက်ရမယ့် နံပါတ်ကိုသာ ထားပါ။
bulk-cell-error = ဒါက ဇယားရဲ့ အမှားဖြစ်ပြီး ဖြည့်ရမယ့် အချက်အလက် မဟုတ်ပါဘူး။ အချက်အလက် ရိုက်ထည့်ပါ၊ ဒါမှမဟုတ် အကွက်ကို ရှင်းပါ။
bulk-cell-without-result = ဒီဖော်မြူလာမှာ အဖြေ မရှိသေးပါဘူး။ ဖိုင်ကို ဇယားပရိုဂရမ်နဲ့ ဖွင့်ပြီး သိမ်းပါ၊ ဒါမှမဟုတ် အဖြေကို ဒီမှာ ရိုက်ထည့်ပါ။
bulk-row-repeats = ဒီအတန်းက အတန်း { $row } နဲ့ တူနေပါတယ်။
bulk-row-ordered-today = ဒီအတန်းက ဒီနေ့ အော်ဒါ { $order } နဲ့ တူနေပုံရပါတယ်။
bulk-row-hidden = ဒီအတန်းကို သင့်ဖိုင်ထဲမှာ ဖျောက်ထား (သို့) ခြစ်ထားပါတယ်။
bulk-row-closed = သင့်ဖိုင်ထဲက ဒီအော်ဒါရဲ့ အခြေအနေ: { $state }။
bulk-row-zero = ဒီအတန်းရဲ့ အကွက်တစ်ခုမှာ 0 ပဲ ရှိပါတယ်။ အကွက်လွတ်ကို ညွှန်းတဲ့ ဖော်မြူလာက 0 ပြပါတယ်။ မမှန်ရင် 0 ကို ဖျက်ပါ။
bulkfile-choose = Excel ဖိုင် ရွေးပါ
bulkfile-drop = သို့မဟုတ် ဒီနေရာကို ဆွဲထည့်ပါ
bulkfile-accepted = အများဆုံး 5 MB ရှိ XLSX ဖိုင်၊ အော်ဒါ { $rows } ခုအထိ၊ တစ်တန်းကို အော်ဒါတစ်ခု
bulkfile-checked-here = ဘာမှ မတင်ခင် အတန်းတိုင်းကို သင့်မျက်နှာပြင်ပေါ်မှာ အရင်စစ်ပေးပါတယ်။
bulkfile-template = ပုံစံဖိုင် ဒေါင်းလုဒ်
bulkfile-template-hint = လိုအပ်တဲ့ ကော်လံတွေ ပါပြီးသားမို့ ဖြည့်ရုံပါပဲ။
bulkfile-template-example = နမူနာ
bulkfile-template-columns = ကော်လံများ
bulkfile-others = တစ်ခါကို ဖိုင်တစ်ခုပဲ ရပါတယ်။ { $name } ကို သုံးပါမယ်။
bulk-format-invalid = ဖိုင်အမျိုးအစား မမှန်ပါဘူး။
bulk-format-csv = ဒါက စာသားဖိုင် (CSV) ပါ။ ဇယားပရိုဂရမ်နဲ့ ဖွင့်ပြီး Excel ဖိုင် (.xlsx) အဖြစ် သိမ်းပါ။
bulk-format-xls = ဒါက Excel ဖိုင်ဟောင်း (.xls) ပါ။ Excel ဖိုင် (.xlsx) အဖြစ် သိမ်းပါ။
bulk-format-password = ဖိုင်ကို စကားဝှက်နဲ့ ပိတ်ထားပါတယ်။ စကားဝှက်မပါဘဲ သိမ်းပါ။
bulk-format-damaged = ဖိုင် ပျက်နေပါတယ်။ ဇယားပရိုဂရမ်နဲ့ ဖွင့်ပြီး ပြန်သိမ်းပါ။
bulk-format-other = ဒါက Excel ဖိုင် မဟုတ်ပါဘူး။ Excel ဖိုင် (.xlsx) အဖြစ် သိမ်းပါ။
bulk-file-too-large = ဖိုင်က 5 MB ထက် မကြီးရပါဘူး။
bulk-no-rows = ဒီဖိုင်ထဲမှာ အော်ဒါ မတွေ့ပါဘူး။ အတန်းတစ်တန်းမှာ ကော်လံအမည်တွေ ပါရပြီး အဲဒီအောက်က တစ်တန်းစီက အော်ဒါတစ်ခုစီ ဖြစ်ပါတယ်။
bulk-too-many-rows = ဒီဖိုင်မှာ အတန်း { $rows } တန်း ရှိပါတယ်။ တစ်ခါကို အများဆုံး { $most } ခုသာ တင်နိုင်လို့ ဖိုင်ခွဲပါ။
bulk-columns-missing =
    { $count ->
        [1] ကော်လံတစ်ခု မပါပါဘူး: { $columns }။ ပုံစံဖိုင်မှာ အားလုံး ပါပါတယ်။
       *[other] ဒီကော်လံတွေ မပါပါဘူး: { $columns }။ ပုံစံဖိုင်မှာ အားလုံး ပါပါတယ်။
    }
bulk-sheets-looked-at = ဒီ Sheet တွေထဲမှာ ရှာကြည့်ပါတယ်: { $sheets }။
bulk-examples-not-read = { $sheets } Sheet ထဲမှာ အတန်းတွေ ရှိပေမယ့် နမူနာအတွက် Sheet ဖြစ်ပါတယ်။ အော်ဒါတွေကို ပထမ Sheet ကို ရွှေ့၊ ဖိုင်ကို သိမ်းပြီး ပြန်ရွေးပါ။
bulk-columns-alike = ဒီကော်လံတွေက အဓိပ္ပာယ်တူပေမယ့် ရေးထားတာ မတူပါဘူး: { $columns }။ တစ်ခုပဲ ထားပါ၊ ဒါမှမဟုတ် ကျန်တာတွေကို အမည်ပြောင်းပါ။
bulk-too-many-columns = ဒီဖိုင် ကျယ်လွန်းပါတယ်။ ကော်လံ { $most } နောက်မှာ တစ်ခုခု ရှိနေပါတယ်။ မလိုတဲ့ ကော်လံတွေကို ဖျက်ပါ။
bulk-sheets-hidden = ဒီဖိုင်ရဲ့ Sheet အားလုံးကို ဖျောက်ထားပါတယ်: { $sheets }။ အော်ဒါတွေပါတဲ့ Sheet ကို ပြန်ဖော်၊ ဖိုင်ကို သိမ်းပြီး ပြန်ရွေးပါ။
bulk-rows-hidden =
    { $rows ->
        [1] ဒီဖိုင်ရဲ့ တစ်ခုတည်းသော အော်ဒါက ဖျောက်ထားတဲ့ (သို့) ခြစ်ထားတဲ့ အတန်းမှာ ရှိနေပါတယ်။ ပြန်ဖော်၊ ဖိုင်ကို သိမ်းပြီး ပြန်ရွေးပါ။
       *[other] ဒီဖိုင်ရဲ့ အော်ဒါ { $rows } ခုလုံးက ဖျောက်ထားတဲ့ (သို့) ခြစ်ထားတဲ့ အတန်းတွေမှာ ရှိနေပါတယ်။ ပြန်ဖော်၊ ဖိုင်ကို သိမ်းပြီး ပြန်ရွေးပါ။
    }
bulk-rows-closed = ဒီဖိုင်ထဲက အော်ဒါအားလုံး ပြီးဆုံးသွားပါပြီ၊ အခြေအနေ: { $states }။ ဒါပေမယ့် တင်ချင်သေးရင် အခြေအနေ ကော်လံကို ဖျက်၊ ဖိုင်ကို သိမ်းပြီး ပြန်ရွေးပါ။
bulkfile-not-opened = ဇယားဖတ်တဲ့ ပရိုဂရမ်ကို ဖွင့်လို့မရပါဘူး။ အင်တာနက်လိုင်း စစ်ပြီး ထပ်ကြိုးစားပါ။
bulkfile-reading = { $name } ကို ဖတ်နေပါတယ်…
bulkfile-checking = စစ်ပြီးတဲ့ အတန်း: { $rows } အနက် { $checked }
bulkfile-sending = { $name } မှာ အမှား မရှိပါဘူး။ ပေးပို့နေပါတယ်…
bulkfile-ready-not-sent = { $name } ကို ပေးပို့လို့မရပါဘူး။ ဖိုင်မှာ အမှား မရှိတဲ့အတွက် ထပ်ပေးပို့နိုင်ပါတယ်။
bulkfile-send-again = ထပ်ပေးပို့မည်
bulkfile-read = ဖတ်ထားတာများ
bulkfile-read-sheet = Sheet { $sheet }၊ ကော်လံအမည်တွေက အတန်း { $row } မှာ
bulkfile-read-other-sheets =
    { $count ->
        [1] { $sheets } Sheet ကို မဖတ်ပါဘူး။
       *[other] ဒီ Sheet တွေကို မဖတ်ပါဘူး: { $sheets }။
    }
bulkfile-read-column = ကော်လံ { $letter }
bulkfile-left-out =
    { $count ->
        [1] ဒီကော်လံကို ချန်ထားပါတယ်: { $columns }။
       *[other] ကော်လံ { $count } ခုကို ချန်ထားပါတယ်: { $columns }။
    }
bulkfile-left-out-more = နောက်ထပ် { $count } ခု
bulkfile-read-hidden-columns = သင့်ဖိုင်ထဲမှာ ဖျောက်ထားပေမယ့် ဖတ်ထားပါတယ်: { $columns }။
bulkfile-hidden-left-out = သင့်ဖိုင်ထဲမှာ ဖျောက်ထားတဲ့ (သို့) ခြစ်ထားတဲ့ အတန်း { $count } တန်းကို ချန်ထားပါတယ်။
bulkfile-closed-left-out = အခြေအနေကြောင့် ချန်ထားတဲ့ အတန်းများ: { $count } ({ $states })။
bulkfile-hidden-too = ဒီအတန်းတွေကိုပါ တင်မည်
bulkfile-title = { $name } ကို စစ်ဆေးပါ
bulkfile-rows = အတန်း { $count } တန်း
bulkfile-faults =
    { $count ->
        [0] အမှား မရှိပါ
       *[other] အမှား { $count } ခု
    }
bulkfile-concerns = ပြန်ကြည့်ရန် အတန်း { $count } တန်း
bulkfile-next-fault = နောက်အမှား
bulkfile-faulty-only = အမှားပါတဲ့ အတန်းများသာ
bulkfile-remove-repeats =
    { $count ->
        [1] ထပ်နေတဲ့ အတန်းကို ဖယ်ရှားမည်
       *[other] ထပ်နေတဲ့ အတန်း { $count } တန်းကို ဖယ်ရှားမည်
    }
bulkfile-grid = ဖိုင်ထဲက အော်ဒါများ
bulkfile-keys = Enter နဲ့ အကွက်ကို ပြင်၊ Ctrl + Z နဲ့ ပြန်ရုပ်သိမ်း၊ F8 နဲ့ နောက်အမှားကို သွားနိုင်ပါတယ်။ ဇယားထဲက အကွက်တွေကို ကူးထည့်နိုင်ပါတယ်။
bulkfile-row = အတန်း { $row }
bulkfile-cell = အတန်း { $row }၊ { $column }
bulkfile-cell-fine = ဒီမှာ အမှား မရှိပါဘူး။
bulkfile-cell-empty = အလွတ်
bulkfile-remove-row = အတန်း ဖယ်ရှားမည်
bulkfile-remove-row-of = အတန်း { $row } ကို ဖယ်ရှားရန်
bulkfile-own-point = ရွေးထားတဲ့ ပစ္စည်းယူရန်နေရာ
bulkfile-no-choice = ရွေးပါ
bulkfile-fill-for = အတန်း { $count } တန်း ဒီလိုပဲ မှားနေပါတယ်။
bulkfile-fill-with = အားလုံးအတွက် အတူတူ
bulkfile-fill = ဖြည့်မည်
bulkfile-card-all = အကွက်အားလုံး
bulkfile-card-fewer = အကွက် လျှော့ပြရန်
bulkfile-no-rows-left = အတန်းအားလုံး ဖယ်ရှားပြီးပါပြီ။ ပြန်ရုပ်သိမ်းပါ၊ ဒါမှမဟုတ် တခြားဖိုင် ရွေးပါ။
bulkfile-none-faulty = အခု အမှားပါတဲ့ အတန်း မရှိတော့ပါဘူး။
bulkfile-send = အတန်း { $count } တန်း ပေးပို့မည်
bulkfile-send-faulty = အမှားများနဲ့ ပေးပို့မည်
bulkfile-send-anyway = ဒီအတိုင်း ပေးပို့မည်
bulkfile-keep-on = ဆက်ပြင်မည်
bulkfile-ask-send = အတန်း { $count } တန်းမှာ အမှား ရှိနေပါသေးတယ်။ အဲဒီအတန်းအတွက် အော်ဒါ မတင်ပါဘူး။ ကျန်အတန်းအားလုံးကို တင်နိုင်ပါတယ်။
bulkfile-ask-leave = ပြင်ထားတာတွေ ပျောက်သွားပါမယ်။
bulkfile-leave-anyway = ပြင်ဆင်ချက် စွန့်ပယ်မည်
bulkfile-not-sent = အတန်းတွေကို ပေးပို့လို့မရပါဘူး။ ပြင်ထားတာတွေ မပျောက်ပါဘူး။
bulkfile-said-left =
    { $count ->
        [0] အမှား မရှိတော့ပါဘူး။
       *[other] အမှား { $count } ခု ကျန်ပါတယ်။
    }
bulkfile-said-pasted = အကွက် { $count } ကွက် ကူးထည့်ပြီးပါပြီ။
bulkfile-said-filled = အတန်း { $count } တန်းအတွက် ဖြည့်ပြီးပါပြီ။
bulkfile-said-undone = ပြန်ရုပ်သိမ်းပြီးပါပြီ။
bulkfile-said-removed = အတန်း { $row } ကို ဖယ်ရှားပြီးပါပြီ။
bulkfile-said-repeats-removed = ထပ်နေတဲ့ အတန်း { $count } တန်းကို ဖယ်ရှားပြီးပါပြီ။
