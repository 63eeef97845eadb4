## Sending the tracking link of an order

share-link = 追跡リンクを共有
# The same where there is less room
share-short = 共有
share-copy-link = 追跡リンクをコピー
share-link-copied = 追跡リンクをコピーしました。リンクを知っている人はこの注文を追跡できます。
share-copy-text = 文面をコピー
share-copied = コピーしました
# The text to copy follows
share-copy-failed = コピーできませんでした。次の文面を選択してコピーしてください：
share-sms = SMSで送る
share-sms-name = SMS
# Opens the chat with the customer. $way: "WhatsApp"; $customer: "Petr Novák"
share-to-customer = { $way }（{ $customer } 様）

## What is sent, before the link. $vendor: the business; $time: "17:20", or "Sun 17:20" on another day

share-title = { $vendor } からの注文
share-text = { $vendor } からの注文の配達状況はこちら：
share-text-at = { $vendor } からの注文は { $time } ごろ到着します。配達状況はこちら：
share-text-by = { $vendor } からの注文は { $time } までに到着します。配達状況はこちら：
share-text-planned = { $vendor } からの注文は { $time } にお届け予定です。配達状況はこちら：
share-text-near = { $vendor } からの注文はまもなく到着します。配達状況はこちら：
