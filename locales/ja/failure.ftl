## Why a call did not work, wherever it was made. Each says what to do next.

failure-offline = オフラインのようです。接続を確認して、もう一度お試しください。
failure-timeout = 時間がかかりすぎています。もう一度お試しください。
failure-too-many = 短時間に操作が集中しました。1分ほど待ってから、もう一度お試しください。
failure-server-fault = こちら側で問題が発生しました。しばらくしてからもう一度お試しください。
failure-unreadable-answer = 読み取れない応答が届きました。ページを再読み込みして、もう一度お試しください。
failure-unreachable = { -brand-name }のサービスに接続できません。しばらくしてからもう一度お試しください。
failure-unknown-outcome = 応答がなかったため、届いたかどうか分かりません。再送する前に、すでに届いていないか確認してください。
failure-not-offered = ここでは利用できません。
failure-signed-out = ログインの有効期限が切れました。もう一度ログインしてください。

## Said when the page itself failed, or is about to be loaded anew

failure-load = アプリを読み込めませんでした。インターネット接続を確認して、もう一度お試しください
failure-try-again = もう一度試す
failure-reload = 閉じて再読み込み
failure-not-reloaded = 接続がないため、再読み込みしませんでした。入力した内容は残っています。
failure-defect-title = こちら側で問題が発生しました。
failure-defect-text = 入力した内容は失われていません。再読み込みすると続けられます。繰り返す場合はご連絡ください。
failure-outdated = アプリのバージョンが古くなっています。3秒後に自動的に再読み込みします
failure-terms = 利用規約を読み込めませんでした。インターネット接続を確認して、もう一度お試しください
