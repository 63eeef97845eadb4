## Mails: plain text and the page of the same words

mail-greeting = いつもご利用ありがとうございます。
mail-greeting-name = { $name } 様
mail-confirm-subject = { -brand-name } のメールアドレスをご確認ください
mail-confirm-lead = このメールアドレスで { -brand-name } のアカウントが作成されました。アドレスを確認すると、ライダーを呼べるようになります。
mail-confirm-action = メールアドレスを確認する
mail-confirm-hours = リンクは{ $hours }時間有効です。
mail-reset-subject = { -brand-name } の新しいパスワード用コード
mail-reset-lead = パスワード再設定のご依頼を受け付けました。認証コードは次のとおりです。
mail-reset-minutes = { $minutes }分間有効で、1回だけ使えます。誰にも教えないでください。
mail-not-you = お心当たりがない場合は、このメールを破棄してください。何も変更されません。
mail-changed-subject = { -brand-name } のパスワードが変更されました
mail-changed-lead = アカウントに新しいパスワードが設定され、すべての端末からログアウトしました。
mail-changed-not-you = お心当たりがない場合は、すぐにログインページの「パスワードをお忘れですか？」から別のパスワードを設定してください。
mail-kept-charge-subject = 変更により{ -brand-name }の配達料金が下がりました
mail-kept-charge-lead = 注文{ $order }が変更されました。配達料金は{ $fee }になりました。
mail-kept-charge-left = ご注文時にカードで{ $paid }をお支払いいただきました。差額の{ $left }は返金されません。
mail-sign-off = { -brand-name } チーム
