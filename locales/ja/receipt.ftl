## The receipt of an order, and the evidence for a claim

receipt-title = 配達記録
receipt-evidence-title = 配達記録（経過つき）
# The title of the window, and of a saved file
receipt-page-title = 配達記録 { $orderId }
receipt-loading = 配達記録を読み込んでいます…
receipt-back = 注文に戻る
receipt-print = 印刷
receipt-with-timeline = すべての経過を含める
receipt-label = ラベルを印刷
receipt-label-a6 = A6ラベル
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = ロール紙ラベル
receipt-label-roll-hint = 幅80 mm、感熱プリンター用
receipt-open = 配達記録
receipt-open-evidence = 申し立て用の記録
receipt-returned = 送り主に返送
receipt-under-way = まだ配達中です。注文が終わると配達記録が完成します。
# $minutes from placing to the end
receipt-minutes-taken = 所要{ $minutes }分
receipt-order = 注文の内容
receipt-placed = 注文日時
receipt-planned = 予約日時
receipt-ended = 終了日時
receipt-timeline = すべての経過
receipt-step = 経過
receipt-moment = 日時
# Heading of a column: how long the step lasted
receipt-took = 所要
receipt-proof-collection = 集荷時の受け渡しの記録
receipt-proof-delivery = 配達時の受け渡しの記録
receipt-proof-return = 返送時の受け渡しの記録
receipt-code = この注文の追跡ページへのコード
receipt-scan = 読み取ると注文を追跡できます
