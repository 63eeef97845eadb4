edit-order-action = 编辑
edit-title = 编辑订单
edit-banner = 您正在编辑{ $name }的订单（{ $day }）
edit-cancel = 取消编辑
edit-not-available = 这里无法编辑订单。这是一张新订单。
edit-nothing-changed = 没有需要保存的更改。
edit-lock-customer = 订单的顾客无法更改
edit-lock-settled = 下单时已确定
edit-lock-status = 目前阶段无法更改
edit-moved-on = 您打开之后，这张订单已有新进度，不能再更改。
edit-moved-on-kept = 您离开之前，输入的内容会保留在这里。
edit-follow = 追踪这张订单
edit-new-request = 再呼叫一名外送员
edit-locked-title = 这张订单不能再更改
edit-locked-text = 订单{ $orderId }不能再更改。您可以追踪这张订单，或再呼叫一名外送员。
edit-unreadable-title = 无法打开这张订单
edit-not-found = 这个取件地点没有订单{ $orderId }。
edit-changes =
    { $count ->
        [0] 更改
       *[other] { $count }项更改
    }
edit-changes-none = 还没有更改。
edit-change-position = 地图位置
edit-change-nothing = 无
edit-change-before = 更改前：
edit-change-after = 更改后：
edit-change-moved = 移动了{ $distance }
edit-fee-more = 多{ $amount }
edit-fee-less = 少{ $amount }
edit-fee-changed-text = 外送费原本是{ $before }，现在是{ $after }。要以新的外送费保存更改吗？
edit-fee-changed-accept = 以{ $after }保存更改
edit-fee-changed-refuse = 不保存
edit-kept-charge-title = 差额不退还
request-updated = 订单已更新！
request-not-updated = 无法更新订单。
again-action = 再次下单
again-banner = 为{ $name }再次下单（{ $day }）
again-banner-hint = 外送费会重新计算。请核对物品和物品价值。
again-cancel = 从空白表格开始
again-check = 取自{ $day }的订单，请核对
request-placed-elsewhere = 这张订单已在另一个分页下单，所以没有重复下单。订单如下。
edit-kept-charge = 您已刷卡支付{ $paid }。现在外送费是{ $fee }，差额{ $left }不退还。
