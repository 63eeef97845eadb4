export-button = 匯出
export-what = 所選日期及狀態的所有訂單
export-busy = 匯出正在進行。如要開始另一次匯出，請先取消。
export-format-xlsx = Excel檔案
export-format-xlsx-hint = .xlsx，供閱讀及加總
export-format-csv = CSV檔案
export-format-csv-hint = .csv，供其他程式使用
export-csv-settings = CSV設定
export-csv-separator = 欄位分隔符號
export-csv-semicolon = 分號 ;
export-csv-comma = 逗號 ,
export-csv-tab = Tab字元
export-csv-decimal = 小數符號
export-csv-decimal-comma = 逗號：1250,50
export-csv-decimal-point = 小數點：1250.50
export-csv-byte-order-mark = 把檔案標示為UTF-8（Excel需要）
export-progress =
    .aria-label = 匯出
export-begun = 匯出已開始。
export-so-far = 已匯出{ $count }張訂單
export-so-far-of = 已匯出{ $count }張訂單，共{ $total }張
export-reached = 最早至{ $day }
export-cancel = 取消
export-halted =
    { $count ->
        [0] 匯出在首張訂單前已停止。
       *[other] 匯出在{ $count }張訂單後已停止。
    }
export-go-on = 繼續
export-start-over = 重新開始
export-failed = 未能寫入檔案。請檢查連線及此裝置的可用空間，然後重新開始。
export-saved = 已將{ $count }張訂單儲存為{ $file }
export-nothing = 此期間沒有符合的訂單，沒有儲存檔案。

export-column-created = 下單時間（{ $zone }）
export-column-amount = 金額（{ $currency }）
export-column-fee = 運費（{ $currency }）
export-column-delivered = { status-delivered }（{ $zone }）
export-column-minutes = { overview-time-title }（分鐘）
export-column-voucher = 優惠碼
