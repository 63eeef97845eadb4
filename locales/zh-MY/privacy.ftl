## The privacy page. $country is the country's name in this language.

privacy-introduction = { $country }的{ -brand-name }掌握哪些关于您和顾客的资料，以及如何处理这些资料。
privacy-data-title = 我们储存的资料
privacy-data-text = 关于您的账号：姓名、电邮地址、电话号码和取件地点。关于每张订单：顾客的姓名、电话号码和地址、您的备注、金额、时间和送达证明。
privacy-use-title = 资料的用途
privacy-use-text = 用来外送订单、让您和顾客追踪订单，以及结算。我们不会出售这些资料，也不会用于广告。
privacy-readers-title = 谁能看到
privacy-readers-text = 外送员只能看到外送所需的资料。持有追踪链接的人只能看到该张订单。银行卡号码经加密后传给付款服务商，我们不会储存。
privacy-device-title = 在您的设备上
privacy-device-text = Cookie会记住您的语言。登录状态、设定和未完成的订单保存在您的浏览器里；登出后，登录状态和未完成的订单会被删除。
privacy-rights-title = 您的权利
privacy-rights-text = 您可以询问我们储存了您的哪些资料，要求更正或删除，也可以向{ $country }的资料保护机构投诉。请发电邮到{ $email }。
