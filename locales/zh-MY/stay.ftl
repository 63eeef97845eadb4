stay-title = 用账号保存您的订单
stay-lead = 设定密码即可建立账号，保存您以访客身份下的订单，包括追踪、历史订单和外送收据。
stay-name = 商家名称或您的姓名
stay-name-missing = 请输入账号名称。
stay-not-now = 暂时不要
