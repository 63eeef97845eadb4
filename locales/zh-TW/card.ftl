card-title = 刷卡付款
card-continue = 前往付款
card-starting = 正在準備付款…
card-pay = 支付{ $amount }並呼叫外送員
card-paying = 付款中…
card-amount = 應付金額：
card-choose = 付款卡片
card-new = 新卡片
card-until = 有效期限至{ $expiry }
card-number = 卡號
card-expiry = 有效期限
card-expiry-placeholder = MM/YY
card-code = 安全碼
card-code-hint = { $digits ->
    [4] 卡片正面的四位數字
   *[other] 卡片背面的三位數字
}
card-name = 持卡人姓名
card-save = 儲存這張卡片供下次使用
card-save-hint = 我們只保留末四碼與有效期限。
card-safe = 您的卡片資料在這台裝置上加密，只有金流服務商能讀取。
card-back = 返回填寫資料
card-choice-missing = 請選擇卡片。
card-number-missing = 請輸入卡號。
card-number-invalid = 卡號不正確。請檢查數字。
card-expiry-invalid = 請輸入月份與年份，例如04/31。
card-expired = 這張卡片已過期。
card-code-missing = 請輸入安全碼。
card-code-invalid = { $digits ->
    [4] 安全碼為四位數字。
   *[other] 安全碼為三位數字。
}
card-name-missing = 請輸入持卡人姓名。
card-confirming = 正在處理您的付款…
card-checking = 正在確認付款是否成功。
card-do-not-pay-again = 請勿重複付款。請不要關閉此頁面，結果會顯示在這裡。
card-bank = 發卡銀行需要驗證您的身分。
card-bank-go = 前往銀行頁面
card-unpaid-declined = 發卡銀行未核准這張卡片。未向您扣款。
card-unpaid-insufficient-funds = 這張卡片的餘額或額度不足。未向您扣款。
card-unpaid-left = 您已離開銀行頁面。未向您扣款。
card-unpaid-expired = 驗證時間過長。未向您扣款。
card-unpaid-failed = 付款未完成。未向您扣款。
card-not-encrypted = 這台裝置無法加密卡片資料，因此沒有送出。未向您扣款。
card-try-another = 尚未呼叫外送員。您可以改用其他卡片。
error-payment-init = 無法開始付款。
error-payment-intent-creation = 無法準備這筆訂單的付款。
error-payment-unavailable = 目前這裡無法刷卡付款。
error-payment-required = 請先刷卡支付這筆訂單。
error-payment-card-unreadable = 金流服務商無法讀取卡片。請重新輸入。
