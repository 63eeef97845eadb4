## Where the orders are collected

address-origin-title = ライダーはどこで集荷しますか？
# $name is the name of the collection point
address-origin-lead = { $name } の住所がまだありません。住所を入力するか地図にピンを置くと、ライダーが入り口を見つけられます。一度だけの設定です。
address-origin-change-title = 集荷先を変更
address-origin-change-lead = { $name } の新しい住所は、これからのすべての注文に使われます。受取人について入力した内容は残ります。
address-origin-change = 変更
address-origin-change-label = 集荷先を変更
address-origin-text = 集荷先の住所
address-origin-map = 集荷先の地図
address-origin-map-hint = 地図をクリックして集荷先を決めるか、ピンを動かしてください。
address-origin-notes-placeholder = 裏口から、カウンターで声かけ、駐輪場所…
address-postal-code = 郵便番号
address-city = 市区町村
address-origin-save = 住所を保存
address-origin-keep = このままにする
address-no-coordinates = この住所の座標がありません
address-saved = 住所を保存しました
address-not-saved = 住所を保存できません
address-not-updated = 住所を更新できませんでした。
address-details-kept = 前の住所のときに入力された内容です。ご確認ください：{ $fields }

## One list of saved customers and places

address-options-list = 見つかった受取人と場所
# $count is how many customers and places are offered
address-options-found = 候補{ $count }件。矢印キーで選べます。
address-customers-group = 登録済みの受取人
address-places-group = 場所
# Above buttons with the names of customers; pressing one fills in the form
address-last-customers = 最近のお届け先
# $count is how many orders went to this customer
address-customer-used = { $count }回利用
address-customers-failed = 登録済みの受取人を検索できませんでした。

## The pin and the text are two places

# $distance is a distance with its unit: 350 m
address-pin-away = ピンがこの住所から { $distance } 離れています。
# $address is an address in one line
address-pin-at = ピンの場所：{ $address }
address-pin-take = ピンの住所を使う
address-pin-move = ピンを住所に移す

## The customer is known, or is saved

address-known = この電話番号で登録済み
address-known-fill = 空欄だけ入力
address-known-replace = 置き換える
address-known-decline = この受取人ではない
address-customer-save = この受取人を登録
address-customer-update = 登録内容を更新
address-customer-saved = 登録済みの受取人
address-customer-saved-now = 受取人を登録しました
# $reason says why, in the words of the failure texts
address-customer-not-saved-because = 受取人を登録できませんでした：{ $reason }

## The address book

address-customers-title = 受取人
address-customers-search = 受取人を検索
address-customers-placeholder = 名前、通り、電話番号の下の桁
address-customers-hint = 2文字以上入力してください。名前、通り、または電話番号の下の桁が使えます。
address-customers-searching = 受取人を検索しています…
# $text is what was typed
address-customers-none = 「{ $text }」に一致する受取人はいません。
address-customers-count = 受取人{ $count }名
# $name is the name of a customer
address-use = 使う
address-customer-use-label = { $name } 様へ届ける
address-customer-edit = { $name } 様の情報を編集
address-customer-remove = { $name } 様の情報を削除
address-customer-remove-question = { $name } 様を登録から削除しますか？
address-customer-remove-yes = 削除
address-customer-remove-keep = 残す
address-customer-place-kept = 住所の文字を変えても、別の場所を選ばない限り地図上の位置は変わりません。
address-cancel = キャンセル
address-customer-changed = { $name } 様の情報を変更しました。
address-customer-removed = { $name } 様を登録から削除しました。
# $reason says why, in the words of the failure texts
address-customer-not-removed = 受取人を削除できませんでした：{ $reason }
