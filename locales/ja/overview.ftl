## The overview above the history: charts by day, each bar opens its orders

overview-title = 概要
overview-loading = 概要を読み込んでいます…
overview-try-again = もう一度試す
overview-all-days = この期間をすべて表示
overview-empty = この期間の注文はありません。
overview-as-table = 数字を表で見る

overview-orders-title = 1 日の注文
overview-orders =
    { $count ->
       *[other] { $count } 件
    }
overview-delivered-count = 配達または返送：{ $count }
overview-cancelled-count = キャンセル：{ $count }
# $day: "Fri, Mar 13"
overview-day-orders = { $day }。注文 { $orders }、配達 { $delivered }、キャンセル { $cancelled }

overview-time-title = 配達までの時間
overview-minutes = { $minutes } 分
# Nine of ten orders took at most that long
overview-time-caption = 半数はこれより早く、10 件中 9 件は { $minutes } 分以内でした。
overview-time-none = 配達はありません。
overview-day-time = { $day }。中央値 { $median } 分、10 件中 9 件は { $ninetieth } 分以内
overview-day-time-none = { $day }。配達はありません

overview-spend-title = 配達料金
overview-spend-caption = 割引後。キャンセルは含みません。
overview-day-spend = { $day }。料金 { $spend }

overview-reasons-title = キャンセルとその理由
overview-cancelled =
    { $count ->
       *[other] { $count } 件
    }
overview-cancelled-caption = 全注文の { $percent } %。
overview-cancelled-none = キャンセルはありません。
# $reason is one of the reasons below
overview-reason-opens = { $reason }：{ $orders }。キャンセルした注文を表示します
overview-reason-customer-cancelled = お客様の都合
overview-reason-item-unavailable = 商品がない
overview-reason-wrong-details = 内容の誤り
overview-reason-delay-too-long = 時間がかかりすぎた
overview-reason-other = その他の理由
overview-reason-unstated = 理由なし
overview-reason-stalled = ライダーが見つからなかった
overview-reason-payment-failed = 支払い失敗
overview-reason-payment-cancelled = 支払い取り消し

overview-column-day = 日
overview-column-orders = 注文
overview-column-delivered = 配達完了
overview-column-cancelled = キャンセル
overview-column-median = 中央値、分
overview-column-ninetieth = 10 件中 9 件、分
overview-column-spend = 料金

# $reason names the cause; `said` is the service's own sentence, $message
error-cant-read-overview =
    概要を読み込めませんでした。{ $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
