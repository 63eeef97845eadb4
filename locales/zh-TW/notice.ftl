notice-kind =
    { $kind ->
        [error] 錯誤
        [warning] 警告
        [success] 完成
       *[info] 提示
    }
notice-contact-centre = 客服中心目前有技術問題，回覆時間可能比平常久。
