## Changing an order

edit-order-action = 編集
edit-title = 注文を編集
# $name is the customer, $day the day the order was placed: "12 May"
edit-banner = { $name } 様の注文（{ $day }）を変更しています
edit-cancel = 編集をやめる
edit-not-available = 注文の編集は利用できません。これは新しい注文です。
edit-nothing-changed = 変更がないため、保存するものはありません。
edit-lock-customer = 注文の受取人は変更できません
edit-lock-settled = 注文時に確定しています
edit-lock-status = 注文が進んでいるため、変更できません
edit-moved-on = 注文がその間に進んだため、もう変更できません。
edit-moved-on-kept = 入力した内容は失われません。この画面を離れるまで残ります。
edit-follow = この注文を追跡
edit-new-request = 別のライダーを呼ぶ
edit-locked-title = この注文はもう変更できません
# $orderId is the order number
edit-locked-text = 注文 { $orderId } はすでに進んでいます。追跡するか、別のライダーを呼べます。
edit-unreadable-title = その注文を開けませんでした
edit-not-found = この集荷先に注文 { $orderId } はありません。
# $count is how many things become others
edit-changes =
    { $count ->
        [0] 変更
       *[other] 変更{ $count }件
    }
edit-changes-none = まだ変更はありません。
edit-change-position = 地図上の位置
edit-change-nothing = なし
# Read out before the old and the new words of a change
edit-change-before = 変更前：
edit-change-after = 変更後：
# $distance: "350 m"
edit-change-moved = { $distance } 移動
# $amount is an amount with its currency
edit-fee-more = { $amount } 増
edit-fee-less = { $amount } 減
# $before and $after are amounts with their currency
edit-fee-changed-text = { $before } から { $after } になりました。新しい料金で変更を保存しますか？
edit-fee-changed-accept = { $after } で保存
edit-fee-changed-refuse = 保存しない
edit-kept-charge-title = 差額は返金されません
request-updated = 注文を更新しました！
request-not-updated = 注文を更新できませんでした

## An order once more

again-action = もう一度注文
again-banner = もう一度注文：{ $name } 様（{ $day }）
again-banner-hint = 料金は計算し直されます。商品と代金を確認してください。
again-cancel = 空のフォームから始める
# At a field that was taken over from an earlier order
again-check = { $day } の注文から引き継ぎました。確認してください

## Two tabs with the same request

request-placed-elsewhere = この注文は別のタブですでに送信されたため、再送していません。こちらがその注文です。
edit-kept-charge = カードで{ $paid }をお支払い済みです。配達料金は{ $fee }になりましたが、差額の{ $left }は返金されません。
