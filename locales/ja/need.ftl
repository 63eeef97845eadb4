## Why an order needs somebody. $time: "12 min", "2 hr, 5 min"

need-payment-failed = { $time }前に支払い失敗
need-stalled = 手配できず{ $time }
need-no-address = 住所がありません
need-overdue = 予定時刻を{ $time }超過
need-no-rider = { $time }ライダーなし
need-at-customer = ライダーがお届け先で{ $time }待機
need-rider-waits = ライダーが集荷先で{ $time }待機
need-past-estimate = 予想時刻を{ $time }超過
need-returning = 返送中 { $time }
need-delayed = { $time }遅延中
need-overdue-soon = 予定時刻を{ $time }超過する見込み
need-not-collected = あと{ $time }、未集荷
