overview-title = 總覽
overview-all-days = 顯示這幾天的全部訂單
overview-parts = 顯示內容
overview-part-figures = 數據
overview-part-charts = 圖表
overview-part-outlets = 取件地點
overview-part-days = 表格
overview-around = 前後日期：{ $range }
overview-as-table = 數據表格
overview-before =
    { $days ->
        [1] 前一天
        [7] 前一週
       *[other] 前{ $days }天
    }
overview-change-orders-more = 比{ overview-before }多{ $by }筆
overview-change-orders-less = 比{ overview-before }少{ $by }筆
overview-change-time-more = 比{ overview-before }慢{ $by }分鐘
overview-change-time-less = 比{ overview-before }快{ $by }分鐘
overview-change-fees-more = 比{ overview-before }多{ $by }
overview-change-fees-less = 比{ overview-before }少{ $by }
overview-change-same = 與{ overview-before }相同
overview-change-none = { overview-before }沒有訂單
overview-show-only = 只顯示
overview-all-count = 全部：{ $count }
overview-late-count = 逾時送達：{ $count }
overview-orders-title = 每日訂單
overview-delivered-count = 已送達或已退回：{ $count }
overview-cancelled-count = 已取消：{ $count }
overview-day-orders = { $day }。訂單：{ $orders }，已送達：{ $delivered }，已取消：{ $cancelled }
overview-time-title = 送達所需時間
overview-time-caption = 一半的訂單比這更快。10筆中有9筆在{ $minutes }分鐘內送達。
overview-time-none = 沒有送達的訂單。
overview-day-time = { $day }。中位數：{ $median }分鐘。90%在{ $ninetieth }分鐘內送達
overview-day-time-none = { $day }。沒有送達的訂單
overview-fees-caption = 折扣後金額，不含已取消的訂單。
overview-day-fees = { $day }。外送費：{ $fees }
overview-cancelled-caption = 占所有訂單的{ $percent }%。
overview-cancelled-none = 沒有取消的訂單。
overview-reason-wrong-details = 資料有誤
overview-reason-delay-too-long = 等候太久
overview-reason-other = 其他原因
overview-reason-unstated = 未說明原因
overview-reason-stalled = 無人接單
overview-column-day = 日期
overview-column-late = 逾時
overview-column-median = 中位數（分鐘）
overview-column-ninetieth = 90%所需（分鐘）
overview-column-fees = 外送費
