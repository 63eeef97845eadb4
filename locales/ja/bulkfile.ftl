## Ordering by a file: the file is chosen, checked and put right

bulk-column-phone-number = 電話番号
bulk-column-unit = 部屋番号
bulk-column-payment-type = 支払い方法
bulk-column-deliver-at = 配達の時間

bulk-payment-paid = 支払い済み
bulk-payment-online = オンラインで支払い済み

# What is wrong with a cell, where the form has no such rule
bulk-collection-point-unknown = この名前の集荷先はありません。一覧から選ぶか、空のままにしてください。
bulk-payment-type-unknown = この支払い方法は使えません。一覧から選んでください。
# $forms are ways to write a date with its time: 24.11.2026 13:05 / 2026-11-24 13:05
bulk-time-unreadable = 時刻は { $forms } のように入力してください。空のままなら、できるだけ早くお届けします。
# $forms are ways to write a date with its time: 24.11.2026 13:05 / 2026-11-24 13:05
bulk-time-without-day = この時刻には日付がありません。{ $forms } のように入力してください。
bulk-phone-several = 電話番号が2つ以上入力されています。ライダーがかける番号だけを残してください。
bulk-cell-error = これは表のエラーで、値ではありません。値を入力するか、セルを空にしてください。
bulk-cell-without-result = この数式にはまだ結果がありません。表計算ソフトで開いて保存するか、ここに値を入力してください。
# $row is the number of another row
bulk-row-repeats = この行は{ $row }行目と同じ内容です。
# $order is the number of an order
bulk-row-ordered-today = この行は本日の注文 { $order } とよく似ています。
bulk-row-hidden = この行はファイルで非表示か取り消し線付きです。
bulk-row-closed = ファイルにあるこの注文の状態：{ $state }。
bulk-row-zero = この行に0だけのセルがあります。空のセルを参照する数式は0になります。正しくなければ0を消してください。

## Choosing the file

bulkfile-choose = Excel ファイルを選ぶ
bulkfile-drop = ここにドロップすることもできます
# $rows is a number
bulkfile-accepted = 5 MB までの XLSX ファイル、最大{ $rows }件（1行につき注文1件）
bulkfile-checked-here = 注文する前に、この画面ですべての行を確認します。
bulkfile-template = テンプレートをダウンロード
bulkfile-template-hint = 必要な列がそろった表です。入力してお使いください。
bulkfile-template-example = 記入例
bulkfile-template-columns = 列の説明
# $name is the name of a file
bulkfile-others = 一度に選べるファイルは1つです。{ $name } を使います。

bulk-format-invalid = ファイル形式が正しくありません
bulk-format-csv = テキストファイル（CSV）です。表計算ソフトで開き、Excel ブック（.xlsx）として保存してください。
bulk-format-xls = 古い形式の Excel ファイル（.xls）です。Excel ブック（.xlsx）として保存してください。
bulk-format-password = パスワードで保護されています。パスワードなしで保存してください。
bulk-format-damaged = ファイルが壊れています。表計算ソフトで開いて保存し直してください。
bulk-format-other = Excel ブックではありません。Excel ブック（.xlsx）として保存してください。
bulk-file-too-large = ファイルのサイズは 5 MB までです
bulk-no-rows = このファイルには注文がありません。1行目は列の名前、2行目からは1行が注文1件です。
# $rows and $most are numbers
bulk-too-many-rows = このファイルには{ $rows }行あります。一度に注文できるのは{ $most }行までです。ファイルを分けてください。
# $columns are the headers of columns, $count says how many
bulk-columns-missing =
    { $count ->
       *[other] 足りない列があります：{ $columns }。テンプレートにはすべての列があります。
    }
# $sheets are the names of the sheets of a file
bulk-sheets-looked-at = 確認したシート：{ $sheets }。
bulk-examples-not-read = シート{ $sheets }に行がありますが、記入例のシートです。注文を最初のシートに移して保存し、もう一度選んでください。
# $columns are headers of the file that mean the same
bulk-columns-alike = 次の列は同じ意味なのに内容が異なります：{ $columns }。1つだけ残すか、ほかの列の名前を変えてください。
# $most is a number
bulk-too-many-columns = { $most }列目より後ろに内容があります。不要な列を削除してください。
# $sheets are the names of the sheets of a file
bulk-sheets-hidden = このファイルのシートはすべて非表示です：{ $sheets }。注文のあるシートを表示して保存し、もう一度選んでください。
# $rows is the number of rows with an order
bulk-rows-hidden =
    { $rows ->
        [1] このファイルの唯一の注文は非表示か取り消し線付きの行にあります。表示して保存し、もう一度選んでください。
       *[other] このファイルの注文{ $rows }件はすべて非表示か取り消し線付きの行にあります。表示して保存し、もう一度選んでください。
    }
bulk-rows-closed = このファイルの注文はすべて終了しています（状態：{ $states }）。それでも注文する場合は、状態の列を削除して保存し、もう一度選んでください。
bulkfile-not-opened = 表を開くための機能を読み込めませんでした。接続を確認して、もう一度お試しください。

# $name is the name of a file
bulkfile-reading = { $name } を読み込んでいます…
# $checked and $rows are numbers
bulkfile-checking = { $rows }行のうち{ $checked }行を確認しました
bulkfile-sending = { $name } に問題はありません。送信しています…
bulkfile-ready-not-sent = { $name } を送信できませんでした。ファイルに問題はないので、そのまま送り直せます。
bulkfile-send-again = もう一度送信

## What was read of the file

bulkfile-read = 読み取った内容
# $sheet is the name of a sheet, $row the number of the row with the names of the columns
bulkfile-read-sheet = シート { $sheet }、列の名前は{ $row }行目
# $sheets are the names of other sheets of the file, $count says how many
bulkfile-read-other-sheets =
    { $count ->
       *[other] 次のシートは読み取りません：{ $sheets }。
    }
bulkfile-read-column = 列 { $letter }
# $columns are names of columns of the file, $count says how many
bulkfile-left-out =
    { $count ->
       *[other] 次の{ $count }列は使いません：{ $columns }。
    }
bulkfile-left-out-more =
    { $count ->
       *[other] ほか{ $count }列
    }
# $columns are names of columns that are hidden in the spreadsheet
bulkfile-read-hidden-columns = ファイルでは非表示ですが読み取ります：{ $columns }。
# $count: how many rows are hidden in the spreadsheet
bulkfile-hidden-left-out =
    { $count ->
       *[other] ファイルで非表示か取り消し線付きの{ $count }行は注文しません。
    }
bulkfile-closed-left-out = 状態により注文しない行：{ $count }行（{ $states }）。
bulkfile-hidden-too = これらの行も注文する

## Putting it right

# $name is the name of a file
bulkfile-title = { $name } の確認
bulkfile-rows =
    { $count ->
       *[other] { $count }行
    }
# How many cells are wrong
bulkfile-faults =
    { $count ->
        [0] エラーはありません
       *[other] エラー{ $count }か所
    }
# Rows that are no fault and should be looked at
bulkfile-concerns =
    { $count ->
       *[other] 確認したい行{ $count }行
    }
bulkfile-next-fault = 次のエラー
bulkfile-faulty-only = エラーのある行だけ
bulkfile-remove-repeats =
    { $count ->
       *[other] 重複している{ $count }行を削除
    }

bulkfile-grid = ファイルの注文
bulkfile-keys = Enter でセルを編集、Ctrl + Z で元に戻す、F8 で次のエラーへ移動します。表からコピーしたセルを貼り付けられます。
bulkfile-row = { $row }行目
# $column is the header of a column
bulkfile-cell = { $row }行目、{ $column }
bulkfile-cell-fine = エラーはありません。
bulkfile-cell-empty = 空
bulkfile-remove-row = 行を削除
bulkfile-remove-row-of = { $row }行目を削除
# The collection point that the file is for
bulkfile-own-point = 選択中の集荷先
bulkfile-no-choice = 選んでください
bulkfile-fill-for =
    { $count ->
       *[other] 同じエラーが{ $count }行にあります。
    }
bulkfile-fill-with = すべて同じ値にする
bulkfile-fill = 入力
bulkfile-card-all = すべての項目
bulkfile-card-fewer = 項目を減らす
bulkfile-no-rows-left = すべての行を削除しました。元に戻すか、別のファイルを選んでください。
bulkfile-none-faulty = エラーのある行はもうありません。

bulkfile-send =
    { $count ->
       *[other] { $count }行を送信
    }
bulkfile-send-faulty = エラーを残して送信
bulkfile-send-anyway = このまま送信
bulkfile-keep-on = 修正を続ける
# $count rows still have faults
bulkfile-ask-send =
    { $count ->
       *[other] { $count }行にまだエラーがあり、その行は注文されません。ほかの行はすべて注文できます。
    }
bulkfile-ask-leave = ここで修正した内容は失われます。
bulkfile-leave-anyway = 修正を破棄
bulkfile-not-sent = 行を送信できませんでした。修正した内容は失われていません。

# What is read aloud
bulkfile-said-left =
    { $count ->
        [0] エラーはもうありません。
       *[other] エラーは残り{ $count }か所です。
    }
bulkfile-said-pasted =
    { $count ->
       *[other] { $count }個のセルを貼り付けました。
    }
bulkfile-said-filled =
    { $count ->
       *[other] { $count }行に入力しました。
    }
bulkfile-said-undone = 元に戻しました。
bulkfile-said-removed = { $row }行目を削除しました。
bulkfile-said-repeats-removed =
    { $count ->
       *[other] 重複している{ $count }行を削除しました。
    }
