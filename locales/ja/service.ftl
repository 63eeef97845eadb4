## What the service answers when it says no; the ids are its translation keys

error-unauthenticated = セッションが終了しました。もう一度ログインしてください。
error-not-found = 見つかりませんでした。
error-idempotency-key-reused = 別の内容ですでに送信されています。もう一度送る前に、注文の追跡を確認してください。
error-idempotency-key-missing = この依頼には、安全に再送するためのキーがありません。
error-fault = サービスがここで失敗するように指示されています。
error-invalid-request = サービスがこの依頼の一部を理解できませんでした。入力内容を確認してください。
error-unsupported-media-type = サービスはこの種類の内容を読み取れません。
error-unreadable-request = サービスがこの依頼を読み取れませんでした。
error-unavailable = 現在サービスを利用できません。しばらくしてからもう一度お試しください。
error-too-many-requests = 試行回数が多すぎます。少しお待ちください。
error-request-too-large = 大きすぎるため送信できません。
error-method-not-allowed = サービスはこの操作に対応していません。
error-invalid-moment = この日時は正しくありません。
error-invalid-coordinates = この座標は地図上にありません。
error-outside-country = この場所は配達する国の外にあります。
error-cant-edit-order = この注文はもうそのように変更できません。
error-foreign-origin = このページからはリアルタイム接続を開けません。
error-unknown-host = このアドレスはこのサービスのものではありません。正しいアドレスで開いてください。
error-request-timeout = 送信に時間がかかりすぎました。接続を確認して、もう一度お試しください。
error-control-room-closed = コントロールルームを開くには、サービスの起動時に表示されたシークレットが必要です。
error-fee-invalid = 配達料金を確認できませんでした。住所をもう一度選んでください。
error-payment-fee-rises = この注文の配達料金 { $paid } { $currency } はカードで支払い済みです。変更すると { $fee } { $currency } になりますが、差額を請求することはできません。配達料金が高くならないお届け先を選ぶか、この注文をキャンセルして新しく注文してください。
error-defect = こちら側で問題が発生しました。すでに把握しています。
voucher-error-validation-message = このクーポンコードは利用できません
voucher-error-get-message = クーポンコードの詳細を取得できません
validation-voucher-unknown = { voucher-error-validation-message }

## The rules of a request, when the service finds them broken

validation-fee-missing = { error-fee-invalid }
validation-vendor-missing = { request-vendor-missing }
validation-name-missing = { request-name-missing }
validation-name-has-digit = { request-name-has-digit }
validation-phone-missing = { request-phone-missing }
validation-phone-impossible = { request-phone-impossible }
validation-description-too-long = { request-description-too-long }
validation-address-missing = { request-address-missing }
validation-coordinates-missing = { request-coordinates-missing }
validation-amount-missing = { request-amount-missing }
validation-amount-unreadable = { request-amount-unreadable }
validation-amount-below-minimum = { request-amount-below-minimum }
validation-payment-method-missing = { request-payment-method-missing }
validation-preorder-in-past = { request-preorder-in-past }
validation-preorder-too-far = { request-preorder-too-far }
validation-notes-too-long = { request-notes-too-long }
validation-address-too-long = { request-address-too-long }
validation-vat-wrong-length = { request-vat-wrong-length }
validation-vat-invalid = { request-vat-invalid }
validation-age-validation-missing = { request-age-check-missing }
validation-item-value-unconfirmed = { request-item-value-warning }

## Guests

error-guests-off = 現在ゲストとしてライダーを呼ぶことはできません。ログインしてください。
error-not-for-guests = ゲストはこの操作を行えません。ログインまたは登録してください。
error-for-guests-alone = この操作はゲストのみ行えます。すでにアカウントをお持ちです。
validation-sender-missing = この注文の送り主を入力してください。
validation-sender-name-missing = お名前を入力してください。
validation-sender-name-too-long = お名前が長すぎます。
validation-sender-phone-missing = 電話番号を入力してください。
validation-sender-phone-impossible = この電話番号にはつながりません。
validation-sender-email-missing = メールアドレスを入力してください。
validation-sender-email-impossible = このメールアドレスは正しくありません。
validation-sender-address-missing = 集荷先を入力してください。

## Collection points

error-outlets-not-managed = 集荷先を追加または変更する権限がありません。
error-outlet-kept-elsewhere = この集荷先は別の場所で管理されているため、ここでは変更できません。
error-client-id-taken = この ID はすでに別の集荷先で使われています。別の ID を選んでください。
validation-outlet-client-id-missing = 集荷先の ID を入力してください
validation-outlet-client-id-locked = 集荷先の ID は変更できません。
validation-outlet-parent-locked = 集荷先の親店舗は変更できません。
validation-outlet-label-missing = 名称を入力してください
validation-outlet-phone-missing = 電話番号を入力してください
validation-outlet-address-missing = 集荷先の住所を選んでください
validation-outlet-owner-invalid = 正しいメールアドレスを入力してください
