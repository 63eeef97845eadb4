receipt-title = 外送單據
receipt-evidence-title = 外送單據（含歷程）
receipt-page-title = 外送單據{ $orderId }
receipt-loading = 正在查詢單據…
receipt-back = 返回訂單
receipt-print = 列印
receipt-with-timeline = 包含每個步驟
receipt-label = 列印標籤
receipt-label-a6 = A6標籤
receipt-label-a6-hint = 105 × 148公釐
receipt-label-roll = 捲筒標籤
receipt-label-roll-hint = 寬80公釐，適用感熱式印表機
receipt-open = 外送單據
receipt-open-evidence = 佐證資料
receipt-returned = 已退回寄件人
receipt-under-way = 訂單進行中：結束後單據才完整。
receipt-minutes-taken = 歷時{ $minutes }分鐘
receipt-order = 訂單內容
receipt-placed = 下單時間
receipt-planned = 預約時間
receipt-ended = 結束時間
receipt-timeline = 每個步驟
receipt-step = 步驟
receipt-moment = 時間
receipt-took = 歷時
receipt-minutes = { $minutes }分鐘
receipt-proof-collection = 取件證明
receipt-proof-delivery = 送達證明
receipt-proof-return = 退回證明
receipt-code = 可開啟此訂單追蹤頁面的QR Code
receipt-scan = 掃描即可追蹤訂單
receipt-failed =
    無法載入單據。{ $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
