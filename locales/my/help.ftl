help-open = အကူအညီ
help-title = အကူအညီစင်တာ
help-close =
    .aria-label = အကူအညီစင်တာ ပိတ်ရန်
help-back = နောက်သို့
help-center-failed = အကူအညီစင်တာ ဖွင့်ရာမှာ အမှားဖြစ်သွားပါတယ်။
