order-tracking-title = 訂單追蹤
order-search-label = 搜尋訂單
order-search =
    .placeholder = 姓名、電話、代碼或訂單編號
order-search-short =
    .placeholder = 搜尋
order-lists = 依進度分類的訂單
order-list-new = 新訂單
order-list-scheduled = 預約
order-list-collected = 已取件
order-list-delivered = 已送達
order-list-cancelled = 已取消
order-list-results = 搜尋結果
order-list-needing = { $count }筆需要處理
order-live = 即時
order-connecting = 連線中
order-reconnecting = 重新連線中
order-updated-ago = { $ago }更新
order-waiting = 顯示{ $count }筆新訂單
order-status = 狀態
order-column-time = 下單時間
order-column-amount = 代收金額
order-scheduled-for = 預約{ $time }
order-nothing-to-collect = 不需代收
order-announce-one = { $customer }的訂單：{ $status }
order-announce-several = { $count }筆訂單有異動
order-empty-new-title = 沒有新訂單
order-empty-new-text = 呼叫外送員後，訂單會立即顯示在這裡。
order-empty-scheduled-title = 沒有預約訂單
order-empty-scheduled-text = 今天稍後與未來兩天的預約訂單會先放在這裡。
order-empty-collected-title = 沒有外送中的訂單
order-empty-collected-text = 外送員取件後，您可以在這裡追蹤訂單。
order-empty-delivered-title = 今天還沒有送達的訂單
order-empty-delivered-text = 今天送達與退回的訂單會顯示在這裡。
order-empty-cancelled-title = 今天沒有取消的訂單
order-empty-cancelled-text = 一切順利。
order-empty-results-title = 沒有符合的訂單
order-empty-results-text = 只會搜尋目前的訂單。請試試部分姓名、電話號碼、代碼或訂單編號。
order-clear-search = 清除搜尋
order-lists-kept = 上方清單可能不是最新資料。
order-details =
    .aria-label = 訂單詳情
order-details-none-title = 選擇訂單
order-details-none-text = 這裡會顯示訂單進度、外送員與顧客資料。
order-details-close =
    .aria-label = 關閉詳情
order-details-back =
    .aria-label = 返回清單
order-not-found-title = 找不到這筆訂單
order-not-found-text = 這筆訂單可能屬於其他取件地點，或網址有誤。
order-code = 訂單代碼
order-number = 訂單編號
order-copy-number =
    .aria-label = 複製訂單編號
order-copy-failed = 無法複製。請選取文字，自行複製。
order-more-actions = 更多動作
order-share-tracking-text = 在這裡追蹤您的訂單：
order-placed-at = 下單時間：{ $time }
order-progress = 進度
order-rider = 外送員
order-rider-none = 尚無外送員
order-rider-seen = 位置更新：{ $ago }
order-call =
    .aria-label = 撥打電話給{ $name }，{ $phone }
order-customer = 顧客
order-recipient-notes = 顧客留言（透過追蹤連結）
order-cold-bag = 保冷袋
order-payment = 付款方式
order-payment-paid = 已付款
order-cancelled-because = 原因：{ $reason }
order-pin-destination = 顧客：{ $name }
order-map-failed = 無法顯示地圖。完整資訊列在下方。
order-cancel = 取消訂單
order-cancel-refused-too-early = 訂單受理後才能取消。
order-cancel-refused-within-grace = 付款剛完成確認，{ $left }後可以取消。
order-cancel-refused-too-far-along = 外送員已在處理這筆訂單，無法在此取消。
order-cancel-refused-delayed = 延誤的訂單無法在此取消。
order-cancel-refused-finished = 這筆訂單已結束。
order-cancel-refused-unknown-status = 這筆訂單的狀態不明，無法在此取消。
order-cancel-title = 要取消{ $customer }的訂單嗎？
order-cancel-text = 我們會通知外送員與顧客。取消後無法復原。
order-cancel-why = 為什麼要取消？
order-cancel-reason-customer-cancelled = 顧客取消
order-cancel-reason-item-unavailable = 物品缺貨
order-cancel-reason-wrong-details = 資料有誤
order-cancel-reason-delay-too-long = 等候太久
order-cancel-reason-other = 其他原因
order-cancel-words = 請簡單說明
order-cancel-words-left = 還可輸入{ $count }個字元
order-cancel-words-over = 超過{ $count }個字元
order-cancel-problem-reason-missing = 請選擇原因。
order-cancel-problem-text-missing = 請簡單說明原因。
order-cancel-problem-text-too-long = 請縮短到200個字元以內。
order-cancel-keep = 保留訂單
order-was-cancelled = { $customer }的訂單已取消。
action-attempt-cancel = 正在取消訂單…
error-cant-retrieve-current-orders =
    無法載入目前的訂單。{ $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
error-cant-cancel-order =
    無法取消訂單。{ $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
        [moved-on] 訂單狀態已經改變。
       *[said] { $message }
    }
error-cant-read-order =
    無法開啟這筆訂單。{ $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
order-address = 地址
