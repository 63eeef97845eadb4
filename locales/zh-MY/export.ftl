export-button = 导出
export-what = 所选日期和状态的所有订单
export-busy = 已有导出正在进行。要重新开始，请先取消。
export-format-xlsx = Excel工作簿
export-format-xlsx-hint = .xlsx，适合阅读和加总
export-format-csv = CSV档案
export-format-csv-hint = .csv，适合其他软件
export-csv-settings = CSV设定
export-csv-separator = 各栏分隔符号
export-csv-semicolon = 分号 ;
export-csv-comma = 逗号 ,
export-csv-tab = 制表符（Tab）
export-csv-decimal = 小数符号
export-csv-decimal-comma = 逗号：1250,50
export-csv-decimal-point = 小数点：1250.50
export-csv-byte-order-mark = 把档案标示为UTF-8（Excel需要）
export-progress =
    .aria-label = 导出
export-begun = 已开始导出。
export-so-far = 已导出{ $count }张订单
export-so-far-of = 已导出{ $count }张，共{ $total }张订单
export-reached = 追溯至{ $day }
export-cancel = 取消
export-halted =
    { $count ->
        [0] 导出在第一张订单之前停止了。
       *[other] 导出在{ $count }张订单之后停止了。
    }
export-go-on = 继续
export-start-over = 重新开始
export-failed = 无法写入档案。请检查网络连接和设备的剩余空间，然后重新开始。
export-saved = { $count }张订单已保存为{ $file }
export-nothing = 这段时间没有符合的订单。没有保存任何档案。
export-column-created = 下单时间（{ $zone }）
export-column-amount = 金额（{ $currency }）
export-column-fee = 外送费（{ $currency }）
export-column-delivered = { status-delivered }（{ $zone }）
export-column-minutes = { overview-time-title }（分钟）
export-column-voucher = 优惠券
