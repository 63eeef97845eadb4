## Everything by name: the palette

command-palette = すべてのコマンド
command-placeholder = 何をしますか？ 注文番号、名前、電話番号も使えます…
command-none = 一致するものがありません。文字を減らしてみてください。
command-late = 残りをまだ読み込めていません。接続をご確認ください。読み込みが終わるとここに表示されます。
# $count is how many commands match what is typed
command-found = { $count }件
command-group-here = この画面
command-group-go = 移動
command-group-settings = ポータル
command-request = ライダーを呼ぶ
command-search = 注文を探す
# $query is what was typed
command-find-orders = 「{ $query }」で注文を探す
command-open-order = 注文 { $orderId } を開く
# $name and $id of a collection point
command-branch = 集荷先：{ $name }（{ $id }）
# $number of the section, 1 to 4
command-section =
    移動：{ $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }

## Everything by keys

command-single-keys = 1文字のショートカット
command-single-keys-hint = 入力欄の外でのみ働きます。音声入力や読み上げの邪魔になるときは、オフにしてください。
command-choose-order = 先に注文を選んでください。
