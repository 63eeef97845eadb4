## The privacy page. $country is the country's name in this language.

privacy-introduction = { $country }の{ -brand-name }が、あなたと受取人について保存する情報と、その扱いをご説明します。
privacy-data-title = 保存する情報
privacy-data-text = アカウントについては、お名前、メールアドレス、電話番号、集荷先です。注文ごとに、受取人のお名前、電話番号、住所、メモ、金額、時刻、受け渡しの記録を保存します。
privacy-use-title = 利用目的
privacy-use-text = 注文をお届けし、あなたと受取人が状況を確認し、精算するために使います。情報の販売や広告への利用はいたしません。
privacy-readers-title = 情報を見る人
privacy-readers-text = ライダーには配達に必要な情報が表示されます。追跡リンクを持つ方には、その注文だけが表示されます。カード番号は暗号化して決済会社に送られ、当社では保存しません。
privacy-device-title = お使いの端末
privacy-device-text = 言語はCookieに保存されます。ログインの状態、設定、入力中の依頼はブラウザに保存され、ログアウトするとログインの状態と入力中の依頼は消えます。
privacy-rights-title = あなたの権利
privacy-rights-text = 保存している情報の開示、訂正、削除を求めることができ、{ $country }の個人情報保護の監督機関に申し立てることもできます。{ $email } までご連絡ください。
