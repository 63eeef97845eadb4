## The tracking screen

order-tracking-title = 注文の追跡
order-search-label = 注文を検索
order-search =
    .placeholder = 名前、電話番号、注文コード、注文番号
order-search-short =
    .placeholder = 検索
order-lists = 進み具合ごとの注文
order-list-new = 新規
order-list-scheduled = 予約
order-list-collected = 集荷済み
order-list-delivered = 配達完了
order-list-cancelled = キャンセル
order-list-results = 検索結果
# $count orders of a list need somebody
order-list-needing = 要対応{ $count }件
order-live = ライブ
order-connecting = 接続中
order-reconnecting = 再接続中
# $ago: "40 sec. ago"
order-updated-ago = 更新：{ $ago }
# Waiting above the list so that nothing moves under the pointer
order-waiting = 新しい注文{ $count }件を表示
order-status = 状態
order-column-amount = 集金額
order-scheduled-for = { $time } の予約
order-nothing-to-collect = 集金なし
order-announce-one = { $customer } 様の注文：{ $status }
order-announce-several = { $count }件の注文が変わりました
order-empty-new-title = 新しい注文はありません
order-empty-new-text = ライダーを呼ぶと、注文がすぐここに表示されます。
order-empty-scheduled-title = 予約はありません
order-empty-scheduled-text = 今日これからと2日先までの予約は、時間になるまでここに表示されます。
order-empty-collected-title = 配達中の注文はありません
order-empty-collected-text = ライダーが集荷すると、ここで追跡できます。
order-empty-delivered-title = 今日の配達完了はまだありません
order-empty-delivered-text = 今日配達または返送された注文がここに集まります。
order-empty-cancelled-title = 今日のキャンセルはありません
order-empty-cancelled-text = 順調です。
order-empty-results-title = 一致する注文がありません
order-empty-results-text = 検索するのは現在の注文だけです。名前の一部、電話番号、注文コード、注文番号でお試しください。
order-clear-search = 検索を消去
order-lists-kept = 上の一覧は最新でない可能性があります。

## The details of one order

order-details =
    .aria-label = 注文の詳細
order-details-none-title = 注文を選んでください
order-details-none-text = 進み具合、ライダー、受取人の情報がここに表示されます。
order-details-close =
    .aria-label = 詳細を閉じる
order-details-back =
    .aria-label = 一覧に戻る
order-not-found-title = この注文は見つかりませんでした
order-not-found-text = 別の集荷先の注文か、アドレスが間違っている可能性があります。
order-code = 注文コード
order-number = 注文番号
order-copy-number =
    .aria-label = 注文番号をコピー
order-copy-failed = コピーできませんでした。文字を選択してコピーしてください。
order-more-actions = その他の操作
# Stands before the link in the message that is sent
order-share-tracking-text = ご注文の配達状況はこちら：
order-placed-at = 注文 { $time }
order-progress = 進み具合
order-rider = ライダー
order-rider-none = ライダー未定
order-rider-seen = 位置の確認：{ $ago }
order-call =
    .aria-label = { $name } に電話する、{ $phone }
order-customer = 受取人
order-recipient-notes = 受取人より（追跡リンクから）
order-cold-bag = 保冷バッグ
order-payment = 支払い
order-payment-paid = 支払い済み
order-fees = 配達料金
order-address = 住所
order-cancelled-because = 理由：{ $reason }
order-pin-destination = 受取人：{ $name }
order-map-failed = ここに地図を表示できません。内容はすべて下に書かれています。

## Cancelling

order-cancel = 注文をキャンセル
order-cancel-refused-too-early = 受付が済むとキャンセルできます。
# $left: "4:05", minutes and seconds that count down
order-cancel-refused-within-grace = 支払いが確認されたばかりです。あと{ $left }でキャンセルできます。
order-cancel-refused-too-far-along = ライダーがすでに動いているため、ここではキャンセルできません。
order-cancel-refused-delayed = 遅延中の注文はここではキャンセルできません。
order-cancel-refused-finished = この注文は終了しています。
order-cancel-refused-unknown-status = 注文の状態が不明なため、ここではキャンセルできません。
order-cancel-title = { $customer } 様の注文をキャンセルしますか？
order-cancel-text = ライダーと受取人に知らせます。元に戻すことはできません。
order-cancel-why = キャンセルの理由
order-cancel-reason-customer-cancelled = 受取人の都合
order-cancel-reason-item-unavailable = 商品がない
order-cancel-reason-wrong-details = 内容の誤り
order-cancel-reason-delay-too-long = 時間がかかりすぎる
order-cancel-reason-other = その他の理由
order-cancel-words = 理由を入力
order-cancel-problem-reason-missing = 理由を選んでください。
order-cancel-problem-text-missing = 理由を短く入力してください。
order-cancel-problem-text-too-long = 200文字以内にしてください。
order-cancel-keep = キャンセルしない
order-was-cancelled = { $customer } 様の注文をキャンセルしました。
action-attempt-cancel = 注文をキャンセルしています…

## What went wrong

error-cant-retrieve-current-orders = 現在の注文を読み込めませんでした。{ $because }
error-cant-cancel-order = 注文をキャンセルできませんでした。{ $because }
order-not-loaded = 読み込めませんでした。{ $because }
