## Mails: plain text and the page of the same words

mail-greeting = こんにちは。
mail-greeting-name = { $name } 様
mail-confirm-subject = { -brand-name } のメールアドレスをご確認ください
mail-confirm-lead = このメールアドレスで { -brand-name } のアカウントが作成されました。アドレスを確認すると、配達員を呼べるようになります。
mail-confirm-action = メールアドレスを確認する
mail-confirm-hours = リンクは { $hours } 時間有効です。
mail-reset-subject = { -brand-name } の新しいパスワード用コード
mail-reset-lead = あなたのアカウントの新しいパスワードが求められました。コードは次のとおりです。
mail-reset-minutes = { $minutes } 分間有効で、1 回だけ使えます。誰にも教えないでください。
mail-not-you = お心当たりがなければ、何もする必要はありません。このメールがなければ何も起こりません。
mail-changed-subject = { -brand-name } のパスワードが変更されました
mail-changed-lead = アカウントに新しいパスワードが設定され、すべての端末からサインアウトしました。
mail-changed-not-you = お心当たりがない場合は、すぐにサインインページの「パスワードをお忘れですか?」から別のパスワードを設定してください。
mail-sign-off = { -brand-name } チーム
