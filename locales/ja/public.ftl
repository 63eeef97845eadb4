## An order for whoever has its link

public-title = 注文はいまどこ？
public-reading = 注文を調べています…
public-looks-again = このページは自動でもう一度試します。
# $ago: "40 sec. ago"
public-still-shown = 最終更新は { $ago } です。このページは自動でもう一度試します。
public-unknown-title = このリンクは見つかりません
public-unknown-text = リンクが途中で切れているか、誤りがあるようです。届いたメッセージからもう一度開くか、送り主にお問い合わせください。
public-trouble-offline = オフラインのようです。
public-trouble-slow = 接続がとても遅くなっています。
public-trouble-busy = ただいまアクセスが集中しています。
public-trouble-ours = こちら側で問題が発生しました。

## What it is doing, for the one who waits for it

public-sentence-placed = ご注文を受け付けました
public-sentence-to-collection = ライダーがご注文を受け取りに向かっています
public-sentence-near-collection = ライダーがまもなくご注文を受け取ります
public-sentence-to-delivery = ご注文をお届けに向かっています
public-sentence-near-delivery = ライダーがまもなく到着します
public-sentence-coming-back = ライダーがご注文を送り主に返しに向かっています
public-sentence-delivered = ご注文をお届けしました
public-sentence-cancelled = このご注文はキャンセルされました
public-sentence-returned = ご注文は送り主に返送されました
public-sentence-unknown = ご注文を確認しています
public-delayed = 予定より時間がかかっています。
public-progress = 注文の進み具合
public-step-placed = 受付
public-step-to-collection = 集荷へ
public-step-to-delivery = 配達中
public-step-delivered = 配達完了

## When the rider is expected

# $time: "14:05"
public-arrives-at = { $time } ごろ到着
public-arrives-near = まもなく到着
public-arrives-late = 予定より遅れています
public-was-expected = 当初の予定は { $time } ごろでした。
# $time: "14:05", or "Sun 14:05" on another day
public-arrives-planned = { $time } にお届け予定
public-arrives-by = { $time } までに到着
public-exact-with-pick-up = より正確な時刻は、ライダーがご注文を受け取るとここに表示されます。
public-exact-with-pick-up-at = ライダーがご注文を受け取る { $time } ごろに、より正確な時刻がここに表示されます。
public-exact-with-pick-up-near = まもなくライダーがご注文を受け取り、より正確な時刻がここに表示されます。
public-exact-later = より正確な時刻は、わかりしだいここに表示します。
# Instead of an estimate that is too old. $ago: "6 min. ago"
public-last-seen = ライダーの最終確認は { $ago }

## Who and where

public-rider = ライダー
public-call = { $name } に電話
public-note-title = ライダーへのメモ
public-note-hint = ライダーがご注文を受け取るまで送れます。お店にも表示されます。
public-note-send = ライダーに送る
public-note-sending = 送信中…
# $time: "14:05"
public-note-sent = { $time } に送信しました
error-note-empty = メモを入力してください。
error-note-too-long = { $maximum }文字以内で入力してください。
error-note-collected = ライダーはすでにご注文を受け取っています。お電話でお伝えください。
error-note-ended = この注文は終了しているため、メモはライダーに届きません。
error-note-not-now = 現在、ライダーにメモを送れません。
error-note-enough = 送れるメモは{ $most }件までです。ライダーにお電話ください。
public-map-failed = ここに地図を表示できません。内容はすべて横に書かれています。
# $distance: "1.2 km"
public-way-to-collection = 集荷先まで { $distance }
public-way-to-drop-off = 残り { $distance }
public-way-minutes = 約{ $minutes }分
public-pin-destination = お届け先
# What the picture is, for people who cannot see it
public-photo = 配達時の写真
public-photo-failed = 配達時の写真を読み込めませんでした。
public-code = 注文コード：
public-number = 注文番号：
public-placed-at = 注文：{ $time }
public-planned-for = 予定：{ $time }
public-finished-at = 終了：{ $time }
# After that moment the link tells only how and when the order ended
public-details-until = 詳細は { $time } までここで見られます

## The page of an individual sender

public-sender-title = お荷物
public-sender-tracking = 配達状況
public-sender-details = 注文の詳細
public-sender-addresses = 住所
public-show-more = もっと見る
public-show-less = 閉じる
public-sender-placed = ご注文を受け付けました。
public-sender-to-collection = ライダーが集荷先へ向かっています。
public-sender-near-collection = ライダーが集荷先の近くにいます。
public-sender-to-delivery = お荷物を集荷し、お届け先へ向かっています。
public-sender-near-delivery = ライダーがお届け先の近くにいます。
public-sender-delivered = お荷物をお届けしました。
public-sender-cancelled = ご注文はキャンセルされました。お支払いは返金されます。
public-sender-prohibited = 送れないもの
