## A chat message is read into the form

paste-open = メッセージを貼り付け
paste-offer = 貼り付けた内容を読み取る
paste-title = メッセージを読み取る
paste-text = 受取人からのメッセージを貼り付けてください。この端末の中だけで読み取り、注文は行いません。
paste-message = メッセージ
paste-placeholder = 名前、電話番号、住所、金額。届いたままで大丈夫です
paste-proposals = 読み取った内容
# $count is how many pieces were read
paste-found = { $count }項目を読み取りました。取り込む前に確認してください。
paste-reading = メッセージを読み取っています…
paste-not-read = このメッセージを読み取れませんでした。インターネット接続を確認して、もう一度お試しください。
paste-nothing-yet = 読み取った内容がここに表示されます。
paste-nothing-found = この文章からは何も読み取れませんでした。フォームは手で入力できます。
# A place on the map, as two numbers
paste-place = 地図上のピン
# $field is the name of a field of the form
paste-take-field = 取り込む：{ $field }
# $typed is what stands in the form already
paste-keeps-typed = 入力済みを残す：{ $typed }
paste-replaces-typed = 入力済みを置き換える：{ $typed }
paste-unsure = 金額がはっきりしません：{ $written }。ご自身で入力してください。
paste-short-link = この地図リンクには場所が含まれていません。一度開いてから、地図の長いリンクをコピーしてください。
# $keys are keys of the keyboard: Ctrl + Enter
paste-keys = { $keys } で取り込む
paste-take = 取り込む

## A link fills in the form

prefill-filled = リンクから入力しました。注文の前に確認してください
prefill-clear = 消去
prefill-offered = リンクの値が、入力した値と異なります。
prefill-use = リンクの値を使う
prefill-keep = 入力した値を残す
# $names are the names of parameters in the link: amount, payment
# $count is how many they are
prefill-ignored =
    { $count ->
       *[other] リンクの値のうち{ $count }件は読み取れなかったため除きました：{ $names }
    }
