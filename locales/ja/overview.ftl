## The overview above the history: charts by day, each bar opens its orders

overview-title = 概要
overview-all-days = この期間をすべて表示
overview-parts = 表示内容
overview-part-figures = 数字
overview-part-charts = グラフ
overview-part-outlets = 集荷先
overview-part-days = 表
overview-around = 前後の期間：{ $range }
overview-as-table = 数字を表で見る

## The figures of the chosen days, and how they differ from as many days before

overview-before =
    { $days ->
        [1] 前日
        [7] 前の週
       *[other] 前の{ $days }日間
    }
overview-change-orders-more = { overview-before }より{ $by }件多い
overview-change-orders-less = { overview-before }より{ $by }件少ない
overview-change-time-more = { overview-before }より{ $by }分遅い
overview-change-time-less = { overview-before }より{ $by }分早い
overview-change-fees-more = { overview-before }より{ $by }多い
overview-change-fees-less = { overview-before }より{ $by }少ない
overview-change-same = { overview-before }と同じ
overview-change-none = { overview-before }の注文はありません

## Counts that show their orders

overview-show-only = 表示を絞り込む
overview-all-count = すべて：{ $count }
overview-late-count = 遅れて配達：{ $count }

## Charts by day

overview-orders-title = 1日の注文
overview-delivered-count = 配達または返送：{ $count }
overview-cancelled-count = キャンセル：{ $count }
# $day: "Fri, Mar 13"
overview-day-orders = { $day }。注文{ $orders }件、配達{ $delivered }件、キャンセル{ $cancelled }件

overview-time-title = 配達までの時間
# Nine of ten orders took at most that long
overview-time-caption = 半数はこれより早く、10件中9件は{ $minutes }分以内でした。
overview-time-none = 配達はありません。
overview-day-time = { $day }。中央値{ $median }分、90%が{ $ninetieth }分以内
overview-day-time-none = { $day }。配達はありません

overview-fees-caption = 割引後。キャンセルは含みません。
overview-day-fees = { $day }。料金 { $fees }

overview-cancelled-caption = 全注文の{ $percent }%。
overview-cancelled-none = キャンセルはありません。
overview-reason-wrong-details = 内容の誤り
overview-reason-delay-too-long = 時間がかかりすぎた
overview-reason-other = その他の理由
overview-reason-unstated = 理由なし
overview-reason-stalled = ライダーが見つからなかった

overview-column-day = 日
overview-column-late = 遅れ
overview-column-median = 中央値（分）
overview-column-ninetieth = 90%の配達時間（分）
overview-column-fees = 料金
