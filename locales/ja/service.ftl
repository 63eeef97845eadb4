## What the service answers when it says no; the ids are its translation keys

error-not-found = 見つかりませんでした。
error-idempotency-key-reused = 別の内容ですでに送信されています。もう一度送る前に、注文の追跡を確認してください。
error-invalid-request = 送信内容の一部を処理できませんでした。入力内容を確認してください。
error-request-too-large = 大きすぎるため送信できません。
error-invalid-coordinates = この座標は地図上にありません。
error-outside-country = この場所は配達する国の外にあります。
error-cant-edit-order = この注文では、その内容はもう変更できません。
error-unknown-host = このアドレスはこのサービスのものではありません。正しいアドレスで開いてください。
error-fee-invalid = 配達料金を確認できませんでした。住所をもう一度選んでください。
error-payment-fee-rises = この注文の配達料金 { $paid } { $currency } はカードで支払い済みです。変更すると { $fee } { $currency } になりますが、差額を請求することはできません。配達料金が高くならないお届け先を選ぶか、この注文をキャンセルして新しく注文してください。
voucher-error-validation-message = このクーポンコードは利用できません
voucher-error-get-message = クーポンコードの詳細を取得できません

## Guests

error-not-for-guests = ゲストはこの操作を行えません。ログインまたは登録してください。
error-for-guests-alone = この操作はゲストのみ行えます。すでにアカウントをお持ちです。
validation-sender-missing = この注文の送り主を入力してください。
validation-sender-name-missing = お名前を入力してください。
validation-sender-name-too-long = お名前が長すぎます。
validation-sender-phone-missing = 電話番号を入力してください。
validation-sender-phone-impossible = 正しい電話番号を入力してください。
validation-sender-email-missing = メールアドレスを入力してください。
validation-sender-email-impossible = このメールアドレスは正しくありません。
validation-sender-address-missing = 集荷先を入力してください。

## Collection points

error-outlets-not-managed = 集荷先を追加または変更する権限がありません。
error-outlet-kept-elsewhere = この集荷先は別の場所で管理されているため、ここでは変更できません。
error-client-id-taken = この ID はすでに別の集荷先で使われています。別の ID を選んでください。
