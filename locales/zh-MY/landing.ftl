landing-eyebrow = 商家即时外送 · { $country }
landing-title = 现在就送，全程看得见。
landing-lead = { -brand-name }派外送员到您的柜台取包裹、餐点、文件和礼品，并让您看到每一分钟的进度，直到交到收件人手上。
landing-request-as-guest = 以访客身份呼叫外送员
landing-request-as-guest-busy = 请稍等…
landing-example-status = 外送中
landing-example-arrival = { $minutes }分钟后送达
landing-facts = 一目了然
landing-fact-minutes-value = { $minutes }分钟
landing-fact-promise = 最长送达时间
landing-fact-typical = 以内，通常就能送达
landing-fact-weight-value = { $kg }公斤
landing-fact-weight = 每次外送的重量上限
landing-fact-distance = 外送的距离上限
landing-fact-nothing = 没有外送的日子
landing-how-title = 从您的柜台到顾客门口，只需三步
landing-how-where-title = 填写地点
landing-how-where-text = 选择取件地点和送达地点。您确认之前，就能看到距离、预计取件时间和外送费。
landing-how-ride-title = 外送员取件
landing-how-ride-text = 附近的外送员到您的柜台取件。您知道外送员的姓名和电话，以及什么时候要备好物品。
landing-how-door-title = 追踪到门口
landing-how-door-text = 在地图上看外送员的位置，把链接分享给顾客，并保留交接证明。
landing-why-title = 为忙碌的柜台而设
landing-why-text = 中午、大排长龙、只腾得出一只手：看一眼或按一个键，需要的都有。
landing-why-live-title = 即时，准到分钟
landing-why-live-text = 状态、外送员和预计时间在您眼前更新，不必打电话问送到哪里。
landing-why-proof-title = 每次交接都有证明
landing-why-proof-text = 取件、送达和退回都有记录，并随订单保留。
landing-why-share-title = 给顾客的链接
landing-why-share-text = 顾客用手机追踪外送，不需要应用程序或账号。
landing-why-outlets-title = 所有分店，一个画面
landing-why-outlets-text = 登录一次，就能看到所有取件地点，订单各自分开。
landing-why-history-title = 记录不会遗失
landing-why-history-text = 用编号、姓名或电话找出任何历史订单，并导出作记账用途。
landing-why-goods-title = 无论送什么
landing-why-goods-text = 包裹、热腾腾的午餐、签好的合约、一束花：都是同样几个步骤。
landing-pay-title = 用多少，付多少
landing-pay-text = 没有月费，也没有最低用量。没有外送的日子，一分钱都不用付。
landing-pay-country = 外送费 · { $country }
landing-pay-base = 基本费
landing-pay-per-km = 每公里
landing-pay-cash = 货到付款
landing-pay-maximum = 最高收费
landing-pay-no-commission = 不抽佣
landing-pay-from-km = 从{ $km }公里起算。
landing-pay-from-km-by-place =
    { $code ->
        [TH] 曼谷
       *[other] 首都
    }从{ $km }公里起算，其他城市从{ $outsideKm }公里起算。
landing-pay-expect = 收费说明
landing-pay-expect-first = 确认之前就能看到确切的外送费，之后不会改变。
landing-pay-expect-distance = 外送费按两个地址之间的距离计算，没有其他难以预料的收费。
landing-pay-expect-nothing = 没有开户费，没有合约期，没有外送的日子不收费。
landing-fee-title = 要多少钱？
landing-fee-distance = 距离
landing-fee-km = { $km }公里
landing-fee-place = 取件地点在哪里？
landing-fee-place-capital =
    { $code ->
        [TH] 曼谷
       *[other] 首都
    }
landing-fee-place-outside = 其他城市
landing-fee-with-cash = 外送员代收现金
landing-fee-line-distance = 距离费
landing-fee-total = 外送费
landing-fee-note = 这是例子：不足一公里也算一公里。您确认的外送费按实际地址计算。
landing-fleet-title = 外送队伍，已在路上
landing-fleet-text = 您不必请人、买保险或排班。需要时外送员就在附近，不需要时一分钱都不用付。
landing-fleet-bicycle-title = 脚踏车
landing-fleet-bicycle-text = 文件和小礼品，再窄的巷子也到得了。
landing-fleet-scooter-title = 摩托车
landing-fleet-scooter-text = 餐点和包裹，几分钟穿过市区。
landing-fleet-bag-title = 保温袋
landing-fleet-bag-text = 热的不变冷，冷的不变热，平放不倾斜。
landing-start-title = 今天就呼叫第一名外送员
landing-start-register =
    { $registration ->
        [PV] 用商家代码建立账号。
       *[NPV] 用商家名称建立账号。
    }
landing-start-confirm = 在{ $hours }小时内确认您的电邮。
landing-start-request = 呼叫外送员，就这么简单。
landing-faq-what = 可以送什么？
landing-faq-what-answer = 包裹、餐点、文件和礼品，只要合法，而且一名外送员载得了。
landing-faq-what-letters = 不包括{ $grams }克以下的书面通讯，例如信件。
landing-faq-fast = 多快送达？
landing-faq-fast-answer = “尽快”是指{ $minutes }分钟内送达。一般在{ $typical }分钟以内送达。
landing-faq-heavy = 最重可以多重？
landing-faq-heavy-answer = 每次外送最多{ $kg }公斤。
landing-faq-value = 物品价值最高多少？
landing-faq-value-answer = 每次外送最高{ $amount }。
landing-faq-value-and-weight-answer = 重量超过{ $kg }公斤时，物品价值不可超过{ $amount }。
landing-faq-far = 最远送到哪里？
landing-faq-far-answer = 距离取件地点最多{ $km }公里。
landing-faq-far-nationwide-answer = 全国各地，距离取件地点最多{ $km }公里。
landing-faq-cost = 怎么收费？
landing-faq-cost-answer = { $base }，每公里另加{ $perKm }。
landing-faq-cost-range = 每次外送大约{ $base }至{ $maximum }，按距离而定。
landing-faq-cost-cash = 货到付款另加{ $amount }。
landing-faq-cost-no-commission = 我们不抽佣。
landing-faq-guest = 需要账号吗？
landing-faq-guest-answer = 不需要。您能以访客身份呼叫外送员；有账号就能保存您的地址、顾客和历史订单。
