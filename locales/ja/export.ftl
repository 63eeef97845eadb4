## The export of the history

export-button = 書き出す
export-what = 選んだ期間と状態のすべての注文
export-busy = 書き出し中です。別の書き出しを始めるには、キャンセルしてください。
export-format-xlsx = Excel ブック
export-format-xlsx-hint = .xlsx、閲覧と集計用
export-format-csv = CSV ファイル
export-format-csv-hint = .csv、ほかのソフト用
# How the CSV file is written
export-csv-settings = CSV の設定
export-csv-separator = 列の区切り
export-csv-semicolon = セミコロン ;
export-csv-comma = カンマ ,
export-csv-tab = タブ
export-csv-decimal = 小数点の記号
export-csv-decimal-comma = カンマ：1250,50
export-csv-decimal-point = ピリオド：1250.50
export-csv-byte-order-mark = UTF-8 の印（BOM）を付ける（Excel に必要）
export-progress =
    .aria-label = 書き出し
export-begun = 書き出しを始めました。
export-so-far =
    { $count ->
       *[other] { $count }件を書き出しました
    }
export-so-far-of =
    { $total ->
       *[other] { $total }件中{ $count }件を書き出しました
    }
# $day is the day of the oldest order written so far: "Fri, Mar 13"
export-reached = { $day }まで
export-cancel = キャンセル
export-halted =
    { $count ->
        [0] 最初の注文の前で止まりました。
       *[other] { $count }件を書き出したところで止まりました。
    }
export-go-on = 続ける
export-start-over = 最初からやり直す
export-failed = ファイルを書き出せませんでした。接続と端末の空き容量を確認して、最初からやり直してください。
# $file is the name of the file among the person's downloads
export-saved =
    { $count ->
       *[other] { $count }件を { $file } に保存しました
    }
export-nothing = この期間に該当する注文はありません。何も保存していません。

## The header of each column

# $zone is the time zone of all times: "Central European Time, Europe/Prague"
export-column-created = 注文日時（{ $zone }）
# $currency is a code: "CZK"
export-column-amount = 金額（{ $currency }）
export-column-fee = 配達料金（{ $currency }）
export-column-delivered = { status-delivered }（{ $zone }）
export-column-minutes = { overview-time-title }（分）
export-column-voucher = クーポン
