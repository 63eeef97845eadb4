field-items = 商品
field-notes = ライダーへのメモ
field-delivery-fee = 配達料金
payment-cash-on-delivery = 代金引換（現金）
payment-payment-on-delivery = 受け取り時に支払い
payment-cash-on-pick-up = 集荷時に現金
payment-none = なし
payment-no-cash = 現金なし
field-age-check = 受取人の年齢を確認
field-to-collect = 受取人から集金する金額
field-voucher = クーポン { $code }
field-vat-number = 税番号
# $zone is the name of the country's time zone: said once for all times of the screen
field-times-in = 時刻はすべて { $zone }
field-item-value = 商品代金
