landing-eyebrow = 商家即時外送 · { $country }
landing-title = 現在就送，全程看得到。
landing-lead = { -brand-name }派外送員到您的櫃檯收取包裹、餐點、文件與禮品，送到收件人手上之前，每一分鐘都看得到進度。
landing-request-as-guest = 以訪客身分呼叫
landing-request-as-guest-busy = 請稍候…
landing-example-status = 外送中
landing-example-arrival = { $minutes }分鐘後送達
landing-facts = 服務重點
landing-fact-minutes-value = { $minutes }分鐘
landing-fact-promise = 最長送達時間
landing-fact-typical = 以內，通常就能送達
landing-fact-weight-value = { $kg }公斤
landing-fact-weight = 每次外送重量上限
landing-fact-distance = 外送距離上限
landing-fact-nothing = 沒有外送時的費用
landing-how-title = 從您的櫃檯到顧客門口，只要三步
landing-how-where-title = 填寫地點
landing-how-where-text = 選擇取件地點與送達地點。確認之前，就能看到距離、預估取件時間與外送費。
landing-how-ride-title = 外送員取件
landing-how-ride-text = 附近的外送員會到您的櫃檯取件。您會知道外送員的姓名與電話，以及何時要備妥物品。
landing-how-door-title = 追蹤到門口
landing-how-door-text = 在地圖上查看外送員，把連結分享給顧客，並保存交付證明。
landing-why-title = 為忙碌的櫃檯而設計
landing-why-text = 中午時段、大排長龍、只騰得出一隻手：需要的資訊看一眼或按一個鍵就有。
landing-why-live-title = 即時，精確到分鐘
landing-why-live-text = 狀態、外送員與預估時間即時更新，不必再打電話問送到哪裡。
landing-why-proof-title = 每次交付都有證明
landing-why-proof-text = 取件、送達與退回都有紀錄，並隨訂單保存。
landing-why-share-title = 給顧客的連結
landing-why-share-text = 顧客用手機就能追蹤外送，不需要應用程式或帳號。
landing-why-outlets-title = 所有分店，一個畫面
landing-why-outlets-text = 一次登入，管理所有取件地點，訂單各自分開。
landing-why-history-title = 紀錄不遺漏
landing-why-history-text = 用編號、姓名或電話找出任何歷史訂單，並匯出供記帳使用。
landing-why-goods-title = 各種物品都能送
landing-why-goods-text = 包裹、熱騰騰的午餐、簽好的合約、一束花：步驟都一樣簡單。
landing-pay-title = 用多少付多少
landing-pay-text = 沒有月費，也沒有最低用量。沒有外送的日子，完全不收費。
landing-pay-country = 外送費 · { $country }
landing-pay-base = 基本費
landing-pay-per-km = 每公里
landing-pay-cash = 貨到付款
landing-pay-maximum = 上限
landing-pay-no-commission = 不抽成
landing-pay-from-km = 從{ $km }公里起計費。
landing-pay-from-km-by-place =
    在{ $code ->
        [TH] 曼谷
       *[other] 首都
    }從{ $km }公里起計費，其他城市從{ $outsideKm }公里起計費。
landing-pay-expect = 收費說明
landing-pay-expect-first = 確認前就能看到確切的外送費，之後不會變動。
landing-pay-expect-distance = 外送費依兩個地址之間的距離計算，沒有其他難以預料的費用。
landing-pay-expect-nothing = 沒有開辦費，不綁約，沒使用的日子不收費。
landing-fee-title = 費用是多少？
landing-fee-distance = 距離
landing-fee-km = { $km }公里
landing-fee-place = 取件地點在哪裡？
landing-fee-place-capital =
    { $code ->
        [TH] 曼谷
       *[other] 首都
    }
landing-fee-place-outside = 其他城市
landing-fee-with-cash = 由外送員收取現金
landing-fee-line-distance = 距離費
landing-fee-total = 外送費
landing-fee-note = 此為試算範例：未滿一公里以一公里計。您確認的外送費依實際地址計算。
landing-fleet-title = 隨時待命的外送車隊
landing-fleet-text = 不必僱用人手、投保或排班。需要時外送員就在附近，不需要時不花一毛錢。
landing-fleet-bicycle-title = 自行車
landing-fleet-bicycle-text = 文件與小禮物，再窄的巷子也能到。
landing-fleet-scooter-title = 機車
landing-fleet-scooter-text = 餐點與包裹，幾分鐘穿越市區。
landing-fleet-bag-title = 保溫袋
landing-fleet-bag-text = 熱的保熱，冷的保冷，平放不傾。
landing-start-title = 今天就呼叫第一位外送員
landing-start-register =
    { $registration ->
        [PV] 使用商家代碼建立帳號。
       *[NPV] 使用商家名稱建立帳號。
    }
landing-start-confirm = 在{ $hours }小時內確認您的電子郵件。
landing-start-request = 呼叫外送員。就這麼簡單。
landing-faq-what = 可以送什麼？
landing-faq-what-answer = 包裹、餐點、文件與禮品都可以，只要合法，且一位外送員載得動。
landing-faq-what-letters = 不包含{ $grams }公克以下的書面通訊，例如信件。
landing-faq-fast = 多快送達？
landing-faq-fast-answer = 「盡快」代表{ $minutes }分鐘內送達。一般外送{ $typical }分鐘以內即可送達。
landing-faq-heavy = 最重可以多重？
landing-faq-heavy-answer = 每次外送最多{ $kg }公斤。
landing-faq-value = 物品金額上限是多少？
landing-faq-value-answer = 每次外送最高{ $amount }。
landing-faq-value-and-weight-answer = 重量超過{ $kg }公斤時，物品金額不可超過{ $amount }。
landing-faq-far = 最遠可以送到哪裡？
landing-faq-far-answer = 距離取件地點最遠{ $km }公里。
landing-faq-far-nationwide-answer = 全國各地，距離取件地點最遠{ $km }公里。
landing-faq-cost = 怎麼收費？
landing-faq-cost-answer = { $base }，每公里另加{ $perKm }。
landing-faq-cost-range = 每次外送約{ $base }至{ $maximum }，依距離而定。
landing-faq-cost-cash = 貨到付款另加{ $amount }。
landing-faq-cost-no-commission = 我們不抽成。
landing-faq-guest = 需要帳號嗎？
landing-faq-guest-answer = 不需要。您可以用訪客身分呼叫外送員；有帳號則可保存地址、顧客與歷史訂單。
