## Requesting without an account

guest-sender-title = 送り主
guest-sender-lead = 配達員と当社からの連絡先です。この注文以外には保存されません。
guest-sender-name = お名前
guest-sender-phone = 電話番号
guest-sender-email = メールアドレス
guest-origin-title = どこへ受け取りに伺いますか
guest-origin-lead = 場所を検索するか、地図で選んでください。
guest-origin-save = 続ける
