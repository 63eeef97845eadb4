## Requesting without an account

guest-sender-title = 送り主の情報
guest-sender-lead = この注文に限り、ライダーと当社がご連絡に使います。
guest-sender-name = お名前
guest-sender-phone = 電話番号
guest-sender-email = メールアドレス
guest-origin-title = 集荷先はどこですか？
guest-origin-lead = 場所を検索するか、地図で選んでください。
guest-origin-save = 続ける
