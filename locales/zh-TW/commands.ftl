command-palette = 所有指令
command-placeholder = 想做什麼？也可輸入訂單編號、姓名或電話…
command-none = 沒有符合的結果。請減少輸入的字。
command-late = 其餘內容尚未載入。請檢查網路連線；載入後會立即顯示在這裡。
command-found = { $count }個結果
command-group-here = 此畫面
command-group-go = 前往
command-group-settings = 網站設定
command-request = 呼叫外送員
command-search = 搜尋訂單
command-find-orders = 搜尋含「{ $query }」的訂單
command-open-order = 開啟訂單{ $orderId }
command-branch = 取件地點：{ $name }（{ $id }）
command-section =
    前往：{ $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = 單一字母快速鍵
command-single-keys-hint = 僅在文字欄位以外有效。若影響語音輸入或螢幕報讀軟體，請關閉。
command-choose-order = 請先選擇訂單。
