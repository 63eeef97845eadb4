overview-title = 总览
overview-all-days = 显示这些日期的全部订单
overview-parts = 显示内容
overview-part-figures = 数据
overview-part-charts = 图表
overview-part-outlets = 取件地点
overview-part-days = 数据表
overview-around = 前后的日期：{ $range }
overview-as-table = 数据表
overview-before =
    { $days ->
        [1] 前一天
        [7] 前一个星期
       *[other] 之前{ $days }天
    }
overview-change-orders-more = 比{ overview-before }多{ $by }张
overview-change-orders-less = 比{ overview-before }少{ $by }张
overview-change-time-more = 比{ overview-before }慢{ $by }分钟
overview-change-time-less = 比{ overview-before }快{ $by }分钟
overview-change-fees-more = 比{ overview-before }多{ $by }
overview-change-fees-less = 比{ overview-before }少{ $by }
overview-change-same = 与{ overview-before }相同
overview-change-none = { overview-before }没有订单
overview-show-only = 只显示
overview-all-count = 全部：{ $count }
overview-late-count = 逾时送达：{ $count }
overview-orders-title = 每天的订单
overview-delivered-count = 已送达或已退回：{ $count }
overview-cancelled-count = 已取消：{ $count }
overview-day-orders = { $day }。订单：{ $orders }，已送达：{ $delivered }，已取消：{ $cancelled }
overview-time-title = 送达用时
overview-time-caption = 一半的订单比这更快。每10张有9张在{ $minutes }分钟内送达。
overview-time-none = 没有送达的订单。
overview-day-time = { $day }。中位数：{ $median }分钟。90%在{ $ninetieth }分钟内送达
overview-day-time-none = { $day }。没有送达的订单
overview-fees-caption = 折扣后的金额，不包括已取消的订单。
overview-day-fees = { $day }。外送费：{ $fees }
overview-cancelled-caption = 占所有订单的{ $percent }%。
overview-cancelled-none = 没有取消的订单。
overview-reason-wrong-details = 资料有误
overview-reason-delay-too-long = 等太久
overview-reason-other = 其他原因
overview-reason-unstated = 没说明原因
overview-reason-stalled = 无人接单
overview-column-day = 日期
overview-column-late = 逾时
overview-column-median = 中位数（分钟）
overview-column-ninetieth = 90%用时（分钟）
overview-column-fees = 外送费
