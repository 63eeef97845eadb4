## 枠の中に表示されるヘルプセンター

helpcentre-title = どのようなことでお困りですか
helpcentre-lead = { -brand-name } の使い方、料金、一人のライダーが運べるもの。
helpcentre-search = 回答を検索
helpcentre-found = 見つかった回答：{ $count }件
helpcentre-none = 見つかりませんでした。別の言葉で探すか、下の連絡先までお問い合わせください。
helpcentre-how = ご利用の流れ
helpcentre-how-request = ライダーを呼ぶには
helpcentre-how-request-answer = 「ライダーを呼ぶ」を開き、お届け先と受取人を入力して、「まとめ」で料金を確認します。そこにあるボタンで送信すると、すぐにライダーを探します。
helpcentre-how-follow = 注文を追跡するには
helpcentre-how-follow-answer = 「注文の追跡」には、進行中のすべての注文がライダー、到着予想、地図とともに表示されます。注文のリンクをコピーして受取人に送れます。
helpcentre-how-change = 注文を変更・キャンセルできますか
helpcentre-how-change-answer = 注文を開いて「編集」または「注文をキャンセル」を選びます。できることはライダーの進み具合によって変わり、できない場合は理由が表示されます。
helpcentre-how-proof = 届いたことを確かめるには
helpcentre-how-proof-answer = 注文には各段階の時刻と、記録があれば受け渡しの写真や署名が残ります。
helpcentre-rules = 料金、制限、距離
helpcentre-fee = 料金はどこで確認できますか
helpcentre-fee-answer = 確定する前に、「まとめ」で内訳を確認できます。その後は変わりません。
helpcentre-opening = 営業時間
helpcentre-opening-when = いつライダーを呼べますか
helpcentre-opening-answer = ライダーを呼べるのは次の時間帯です：{ $hours }。
helpcentre-opening-later = この時間帯以外でも、日時指定で注文できる場合があります。
helpcentre-contact = お問い合わせ
helpcentre-contact-answer = { $email } までメールでお問い合わせください。注文の一番上にある注文番号もお知らせください。
helpcentre-contact-who = { $vendor } の { $email } でログイン中です。
