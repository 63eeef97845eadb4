notice-kind =
    { $kind ->
        [error] 錯誤
        [warning] 警告
        [success] 完成
       *[info] 提示
    }
notice-contact-centre = 客服中心目前有技術問題，回覆時間可能比平常久。
notice-orders-left-out = 因無法讀取而略過的訂單：{ $count }
