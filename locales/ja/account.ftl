## Registering

account-vendor-code = 店舗コード
account-vendor-code-hint = 契約書またはご案内の手紙に記載されています。
account-vendor-code-missing = 店舗コードを入力してください。
account-no-vendor-code = 店舗コードをお持ちでない方はパートナー登録へ
account-business-name = 事業者名（店名）
account-business-name-hint = 受取人が知っているお店の名前です。集荷先の住所は最初の注文のときに入力します。
account-business-name-missing = 事業者名（店名）を入力してください。
account-email-invalid = メールアドレスの形式が正しくないようです。name@example.com のように入力してください。
account-phone = 電話番号
account-phone-missing = 電話番号を入力してください。
account-phone-impossible = 正しい電話番号を入力してください。
account-have-account = 登録がお済みですか？
account-welcome = 最初の注文から、あなたのお店にライダーを。
account-promise = 月額料金も契約期間もありません。お支払いは配達ごとです。

## After registering

account-registered-title = あと一歩です。メールアドレスを確認してください
account-registered-lead = { $email } にメールを送りました。{ $hours }時間以内にメールのリンクを開くと、ログインできます。
account-registered-missing = メールが届かないときは迷惑メールフォルダをご確認ください。新しいパスワードでログインすると、リンクをもう一度送ります。

## The link of the e-mail

account-confirm-busy = メールアドレスを確認しています…
account-confirmed-title = メールアドレスを確認しました
account-confirmed-lead = アカウントの準備ができました。ログインして最初のライダーを呼びましょう。
account-already-title = メールアドレスは確認済みです
account-already-lead = このリンクは使用済みです。ログインできます。
account-not-confirmed-title = メールアドレスを確認できませんでした
account-link-not-valid = このリンクは無効か、24時間が過ぎています。パスワードでログインして新しいリンクを受け取るか、もう一度登録してください。

## A forgotten password

account-forgot-lead = メールでコードを送ります。そのコードで新しいパスワードを設定できます。
account-forgot-submit = コードを送る
account-have-code = 届いたコードを入力
account-reset-title = 新しいパスワードを設定
account-reset-lead = { $email } のアカウントがあれば、6桁のコードをメールでお送りします。コードは15分間有効です。
account-code = メールのコード
account-code-missing = メールのコードを入力してください。
account-code-invalid = コードはちょうど6桁です。
account-code-not-valid = コードが違うか、使用済みか、有効期限が切れています。ご確認のうえ、必要ならコードを再送してください。
account-reset-submit = パスワードを設定
account-code-again = コードを再送する
account-code-sent-again = 新しいコードを送信しました。最新のコードのみ有効です。
account-other-email = 別のアドレスを使う
account-reset-done-title = 新しいパスワードを設定しました
account-reset-done-lead = すべての端末からログアウトしました。新しいパスワードでログインしてください。

## Why the service says no; the ids are its translation keys

account-offline = 問題が発生しました。もう一度お試しください。オフラインの可能性があります。
account-not-created = アカウントを作成できませんでした。
account-email-registered = このメールアドレスは、すでに別のアカウントに登録されています。別のメールアドレスをお使いください。
account-vendor-code-unknown = メールアドレスまたは店舗コードが違います。このコードの店舗はありません。両方をご確認ください。
account-vendor-code-used = このコードの店舗には既にアカウントがあります。それでログインするか、登録した方にお尋ねください。
account-mail-not-delivered = このアドレスにメールを送れませんでした。ご確認のうえ、もう一度お試しください。
account-password-weak = パスワードがすべての条件を満たしていません。
