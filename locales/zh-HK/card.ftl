card-title = 以信用卡付款
card-continue = 繼續付款
card-starting = 正在準備付款…
card-pay = 支付{ $amount }並召喚速遞員
card-paying = 正在付款…
card-amount = 現需支付：
card-choose = 選用信用卡
card-new = 新信用卡
card-until = 有效期至{ $expiry }
card-number = 信用卡號碼
card-expiry = 有效期至
card-expiry-placeholder = MM/YY
card-code = 安全碼
card-code-hint = { $digits ->
    [4] 卡面的四位數字
   *[other] 卡背的三位數字
}
card-name = 持卡人姓名
card-save = 儲存此信用卡，方便下次使用
card-save-hint = 我們只會保留信用卡號碼的最後四位數字及有效期。
card-safe = 信用卡資料已在此裝置加密，只有付款服務商可以讀取。
card-back = 返回訂單資料
card-choice-missing = 請選擇信用卡。
card-number-missing = 請輸入信用卡號碼。
card-number-invalid = 信用卡號碼無效。請核對數字。
card-expiry-invalid = 請輸入月份及年份，例如04/31。
card-expired = 此信用卡已過期。
card-code-missing = 請輸入安全碼。
card-code-invalid = { $digits ->
    [4] 安全碼為四位數字。
   *[other] 安全碼為三位數字。
}
card-name-missing = 請輸入持卡人姓名。

card-confirming = 正在處理付款…
card-checking = 正在查核付款是否成功。
card-do-not-pay-again = 請勿重複付款。請勿關閉此頁面，結果會在此顯示。
card-bank = 銀行需要核實您的身份。
card-bank-go = 前往銀行頁面
card-unpaid-declined = 銀行拒絕此信用卡。並未扣款。
card-unpaid-insufficient-funds = 此信用卡的可用餘額不足。並未扣款。
card-unpaid-left = 您已離開銀行頁面。並未扣款。
card-unpaid-expired = 驗證時間過長。並未扣款。
card-unpaid-failed = 付款未能完成。並未扣款。
card-not-encrypted = 此裝置未能加密信用卡資料，因此沒有傳送。並未扣款。
card-try-another = 尚未召喚速遞員。您可試用其他信用卡。
error-payment-init = 未能開始付款。
error-payment-intent-creation = 未能為此訂單準備付款。
error-payment-unavailable = 此處暫時不能以信用卡付款。
error-payment-required = 請先以信用卡支付此訂單。
error-payment-card-unreadable = 付款服務商未能讀取信用卡資料。請重新輸入。
