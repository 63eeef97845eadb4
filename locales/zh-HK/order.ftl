order-tracking-title = 訂單追蹤
order-search-label = 搜尋訂單
order-search =
    .placeholder = 姓名、電話、代碼或訂單編號
order-search-short =
    .placeholder = 搜尋
order-lists = 按進度分類的訂單
order-list-new = 新訂單
order-list-scheduled = 預約
order-list-collected = 已取件
order-list-delivered = 已送達
order-list-cancelled = 已取消
order-list-results = 搜尋結果
order-list-needing = { $count }張需要處理
order-live = 即時
order-connecting = 連線中
order-reconnecting = 重新連線中
order-updated-ago = { $ago }更新
order-waiting = 顯示{ $count }張新訂單
order-status = 狀態
order-column-time = 下單時間
order-column-amount = 代收金額
order-scheduled-for = 預約{ $time }
order-nothing-to-collect = 無需收款
order-announce-one = { $customer }的訂單：{ $status }
order-announce-several = { $count }張訂單有更新
order-empty-new-title = 沒有新訂單
order-empty-new-text = 召喚速遞員後，訂單會立即在此顯示。
order-empty-scheduled-title = 沒有預約訂單
order-empty-scheduled-text = 今日稍後及未來兩日的訂單，會在此等候至預約時間。
order-empty-collected-title = 沒有送遞中的訂單
order-empty-collected-text = 速遞員取件後，您可在此追蹤訂單。
order-empty-delivered-title = 今日尚未有訂單送達
order-empty-delivered-text = 今日已送達及已退回的訂單會在此顯示。
order-empty-cancelled-title = 今日沒有取消的訂單
order-empty-cancelled-text = 一切順利。
order-empty-results-title = 沒有符合的訂單
order-empty-results-text = 只會搜尋目前的訂單。請試用部分姓名、電話號碼、代碼或訂單編號。
order-clear-search = 清除搜尋
order-lists-kept = 以上列表可能不是最新資料。

order-details =
    .aria-label = 訂單詳情
order-details-none-title = 請選擇訂單
order-details-none-text = 訂單進度、速遞員及顧客資料會在此顯示。
order-details-close =
    .aria-label = 關閉詳情
order-details-back =
    .aria-label = 返回列表
order-not-found-title = 找不到此訂單
order-not-found-text = 訂單可能屬於另一個取件地點，或網址有誤。
order-code = 訂單代碼
order-number = 訂單編號
order-copy-number =
    .aria-label = 複製訂單編號
order-copy-failed = 未能複製。請自行選取文字再複製。
order-more-actions = 更多操作
order-share-tracking-text = 請按以下連結追蹤訂單：
order-placed-at = { $time }下單
order-progress = 進度
order-rider = 速遞員
order-rider-none = 尚未有速遞員
order-rider-seen = 最後位置更新：{ $ago }
order-call =
    .aria-label = 致電{ $name }，{ $phone }
order-customer = 顧客
order-recipient-notes = 顧客經追蹤連結留言
order-cold-bag = 保冷袋
order-payment = 付款
order-payment-paid = 已付款
order-cancelled-because = 原因：{ $reason }
order-pin-destination = 顧客：{ $name }
order-map-failed = 未能顯示地圖。所有資料已列於下方。

order-cancel = 取消訂單
order-cancel-refused-too-early = 訂單獲接收後方可取消。
order-cancel-refused-within-grace = 付款剛剛確認，{ $left }後可以取消。
order-cancel-refused-too-far-along = 速遞員已在處理此訂單，因此不能在此取消。
order-cancel-refused-delayed = 延誤的訂單不能在此取消。
order-cancel-refused-finished = 此訂單已完結。
order-cancel-refused-unknown-status = 此訂單狀態不明，因此不能在此取消。
order-cancel-title = 取消{ $customer }的訂單？
order-cancel-text = 我們會通知速遞員及顧客。取消後無法還原。
order-cancel-why = 為何取消？
order-cancel-reason-customer-cancelled = 顧客取消
order-cancel-reason-item-unavailable = 物品缺貨
order-cancel-reason-wrong-details = 資料有誤
order-cancel-reason-delay-too-long = 等候太久
order-cancel-reason-other = 其他原因
order-cancel-words = 請說明原因
order-cancel-words-left = 尚可輸入{ $count }個字元
order-cancel-words-over = 超出{ $count }個字元
order-cancel-problem-reason-missing = 請選擇原因。
order-cancel-problem-text-missing = 請簡述原因。
order-cancel-problem-text-too-long = 請縮短至200個字元以內。
order-cancel-keep = 保留訂單
order-was-cancelled = { $customer }的訂單已取消。
action-attempt-cancel = 正在取消訂單…

error-cant-retrieve-current-orders =
    未能載入目前的訂單。{ $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
error-cant-cancel-order =
    未能取消訂單。{ $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
        [moved-on] 訂單狀態已有更改。
       *[said] { $message }
    }
error-cant-read-order =
    未能開啟此訂單。{ $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
order-address = 地址
