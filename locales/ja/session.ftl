## Sign-in

sign-in-title = ログイン
sign-in-welcome = おかえりなさい。ライダーが待っています。
sign-in-promise = 1分以内にライダーを手配。どの注文もリアルタイムで追跡でき、受け渡しの記録もすぐに見つかります。
sign-in-email-invalid = メールアドレスの形式が正しくないようです。name@example.com のように入力してください。
sign-in-password-missing = パスワードを入力してください。
sign-in-no-account = { -brand-name } は初めてですか？
# Shown instead of the general message when the sign-in finds no connection
sign-in-offline = 問題が発生しました。もう一度お試しください。オフラインの可能性があります。
sign-in-status = ステータス { $status }

## Why the provider refused a sign-in: one message per reason

-auth-failed = ログインできませんでした。
auth-internal-error = { -auth-failed }内部エラーが発生しました。しばらくしてからもう一度お試しください。
auth-invalid-user-pool-configuration = { -auth-failed }ユーザープールの設定が正しくありません。お問い合わせください。
auth-invalid-response = { -auth-failed }応答が正しくありません。もう一度お試しください。
auth-invalid-request-parameter = { -auth-failed }リクエストの値が正しくありません。入力内容を確認してください。
auth-invalid-role-access-policy = { -auth-failed }ロールのアクセス権が正しくありません。お問い合わせください。
auth-password-reset-required = { -auth-failed }パスワードの再設定が必要です。「パスワードをお忘れですか？」から新しく設定してください。
auth-resource-not-found = { -auth-failed }リソースが見つかりません。お問い合わせください。
auth-too-many-requests = { -auth-failed }リクエストが多すぎます。1分ほど待ってから、もう一度お試しください。
auth-unexpected-server-error = { -auth-failed }サーバーで予期しないエラーが発生しました。しばらくしてからもう一度お試しください。
auth-user-not-confirmed = { -auth-failed }このユーザーはまだ確認されていません。お送りしたメールのリンクを開いてください。
auth-user-not-found = { -auth-failed }このメールアドレスのユーザーはいません。
auth-password-invalid = { -auth-failed }パスワードが正しくありません。
auth-verification-code-cannot-be-delivered = { -auth-failed }確認コードを送信できません。メールアドレスを確認してください。
auth-email-identity-not-valid = { -auth-failed }メールの送信元が正しくありません。お問い合わせください。
auth-user-cannot-be-validated = { -auth-failed }ユーザーを確認できません。お問い合わせください。
auth-username-exists = { -auth-failed }このユーザー名はすでに使われています。
auth-code-not-valid = { -auth-failed }コードが正しくありません。
# $message is the reason in the words of the server
auth-unknown-reason = { -auth-failed }{ $message }
