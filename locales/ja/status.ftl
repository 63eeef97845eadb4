## What an order is doing. The same words on every screen, on the map and in announcements.

status-initiated = 開始
status-payment-initiated = 支払い手続き中
status-payment-committed = 支払い確認済み
status-payment-failed = 支払い失敗
status-payment-cancelled = 支払い取り消し
status-new = 新規
status-stalled = 手配できず
status-received = 受付済み
status-waiting-for-transport = ライダー手配中
status-assigned-to-transport = ライダー決定
status-courier-accepted-delivery = 集荷へ移動中
status-received-by-vendor = 店舗で受付
status-accepted-by-vendor = 店舗が承認
status-near-vendor = 店舗の近く
status-delayed = 遅延
status-modified = 変更あり
status-picked-up = 集荷済み
status-courier-left-vendor = 配達中
status-near-customer = お届け先の近く
status-delivered = 配達完了
status-cancelled = キャンセル
status-return-initiated = 返送中
status-returned-to-vendor = 返送完了
status-unknown = 不明
