## Why a call did not work, wherever it was made. Each says what to do next.

failure-offline = オフラインのようです。接続を確認して、もう一度お試しください。
failure-timeout = 時間がかかりすぎています。もう一度お試しください。
failure-too-many = 短時間に操作が集中しました。1 分ほど待ってから、もう一度お試しください。
failure-server-fault = こちら側で問題が発生しました。しばらくしてからもう一度お試しください。
failure-unreadable-answer = 読み取れない応答が届きました。ページを再読み込みして、もう一度お試しください。
failure-signed-out = セッションが終了しました。もう一度ログインしてください。
