## Request a rider: the page and its four sections

request-section-done = 入力済み

request-collection-time = 集荷時刻
request-collection-instant = すぐに
request-collection-instructions = ライダーへの案内

request-drop-off-title = お届け先
request-details-title = 配達の内容
request-payment-title = 支払い内容

## Where the order goes

request-destination = お届け先住所
# The two numbers are an example of coordinates: latitude,longitude
request-destination-placeholder = 住所、場所、または { $coordinates }
request-destination-clear = 住所を消去
request-destination-searching = 場所を検索しています…
request-destination-resolving = 住所を調べています…
request-destination-none = 住所が見つかりません。番地まで入力するか、地図で場所を選んでください。
# $reason says what went wrong, in the words of the failure texts
request-destination-search-failed = 住所を検索できませんでした：{ $reason }
request-destination-details-failed = 場所の詳細を取得できませんでした
geolocator-error-reverse = この地点の住所が見つかりませんでした。
error-geocoder-unavailable = 現在、住所検索を利用できません。
request-unit = 部屋番号
request-building = 建物名
request-notes-placeholder = 階、呼び鈴、駐輪場所…
request-name = 受取人のお名前
request-phone = お届け先の電話番号

## Where it goes, on the map

request-map = 集荷先とお届け先の地図
request-map-hint = 地図をクリックしてお届け先を決めるか、ピンを動かしてください。
request-map-show = 地図で選ぶ
request-map-hide = 地図を隠す
request-map-failed = 現在、地図を表示できません。地図がなくても、住所を入力すれば注文できます。

## What is delivered, and when

request-time = 配達の時間
request-time-asap = できるだけ早く
request-time-asap-hint = 60分以内、通常は30分以内にお届け
request-time-later = 日時指定
# A choice between today, tomorrow and the day after
request-later-day = 日
request-later-today = 今日
request-later-tomorrow = 明日
request-later-time = 時刻
# $hours may be 0
request-later-in =
    { $hours ->
        [0] { $minutes }分後
       *[other] { $hours }時間{ $minutes }分後
    }
request-description-placeholder = 袋の中身は何ですか？
# $currency is the name of a currency beside amounts, such as Kč or SGD
request-amount = 商品代金（{ $currency }）
request-item-value-warning = 商品代金が高いようです。注文の前に、もう一度確認してください。
request-item-value-confirm = 確認する
# $value and $limit are amounts with their currency
request-item-value-of = { $value } / { $limit }。この上限を超えると確認をお願いします。
request-item-value-confirmed = 商品代金を確認しました
request-cold-bag = 保冷バッグが必要
request-cold-bag-hint = 商品を冷たく保つバッグをライダーが持参します。
request-age-check-hint = ライダーが玄関で年齢を証明するものを確認します。
request-age-check-missing = この注文には年齢確認が必要です。「{ field-age-check }」にチェックを入れて確認してください。
request-vat-add = 税番号を追加
request-vat-hint = 英大文字と数字8文字

## How it is paid

request-payment-methods = 支払い方法
request-payment-cash-on-delivery-hint = ライダーが商品代金を現金で受け取ります。
request-payment-cash-on-pick-up-hint = ライダーが集荷先でお店に支払います。お届け先での集金はありません。
request-payment-no-cash-hint = 受取人は支払い済みです。
request-payment-payment-on-delivery-hint = 受取人が玄関で商品代金を支払います。
request-payment-none-hint = 集金はありません。
request-payment-not-offered = ここでは「{ $method }」はご利用いただけません。別の支払い方法を選んでください。
error-no-payment-method-available = この集荷先で使える支払い方法がありません。お問い合わせください。
error-payment-get-if-enabled = オンライン決済が使えるか確認できなかったため、今はオフになっています。

## A voucher for the delivery fee

voucher-title = クーポン
voucher-placeholder = コード
voucher-apply = 適用
voucher-keep = キャンセル
voucher-replace = 変更
voucher-remove = 外す
voucher-details = 詳細
voucher-waiting = 配達料金が決まり次第、確認します。
voucher-checking = クーポンを確認しています…
# $percent is a number: 10
voucher-percentage = 配達料金から { $percent }% 引き
# $amount is an amount with its currency
voucher-amount = 配達料金から { $amount } 引き
voucher-valid-always = 有効期限なし
# $time is a day and a time of day in the country
voucher-valid-until = { $time } まで有効
# $amount is an amount with its currency
voucher-minimum = 配達料金 { $amount } 以上で利用可
# $amount is an amount with its currency
voucher-maximum = 最大 { $amount } 引き
voucher-first-order = 初回の注文のみ
voucher-refused-unknown = このコードは見つかりません。
voucher-refused-expired = 有効期限が切れています。
voucher-refused-not-yet = まだ有効ではありません。
voucher-refused-fee-too-small = 配達料金が条件に足りません。
voucher-refused-not-first-order = 初回の注文でのみ使えます。
voucher-refused-used-up = すべて使い切られています。
voucher-refused-used-by-vendor = この集荷先では使い切られています。
voucher-refused-other-vendor = この集荷先では使えません。
voucher-refused-inactive = 停止されています。
voucher-switched-off = 現在クーポンはご利用いただけません。配達料金は割引なしで表示されています。
# $seconds is at least 1
voucher-try-again-in =
    { $seconds ->
       *[other] 試行回数が多すぎます。{ $seconds }秒後にもう一度お試しください。
    }

## The summary that never leaves the screen

request-summary = まとめ
request-summary-more = 詳細を表示
request-summary-less = 詳細を隠す
request-distance = 距離
request-fee-base = 基本料金
request-fee-distance = 距離料金
request-fee-surcharge = 支払い方法の追加料金
request-fee-as-quoted = この配達の見積もり
# $before and $after are amounts with their currency
request-fee-moved = 料金を計算し直しました。{ $before } から { $after } になりました。
# $left is like 9:41, $time a time of day in the country
request-fee-held = { $time } まで同じ料金 · { $left }
request-fee-expired = 料金の有効期限が切れました。ライダーを呼ぶときに計算し直します。
request-fee-expired-guest = 料金の有効期限が切れました。ライダーを呼ぶと新しい料金が表示され、もう一度呼ぶとその料金で確定します。
request-fee-waiting = お届け先住所を入力すると料金が表示されます。
request-quote-asking = 配達できるか、料金はいくらかを確認しています…
# $distance is a distance with its unit: 2.4 km
request-deliverable = 配達できます：{ $distance }
request-deliverable-anyway = 配達できます
# $fee is an amount with its currency
request-deliverable-fee = 配達料金：{ $fee }
# A voucher lowers the fee from $before to $fee
request-deliverable-fee-reduced = 配達料金：{ $fee }（割引前 { $before }）
request-collect-nothing = なし
request-collect-brief = 集金 { $amount }
request-submit = ライダーを呼ぶ
request-submitting = ライダーを呼んでいます…
request-offline = オフライン：接続が戻ると送信されます
request-waiting = 接続を待っています…
request-waiting-hint = 接続が戻りしだい送信します。このページを開いたままにしてください。
request-do-not-send = 送信しない
request-undo = 元に戻す
# $keys are keys of the keyboard: Ctrl + Enter
request-submit-keys = または { $keys }
# $count is how many fields of the form are wrong; their names follow as links
request-wrong-fields = 確認が必要な項目が{ $count }件あります

## What the rules say: marked at the field, the first one announced

request-vendor-missing = 情報を取得できませんでした。一度ログアウトして、もう一度ログインしてください
request-vendor-inactive = この集荷先は無効になっているため、ライダーを呼べません。
validation-fill-unit-number = お届け先の部屋番号を入力してください
request-name-missing = 受取人のお名前を入力してください
request-name-has-digit = 受取人のお名前が正しくありません
request-phone-missing = お届け先の電話番号を入力してください
request-phone-impossible = 電話番号が正しくないようです
request-phone-unusual = この番号は通常と異なるようです。ご確認ください。
request-description-too-long = 200文字以内で入力してください
request-address-missing = 住所を入力してください
request-coordinates-missing = この住所の位置を求められません
request-amount-missing = 商品代金を正しく入力してください
# $forms are ways to write the amount: 1250 / 1250.50
request-amount-unreadable = 商品代金を正しく入力してください。入力例：{ $forms }
# $amount is a number, $currency a currency code: 100 PKR
request-amount-below-minimum = 最低金額は { $amount } { $currency } です
request-payment-method-missing = 支払い方法を選んでください
request-preorder-in-past = これから先の配達時刻を選んでください
request-preorder-too-far = 2日以内の配達時刻を選んでください
request-preorder-outside-hours = 営業時間内の配達時刻を選んでください
request-notes-too-long = メモが長すぎます
request-address-too-long = 住所が長すぎます
request-vat-wrong-length = 税番号は8文字です。もう一度確認してください。
request-vat-invalid = 税番号が正しくありません。もう一度確認してください。

## What the world says

request-error-undeliverable-address = その場所には配達できません。
request-deliverability-unknown = 配達できるか確認できませんでした
request-error-cannot-compute-price = この注文の料金を計算できませんでした。
error-store-closed = ただいま営業時間外です。
request-not-created = 注文を作成できませんでした
request-nothing-lost = 入力した内容は失われていません。そのままもう一度お試しください。
request-kept = 入力した内容は失われていません。
error-fee-recompute = 料金の有効期限が切れました。計算し直しています…
error-fee-changed = 配達料金が変わりました。
# $before and $after are amounts with their currency
request-fee-changed-text = { $before } から { $after } になりました。新しい料金でライダーを呼びますか？
request-fee-changed-accept = { $after } で呼ぶ
request-fee-changed-refuse = 呼ばない
request-pushed = 注文を送信しました！
request-already-placed = この注文は前回の送信で届いていたため、再送していません。注文一覧で確認してください。
request-draft-restored = 入力した内容を残しておきました。

## Instead of the form

unable-to-fetch-vendor = 店舗の情報を取得できませんでした
request-closed-title = ただいま営業時間外です
# $from, $to and $currentTime are times of day in the country: 09:00
request-closed-hours = 営業時間：{ $from }～{ $to }。現在 { $currentTime }
request-closed-hint = 営業が始まると、ライダーを呼べます。
request-closed-check = もう一度確認
request-no-location-other = その間、別の集荷先を選べます。
