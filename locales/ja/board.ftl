## All orders under way in one list and on one map

board-view = 表示
board-view-list = 一覧
board-view-board = ボード
board-command = すべての注文のボード
board-command-lists = 注文の一覧
board-summary =
    { $underWay ->
        [0] 進行中の注文なし
       *[other] 進行中{ $underWay }件
    }{ $needsYou ->
        [0] 、要対応なし
       *[other] 、要対応{ $needsYou }件
    }
board-list =
    .aria-label = 進行中の注文、対応が必要なものが先頭
board-map =
    .aria-label = 進行中のすべての注文の地図
board-group-needs-you = 要対応
board-group-waiting = ライダー待ち
board-group-rider-coming = ライダーが向かっています
# Rows that will move when the pointer leaves the list
board-waiting =
    { $count ->
       *[other] 変更{ $count }件を表示
    }
board-legend-urgent = 予定超過または失敗
board-legend-at-risk = 要対応
board-legend-in-time = 予定どおり
board-pin-rider = ライダー { $name }、{ $customer } 様へ
board-pin-rider-unnamed = { $customer } 様へのライダー

## The chosen order

board-chosen =
    .aria-label = 選んだ注文
board-chosen-close =
    .aria-label = 選択を解除
board-details = 詳細
board-call-customer = 受取人に電話
board-cannot-cancel = この注文は今キャンセルできません。理由は詳細にあります。
