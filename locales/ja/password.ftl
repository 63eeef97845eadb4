## 新しいパスワード(設定するすべての場所で)

password-show = パスワードを表示
password-hide = パスワードを隠す
password-caps-lock = Caps Lock がオンになっています。
password-email = メールアドレス
password-email-missing = メールアドレスを入力してください。
password-first = パスワード
password-first-repeat = パスワード（もう一度）
password-new = 新しいパスワード
password-repeat = 新しいパスワード（もう一度）
password-missing = パスワードを決めてください。
password-repeat-missing = パスワードをもう一度入力してください。
password-rules-not-met = 下の条件をまだすべて満たしていません。
password-entries-differ = 2つの入力が一致しません。
password-rule-length = 8文字以上
password-rule-uppercase = 大文字
password-rule-lowercase = 小文字
password-rule-number = 数字
password-rule-special = 次のいずれかの記号：!@#$%^&*
password-rule-met = ：満たしています
password-rule-open = ：まだです
password-rules-count = { $all }件中{ $met }件の条件を満たしています
password-forgot = パスワードをお忘れですか？
password-busy = 少々お待ちください…
