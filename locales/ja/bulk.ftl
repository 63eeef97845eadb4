## Ordering many riders at once by a spreadsheet

bulk-intro = 表に記入し、印の付いた箇所を直して注文すると、多数のライダーを一度に呼べます。
bulk-another-file = 別のファイル
bulk-correct = 行を修正する
bulk-file-not-taken = ファイルは受け付けられませんでした。
# $id is the number of a job
bulk-not-placed-yet = ジョブ { $id } の注文はまだ確定していません。ジョブの画面から注文できます。

job-history-error = ジョブ履歴を取得できませんでした
template-file-error = テンプレートをダウンロードできませんでした
view-details-error = ジョブの詳細を取得できませんでした
file-upload-error = ファイルをアップロードできませんでした
place-order-error = 注文中にエラーが発生しました
place-order-success = 注文が完了しました
# $placed orders were placed, $left rows were not
bulk-placed-partly =
    { $placed ->
        [0] 注文できた行はありません。
       *[other] { $placed }件を注文しました。
    } { $left ->
       *[other] { $left }行は注文されていません。理由をご確認ください。
    }

bulk-history = ジョブ履歴
bulk-history-empty = まだファイルはありません
bulk-history-empty-text = アップロードしたファイルとその注文の結果がここに表示されます。
bulk-view-details = 詳細を見る
bulk-view-details-of = { $id } の詳細を見る
bulk-job-id = ジョブ
bulk-job-created-by = 作成者
bulk-job-created-at = 作成日時
bulk-job-rows = 成功した行
bulk-job-title-at = { $at }の一括注文
# $by is an e-mail address, $at a day and a time
bulk-job-made = { $by } が { $at } にアップロード
bulk-all-jobs = すべての一括注文

bulk-job-ready = 注文できます
bulk-job-ready-with-errors = 注文可（エラーあり）
bulk-job-no-row-ready = 注文できる行なし
bulk-job-being-placed = 注文処理中
bulk-job-placed = 注文済み
bulk-job-placed-partly = 注文済み（エラーあり）
bulk-job-not-placed = 未注文
bulk-job-unknown = 不明

bulk-result-ready =
    { $count ->
        [0] 注文できる行はありません
       *[other] { $count }件を注文できます
    }
bulk-result-placed =
    { $count ->
        [0] 注文された行はありません
       *[other] { $count }件を注文しました
    }
bulk-summary = ジョブの概要
bulk-total-rows = 全行数
bulk-total-to-be-placed = 注文予定
bulk-total-placed = 注文済み
bulk-total-errors = エラー

bulk-rows = ファイルの行
bulk-rows-shown = 表示する行
bulk-show-all = すべて
bulk-show-errors = エラー
bulk-show-to-be-placed = 注文予定
bulk-show-placed = 注文済み
bulk-show-none = 該当する行はありません。
bulk-rows-number = 行
bulk-rows-address = お届け先住所
bulk-rows-order = 注文内容
bulk-rows-delivery = 配達
bulk-row-to-be-placed = 注文予定
bulk-row-error = エラー
bulk-row-placed = 注文済み
bulk-row-not-placed = 未注文
bulk-row-unknown = 不明
bulk-delivery-instant = すぐに
# $at is a day and a time
bulk-delivery-scheduled = { $at } に予約

bulk-place =
    { $count ->
       *[other] { $count }件を注文する
    }
bulk-place-title =
    { $count ->
       *[other] { $count }件を注文しますか？
    }
bulk-place-cash = 現金で受け取る金額
bulk-place-points = 集荷先
bulk-place-left-out =
    { $count ->
       *[other] { $count }行は除かれます。
    }
bulk-place-for-good = ライダーはすぐに手配されます。その後のキャンセルは1件ずつになります。
bulk-place-not-yet = まだ注文しない
bulk-placing = 注文しています。このページを離れても処理は続きます。

## What only the service finds wrong with a row

bulk-error-unknown = 不明なエラー
bulk-address-not-found = 住所が見つかりませんでした。
bulk-address-inexact = 住所が正確ではありません。通りまたは町名、番地、市区町村、または座標を入力してください。
bulk-fee-changed = 配達料金が変わりました。確認してもう一度注文してください。
# $most is a number of characters
bulk-text-too-long = 入力した内容が{ $most }文字を超えています。
bulk-text-unreadable = 読み取れない文字が含まれています。入力し直してください。
