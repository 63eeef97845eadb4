notice-kind =
    { $kind ->
        [error] 错误
        [warning] 警告
        [success] 完成
       *[info] 提示
    }
notice-contact-centre = 我们的客服中心目前有技术问题，回复可能比平时慢。
notice-orders-left-out = 因无法读取而略过的订单：{ $count }
