## 注文に問題が起きたときに、できること

trouble-late = お約束の時刻より遅れています
trouble-returned = お届けできず、店舗に戻りました
trouble-call-rider = ライダーに電話
trouble-tell-customer = 受取人に知らせる
trouble-write-support = サポートに連絡

## 用意された文面と送り方

trouble-message = メッセージ
trouble-mail = メールを開く
trouble-message-title = { $customer } 様へのメッセージ

## 受取人へのメッセージ

trouble-message-late = { $customer }様、{ $vendor }のご注文（{ $code }）のお届けが予定より遅れております。お待たせして申し訳ございません。
trouble-message-expected = { $time } ごろお届けの見込みです。
trouble-message-at-door = { $customer }様、{ $vendor }のご注文（{ $code }）をお持ちしたライダーがお届け先に到着しましたが、お会いできておりません。玄関までお越しいただくか、ライダーにお電話ください：{ $phone }
trouble-message-address = { $customer }様、{ $vendor }のご注文（{ $code }）のお届け先住所を確認させてください。町名・番地・階をご返信ください。
trouble-message-not-delivered = { $customer }様、{ $vendor }のご注文（{ $code }）をまだお届けできておりません。申し訳ございません。今後について改めてご連絡いたします。

## サポートへのメール

trouble-support-subject = 注文 { $code }：{ $status }
trouble-support-text = この注文について対応をお願いします。状況：
trouble-support-order = 注文 { $id }、コード { $code }
trouble-support-status = 状態：{ $status }（{ $time } から）
trouble-support-to = お使いのメールソフトから { $address } に送信されます。
