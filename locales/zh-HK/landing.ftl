landing-eyebrow = 商戶即時速遞 · { $country }
landing-title = 即時送出，全程追蹤。
landing-lead = { -brand-name }安排速遞員到您的店舖取件，包裹、食物、文件及禮品均可送遞；每分鐘的進度一目了然，直至交到收件人手上。
landing-request-as-guest = 以訪客身份召喚
landing-request-as-guest-busy = 請稍候…
landing-example-status = 送遞中
landing-example-arrival = { $minutes }分鐘後送達

landing-facts = 服務一覽
landing-fact-minutes-value = { $minutes }分鐘
landing-fact-promise = 最長送達時間
landing-fact-typical = 以內，一般可送達
landing-fact-weight-value = { $kg }公斤
landing-fact-weight = 每次送遞的重量上限
landing-fact-distance = 速遞員的送遞距離上限
landing-fact-nothing = 沒有送遞的日子

landing-how-title = 由店舖到門前，只需三步
landing-how-where-title = 輸入地點
landing-how-where-text = 選擇取件地點及送遞地點。確認前會先顯示距離、預計取件時間及運費。
landing-how-ride-title = 速遞員取件
landing-how-ride-text = 附近的速遞員到店取件。您會知道速遞員的姓名及電話，以及何時備妥物品。
landing-how-door-title = 追蹤至送達
landing-how-door-text = 在地圖上查看速遞員位置，與顧客分享連結，並保留交收證明。

landing-why-title = 為忙碌的店舖而設
landing-why-text = 中午時分，顧客排隊，只有一隻手有空：所需資料一眼可見，一鍵可達。
landing-why-live-title = 即時更新，準確至分鐘
landing-why-live-text = 狀態、速遞員及預計時間即時更新，無需致電查詢。
landing-why-proof-title = 每次交收均有證明
landing-why-proof-text = 取件、送達及退回均有記錄，並與訂單一併保存。
landing-why-share-title = 給顧客的連結
landing-why-share-text = 顧客可用手機追蹤送遞，無需應用程式或賬戶。
landing-why-outlets-title = 所有分店，一個畫面
landing-why-outlets-text = 一次登入即可管理所有取件地點，各地點的訂單分開顯示。
landing-why-history-title = 過往訂單，隨時可查
landing-why-history-text = 以編號、姓名或電話查找任何過往訂單，並可匯出作記賬之用。
landing-why-goods-title = 無論送甚麼
landing-why-goods-text = 包裹、熱騰騰的午餐、已簽署的合約、一束鮮花：步驟一樣簡單。

landing-pay-title = 按次收費
landing-pay-text = 沒有月費，沒有最低消費。沒有送遞的日子，無需付費。
landing-pay-country = 運費 · { $country }
landing-pay-base = 基本收費
landing-pay-per-km = 每公里
landing-pay-cash = 貨到付款
landing-pay-maximum = 最高收費
landing-pay-no-commission = 不收取銷售佣金
landing-pay-from-km = 由{ $km }公里起計算。
landing-pay-from-km-by-place =
    { $code ->
        [TH] 曼谷
       *[other] 首都
    }由{ $km }公里起計算，其他城市由{ $outsideKm }公里起計算。
landing-pay-expect = 收費須知
landing-pay-expect-first = 確認前會顯示確實運費，其後不會更改。
landing-pay-expect-distance = 運費取決於兩個地址之間的距離，沒有其他難以預計的收費。
landing-pay-expect-nothing = 沒有開戶費，沒有合約期，休息日不收費。

landing-fee-title = 運費多少？
landing-fee-distance = 距離
landing-fee-km = { $km }公里
landing-fee-place = 取件地點在哪裏？
landing-fee-place-capital =
    { $code ->
        [TH] 曼谷
       *[other] 首都
    }
landing-fee-place-outside = 其他城市
landing-fee-with-cash = 速遞員代收現金
landing-fee-line-distance = 距離收費
landing-fee-total = 運費
landing-fee-note = 僅供參考：不足一公里亦作一公里計算。您確認的運費以確實地址計算。

landing-fleet-title = 隨時待命的車隊
landing-fleet-text = 您無需聘請人手、購買保險或編排更表。有需要時，附近就有速遞員；沒有需要時，無需付費。
landing-fleet-bicycle-title = 單車
landing-fleet-bicycle-text = 文件及小禮品，窄街小巷也能到達。
landing-fleet-scooter-title = 電單車
landing-fleet-scooter-text = 餐點及包裹，數分鐘橫越市區。
landing-fleet-bag-title = 保溫袋
landing-fleet-bag-text = 熱的保熱，冷的保冷，平放的不會傾側。

landing-start-title = 今日就召喚首位速遞員
landing-start-register =
    { $registration ->
        [PV] 以商戶編號建立賬戶。
       *[NPV] 以商戶名稱建立賬戶。
    }
landing-start-confirm = 在{ $hours }小時內確認電郵地址。
landing-start-request = 召喚速遞員，就是這麼簡單。

landing-faq-what = 可以送甚麼？
landing-faq-what-answer = 包裹、食物、文件及禮品，只要合法並可由一位速遞員運送。
landing-faq-what-letters = 不包括{ $grams }克以下的書信等書面通訊。
landing-faq-fast = 送遞有多快？
landing-faq-fast-answer = 「盡快」指{ $minutes }分鐘內送達。一般送遞需時{ $typical }分鐘或更短。
landing-faq-heavy = 重量上限是多少？
landing-faq-heavy-answer = 每次送遞最重{ $kg }公斤。
landing-faq-value = 物品價值上限是多少？
landing-faq-value-answer = 每次送遞最高{ $amount }。
landing-faq-value-and-weight-answer = 重量超過{ $kg }公斤時，物品價值不可超過{ $amount }。
landing-faq-far = 送遞範圍有多遠？
landing-faq-far-answer = 距離取件地點最遠{ $km }公里。
landing-faq-far-nationwide-answer = 距離取件地點最遠{ $km }公里，服務遍及全境。
landing-faq-cost = 收費多少？
landing-faq-cost-answer = { $base }，另加每公里{ $perKm }。
landing-faq-cost-range = 每次送遞約{ $base }至{ $maximum }，視乎距離而定。
landing-faq-cost-cash = 貨到付款另加{ $amount }。
landing-faq-cost-no-commission = 我們不收取佣金。
landing-faq-guest = 需要賬戶嗎？
landing-faq-guest-answer = 不需要。您可以訪客身份召喚速遞員；設有賬戶則可保存地址、顧客及過往訂單。
