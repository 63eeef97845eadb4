history-range = 日期
history-range-yesterday = 昨天
history-range-past-week = 过去7天
history-range-past-month = 过去30天
history-range-custom = 其他日期
history-today = 今天的订单在“订单追踪”
history-from = 第一天
history-to = 最后一天
history-date-missing = 请选择日期。
history-date-not-a-day = 请输入有效的日期。
history-date-after-today = 请选择今天或之前的日期。
history-date-reversed = 最后一天不可早于第一天。
history-date-too-long = 一次最多{ $days }天。
history-status-any = 所有状态
history-status-delivered-late = 逾时送达
history-outlet-any = 所有取件地点
history-address-unreadable = 网址中有一部分无法读取，已跳过。
history-found =
    { $count ->
        [0] 没有订单
       *[other] { $count }张订单
    }
history-found-so-far =
    { $count ->
        [0] 还没找到订单
       *[other] 已载入{ $count }张订单
    }
history-found-of = { $count }张订单中的{ $shown }张
history-searched-text =
    { $more ->
        [yes] 已在目前载入的订单中，按代码、订单编号、姓名和电话搜索。按“显示更多”可以搜索更早的订单。
       *[no] 已在这些日期的所有订单中，按代码、订单编号、姓名和电话搜索。
    }
history-searched-phone = { $phone }在这些日期的所有订单。
history-searched-order = 已按订单编号搜索，不限日期和状态。
history-searched-foreign-order = 这个取件地点的订单编号以“{ $vendor }-”开头。要搜索另一个取件地点，请先在上面选择。
history-empty-title = 这些日期没有订单
history-empty-text = 请选择其他日期或其他状态。
history-empty-page-title = 目前没有符合的订单
history-empty-page-text = 这些日期最新的订单都不符合，还有更早的订单。
history-resting-title = 要看哪几天？
history-resting-text = 请在上面选择第一天和最后一天。
history-all-statuses = 显示所有状态
history-show-more = 显示更多
history-kept = 上面的订单不变。
history-table = 历史订单
history-column-created = 下单时间
history-column-phone = 电话
history-column-amount = 金额
history-column-fee = 外送费
history-column-duration = 送达用时
history-total-all = 全部{ $count }张订单
history-total-amounts = 金额
error-cant-retrieve-past-orders = 无法载入历史订单。{ $because }
