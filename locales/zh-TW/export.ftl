export-button = 匯出
export-what = 所選日期與狀態的所有訂單
export-busy = 已有匯出作業進行中。若要重新開始，請先取消。
export-format-xlsx = Excel活頁簿
export-format-xlsx-hint = .xlsx，適合閱讀與加總
export-format-csv = CSV檔案
export-format-csv-hint = .csv，適合其他程式
export-csv-settings = CSV設定
export-csv-separator = 欄位分隔符號
export-csv-semicolon = 分號 ;
export-csv-comma = 逗號 ,
export-csv-tab = 定位字元（Tab）
export-csv-decimal = 小數符號
export-csv-decimal-comma = 逗號：1250,50
export-csv-decimal-point = 小數點：1250.50
export-csv-byte-order-mark = 將檔案標示為UTF-8（Excel需要）
export-progress =
    .aria-label = 匯出
export-begun = 已開始匯出。
export-so-far = 已匯出{ $count }筆訂單
export-so-far-of = 已匯出{ $count }筆，共{ $total }筆訂單
export-reached = 回溯至{ $day }
export-cancel = 取消
export-halted =
    { $count ->
        [0] 匯出在第一筆訂單前停止。
       *[other] 匯出在{ $count }筆訂單後停止。
    }
export-go-on = 繼續
export-start-over = 重新開始
export-failed = 無法寫入檔案。請檢查網路連線與裝置的可用空間，然後重新開始。
export-saved = 已將{ $count }筆訂單儲存為{ $file }
export-nothing = 這段期間沒有符合的訂單。未儲存任何檔案。
export-column-created = 下單時間（{ $zone }）
export-column-amount = 金額（{ $currency }）
export-column-fee = 外送費（{ $currency }）
export-column-delivered = { status-delivered }（{ $zone }）
export-column-minutes = { overview-time-title }（分鐘）
export-column-voucher = 優惠券
