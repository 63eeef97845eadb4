history-range = 日期
history-range-yesterday = 昨天
history-range-past-week = 過去7天
history-range-past-month = 過去30天
history-range-custom = 其他日期
history-today = 今天的訂單請見「訂單追蹤」
history-from = 開始日期
history-to = 結束日期
history-date-missing = 請選擇日期。
history-date-not-a-day = 請輸入有效的日期。
history-date-after-today = 請選擇今天或更早的日期。
history-date-reversed = 結束日期不可早於開始日期。
history-date-too-long = 一次最多{ $days }天。
history-status-any = 所有狀態
history-status-delivered-late = 逾時送達
history-outlet-any = 所有取件地點
history-address-unreadable = 網址中有部分內容無法讀取，已略過。
history-found =
    { $count ->
        [0] 沒有訂單
       *[other] { $count }筆訂單
    }
history-found-so-far =
    { $count ->
        [0] 尚未找到訂單
       *[other] 已載入{ $count }筆訂單
    }
history-found-of = { $count }筆訂單中的{ $shown }筆
history-searched-text =
    { $more ->
        [yes] 已在目前載入的訂單中，依代碼、訂單編號、姓名與電話搜尋。顯示更多即可搜尋更早的訂單。
       *[no] 已在這幾天的所有訂單中，依代碼、訂單編號、姓名與電話搜尋。
    }
history-searched-phone = { $phone }在這幾天的所有訂單。
history-searched-order = 依訂單編號搜尋，不限日期與狀態。
history-searched-foreign-order = 這個取件地點的訂單編號以「{ $vendor }-」開頭。若要搜尋其他地點，請先在上方選擇。
history-empty-title = 這幾天沒有訂單
history-empty-text = 請選擇其他日期或其他狀態。
history-empty-page-title = 目前沒有符合的訂單
history-empty-page-text = 這幾天較新的訂單都不符合，還有更早的訂單。
history-resting-title = 要看哪幾天？
history-resting-text = 請在上方選擇開始與結束日期。
history-all-statuses = 顯示所有狀態
history-show-more = 顯示更多
history-kept = 上方的訂單維持不變。
history-table = 歷史訂單
history-column-created = 下單時間
history-column-phone = 電話
history-column-amount = 金額
history-column-fee = 外送費
history-column-duration = 送達所需
history-total-all = 全部{ $count }筆訂單
history-total-amounts = 金額
error-cant-retrieve-past-orders = 無法載入歷史訂單。{ $because }
