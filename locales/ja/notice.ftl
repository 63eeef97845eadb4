## Notices read again, and the one about the contact centre

notice-kind =
    { $kind ->
        [error] エラー
        [warning] 警告
        [success] 完了
       *[info] お知らせ
    }
notice-contact-centre = 現在、お客様センターで技術的な問題が発生しています。回答に通常より時間がかかることがあります。
notice-orders-left-out = 読み取れないため除外した注文：{ $count }件
