guest-sender-title = 寄件人资料
guest-sender-lead = 外送员和我们的团队会用这些资料联络您，只用于这张订单。
guest-sender-name = 您的姓名
guest-sender-phone = 您的电话号码
guest-sender-email = 您的电邮地址
guest-origin-title = 到哪里取件？
guest-origin-lead = 搜索地点，或在地图上选择。
guest-origin-save = 继续
