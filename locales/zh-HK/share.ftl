share-link = 分享追蹤連結
share-short = 分享
share-copy-link = 複製追蹤連結
share-link-copied = 已複製追蹤連結。任何持有連結的人均可追蹤此訂單。
share-copy-text = 複製文字
share-copied = 已複製
share-copy-failed = 未能複製。請自行選取以下文字再複製：
share-sms = 以短訊傳送
share-sms-name = 短訊
share-to-customer = 以{ $way }傳送給{ $customer }

share-title = { $vendor }的訂單
share-text = 請按以下連結追蹤{ $vendor }的訂單：
share-text-at = { $vendor }的訂單約於{ $time }送達。請按以下連結追蹤：
share-text-by = { $vendor }的訂單於{ $time }或之前送達。請按以下連結追蹤：
share-text-planned = { $vendor }的訂單預約於{ $time }送達。請按以下連結追蹤：
share-text-near = { $vendor }的訂單即將送達。請按以下連結追蹤：
