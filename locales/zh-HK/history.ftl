history-range = 日期
history-range-yesterday = 昨日
history-range-past-week = 過去7日
history-range-past-month = 過去30日
history-range-custom = 其他日期
history-today = 今日的訂單請看「訂單追蹤」
history-from = 開始日期
history-to = 結束日期
history-date-missing = 請選擇日期。
history-date-not-a-day = 請輸入有效日期。
history-date-after-today = 請勿選擇未來日期。
history-date-reversed = 結束日期不可早於開始日期。
history-date-too-long = 每次最多{ $days }日。
history-status-any = 所有狀態
history-status-delivered-late = 逾時送達
history-outlet-any = 所有取件地點
history-address-unreadable = 網址有部分內容無法讀取，已略過。

history-found =
    { $count ->
        [0] 沒有訂單
       *[other] { $count }張訂單
    }
history-found-so-far =
    { $count ->
        [0] 暫未找到訂單
       *[other] 已載入{ $count }張訂單
    }
history-found-of = 顯示{ $shown }張，共{ $count }張訂單
history-searched-text =
    { $more ->
        [yes] 已按代碼、訂單編號、姓名及電話，搜尋目前載入的訂單。按「顯示更多」以查找更早的訂單。
       *[no] 已按代碼、訂單編號、姓名及電話，搜尋這些日期的所有訂單。
    }
history-searched-phone = { $phone }在這些日期的所有訂單。
history-searched-order = 已按訂單編號搜尋，不限日期及狀態。
history-searched-foreign-order = 此取件地點的訂單編號以「{ $vendor }-」開頭。如要查找其他取件地點的訂單，請先在上方選擇。
history-empty-title = 這些日期沒有訂單
history-empty-text = 請選擇其他日期或狀態。
history-empty-page-title = 尚未有符合的訂單
history-empty-page-text = 這些日期最新的訂單均不符合。另有較早的訂單。
history-resting-title = 查看哪些日期？
history-resting-text = 請在上方選擇開始及結束日期。
history-all-statuses = 顯示所有狀態
history-show-more = 顯示更多
history-kept = 以上訂單維持不變。

history-table = 過往訂單
history-column-created = 下單時間
history-column-phone = 電話
history-column-amount = 金額
history-column-fee = 運費
history-column-duration = 送達需時
history-total-all = 全部{ $count }張訂單
history-total-amounts = 金額

error-cant-retrieve-past-orders = 未能載入過往訂單。{ $because }
