## More about one order

# What the map shows, in words. $distance: "1.2 km"; $ago: "20 sec. ago"
details-rider-to-collection = { $name } は集荷先まで { $distance }（更新：{ $ago }）
details-rider-to-drop-off = { $name } はお届け先まで { $distance }（更新：{ $ago }）
details-way = 集荷先からお届け先まで直線で { $distance }
details-message-rider =
    .aria-label = { $name } にメッセージを送る
    .title = メッセージ
details-copy-rider =
    .aria-label = { $name } の番号をコピー
    .title = 番号をコピー
details-print =
    .aria-label = この注文を印刷
    .title = 印刷
