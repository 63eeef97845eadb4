board-view = 显示方式
board-view-list = 列表
board-view-board = 看板
board-command = 所有订单的看板
board-command-lists = 订单列表
board-summary =
    { $underWay ->
        [0] 没有进行中的订单
       *[other] { $underWay }张订单进行中
    }{ $needsYou ->
        [0] ，一切正常
       *[other] ，{ $needsYou }张需要处理
    }
board-list =
    .aria-label = 进行中的订单，需要处理的排在前面
board-map =
    .aria-label = 所有进行中订单的地图
board-group-needs-you = 需要处理
board-group-waiting = 等待外送员
board-group-rider-coming = 外送员前往取件
board-waiting = 显示{ $count }项更新
board-legend-urgent = 逾时或失败
board-legend-at-risk = 需要处理
board-legend-in-time = 准时
board-pin-rider = 外送员{ $name }，顾客：{ $customer }
board-pin-rider-unnamed = 外送员，顾客：{ $customer }
board-chosen =
    .aria-label = 所选的订单
board-chosen-close =
    .aria-label = 关闭订单卡片
board-details = 详情
board-call-customer = 致电顾客
board-cannot-cancel = 这张订单目前无法取消。原因请看订单详情。
