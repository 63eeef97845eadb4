## What shows that an order was collected, delivered or returned

proof-title = 受け渡しの記録
proof-collection = 集荷
proof-delivery = 配達
proof-return = 返送
# What stands in the picture, for those who cannot see it
proof-photo-collection =
    .alt = 集荷時の写真
proof-photo-delivery =
    .alt = 配達時の写真
proof-photo-return =
    .alt = 返送時の写真
proof-signature =
    .alt = 署名
proof-taken = 撮影日時
proof-signed-by = 署名者
proof-where = 場所
proof-kept-until = 保存期限
# $distance: "350 m"
proof-from-customer = お届け先のピンから { $distance }
proof-from-collection-point = 集荷先から { $distance }
# $distance: "10 m", the least that is told apart
proof-at-customer = お届け先のピンから { $distance } 未満
proof-at-collection-point = 集荷先から { $distance } 未満
proof-download = ダウンロード
proof-not-available = 記録なし
proof-kept-how-long = この段階の写真はありません。受け渡しの記録の保存期間は{ $days }日です。
proof-download-failed = 受け渡しの記録のダウンロード中にエラーが発生しました。
