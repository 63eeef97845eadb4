## Said on the page one comes to after a session

farewell-asked = ログアウトしました。
farewell-somebody-else = この端末の別のタブで別の方がログインしました。このタブはその方のアカウントに切り替わりました。
farewell-guest-ended = ゲストとしてのご利用時間が終了しました。ゲストとして続けるか、ログインしてください。入力した内容は残っています。
farewell-guest-off = 現在ゲストとしてライダーを呼ぶことはできません。ログインしてください。
farewell-guest-stays = あと一歩です。お送りしたメールのリンクを24時間以内に開き、こちらからログインしてください。注文はアカウントで確認できます。メールが届かない場合は、新しいパスワードでログインすると再送されます。
farewell-device-ended = この端末のログインは無効になりました。再設定を依頼してください。
farewell-device-token = この端末のログイン情報を読み取れませんでした。再設定を依頼してください。

## Said where one comes to when a page is switched off

farewell-closed-bulk-order = 一括注文は現在ご利用いただけません。こちらから1件ずつ注文できます。
farewell-closed-help-centre = ヘルプセンターは現在ご利用いただけません。
farewell-closed-register = 現在、新規登録は受け付けていません。アカウントをお持ちの方はログインできます。
