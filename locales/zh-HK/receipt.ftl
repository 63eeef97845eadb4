receipt-title = 送遞收據
receipt-evidence-title = 送遞收據及時間記錄
receipt-page-title = 收據{ $orderId }
receipt-loading = 正在查找收據…
receipt-back = 返回訂單
receipt-print = 列印
receipt-with-timeline = 附所有步驟
receipt-label = 列印標籤
receipt-label-a6 = A6標籤
receipt-label-a6-hint = 105 × 148毫米
receipt-label-roll = 紙卷標籤
receipt-label-roll-hint = 闊80毫米，適用於熱感打印機
receipt-open = 收據
receipt-open-evidence = 索償證明文件
receipt-returned = 已退回寄件人
receipt-under-way = 訂單仍在進行中，收據於訂單完結後才完整。
receipt-minutes-taken = 需時{ $minutes }分鐘
receipt-order = 訂單內容
receipt-placed = 下單時間
receipt-planned = 預約時間
receipt-ended = 完結時間
receipt-timeline = 所有步驟
receipt-step = 步驟
receipt-moment = 時間
receipt-took = 需時
receipt-minutes = { $minutes }分鐘
receipt-proof-collection = 取件證明
receipt-proof-delivery = 送達證明
receipt-proof-return = 退回證明
receipt-code = 前往此訂單追蹤頁面的二維碼
receipt-scan = 掃描以追蹤訂單
receipt-failed =
    未能載入收據。{ $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
