command-palette = 所有指令
command-placeholder = 您想做甚麼？或輸入訂單編號、姓名或電話…
command-none = 沒有符合的項目。請減少字數再試。
command-late = 其餘內容尚未載入。請檢查連線，載入後會立即在此顯示。
command-found = { $count }個符合項目
command-group-here = 此畫面
command-group-go = 前往
command-group-settings = 平台設定
command-request = 召喚速遞員
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

command-single-keys = 以單一字母作快捷鍵
command-single-keys-hint = 只在文字欄位以外有效。如妨礙語音輸入或螢幕閱讀器，請關閉此功能。
command-choose-order = 請先選擇訂單。
