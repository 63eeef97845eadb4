## 枠の中に表示されるヘルプセンター

helpcentre-title = どのようなことでお困りですか
helpcentre-lead = { -brand-name } の使い方、料金、一人のライダーが運べるもの。
helpcentre-search = 回答を検索
helpcentre-found = 見つかった回答: { $count }
helpcentre-none = 見つかりませんでした。別の言葉で探すか、下の連絡先までお書きください。
helpcentre-how = ご利用の流れ
helpcentre-how-request = ライダーを呼ぶには
helpcentre-how-request-answer = 「ライダーを呼ぶ」を開き、届け先と受取人を入力して、「まとめ」で料金を確認します。そこにあるボタンで送信すると、すぐにライダーを探します。
helpcentre-how-follow = 注文を追跡するには
helpcentre-how-follow-answer = 「注文の追跡」には、進行中のすべての注文がライダー、到着予想、地図とともに表示されます。注文のリンクをコピーして受取人に送れます。
helpcentre-how-change = 注文を変更または取り消せますか
helpcentre-how-change-answer = 注文を開いて「編集」または「注文をキャンセル」を選びます。できることはライダーの進み具合によって変わり、できない場合は理由が表示されます。
helpcentre-how-proof = 届いたことを確かめるには
helpcentre-how-proof-answer = 注文には各段階の時刻と、記録があれば受け渡しの写真や署名が残ります。
helpcentre-rules = 料金、制限、距離
helpcentre-fee = 料金はどこで確認できますか
helpcentre-fee-answer = 「まとめ」に、確定の前に内訳ごとに表示されます。その後は変わりません。
helpcentre-opening = 受付時間
helpcentre-opening-when = いつライダーを呼べますか
helpcentre-opening-answer = 受付は一日のうち次の時間です: { $hours }。
helpcentre-opening-later = 時間外は「ライダーを呼ぶ」のページに表示されます。日時指定が使える場合は、別の時間の注文を受け付けます。
helpcentre-contact = お問い合わせ
helpcentre-contact-answer = { $email } までお書きください。注文番号（詳細の一番上にあります）をお知らせください。
helpcentre-contact-who = { $vendor } の { $email } としてご利用中です。
