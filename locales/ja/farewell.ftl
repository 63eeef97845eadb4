## Said on the page one comes to after a session

farewell-asked = ログアウトしました。
farewell-ended = セッションが終了しました。もう一度ログインしてください。

## Said when the page itself failed

failure-load = アプリを読み込めませんでした。インターネット接続を確認して、もう一度お試しください
failure-reload = 閉じて再読み込み
failure-defect-title = こちら側で問題が発生しました。
failure-defect-text = 入力した内容は失われていません。再読み込みすると続けられます。繰り返す場合はご連絡ください。
farewell-somebody-else = この端末の別のタブで別の方がログインしました。このタブはその方のものになりました。
farewell-guest-ended = ゲストとしてのご利用時間が終了しました。ゲストとして続けるか、ログインしてください。入力した内容は残っています。
farewell-guest-off = 現在ゲストとして依頼することはできません。ログインしてください。
farewell-device-ended = この端末のログインは無効になりました。再設定を依頼してください。
farewell-device-token = この端末のログイン情報を読み取れませんでした。再設定を依頼してください。
