shell-tab-request = 呼叫外送员
shell-tab-tracking = 订单追踪
shell-tab-history = 历史订单
shell-tab-bulk = 批量下单
shell-orders = 订单
shell-bar =
    .aria-label = 快速导航
shell-bar-request = 呼叫
shell-bar-tracking = 追踪
shell-bar-more = 更多
shell-under-way =
    { $underWay ->
        [0] 没有进行中的订单
       *[other] { $underWay }张订单进行中
    }{ $needsYou ->
        [0] {""}
       *[other] ，{ $needsYou }张需要处理
    }
shell-skip-to-content = 跳到内容
shell-loading = 载入中…
shell-saving = 保存中…
shell-save-changes = 保存更改
shell-sending = 发送中…
shell-removing = 删除中…
shell-downloading = 下载中…
shell-offline = 离线
shell-offline-hint = 您输入的内容会保留。恢复连接后，就可以继续载入和发送。
shell-main-navigation =
    .aria-label = 主导航
shell-open-menu =
    .aria-label = 打开选单
shell-close-menu =
    .aria-label = 关闭选单
shell-menu-title = 选单
shell-account-label = 您的账号
shell-signed-in-as = 登录账号：{ $email }
shell-shortcuts = 键盘快捷键
shell-sign-out = 登出
shell-appearance-dark = 深色外观
shell-appearance-light = 浅色外观
shell-branch =
    .aria-label = 取件地点：{ $name }。选择另一个
shell-branch-title = 取件地点
shell-branch-parent = 总店
shell-branch-inactive = 未启用
shell-branch-add = 添加取件地点
shell-branch-edit = 编辑{ $name }
shell-include-outlets = 包括所有分店的订单
shell-include-outlets-why-not-here = 不适用于“呼叫外送员”页面：一张订单只从一个取件地点出发。
shell-include-outlets-why-not-parent = 只限总店。
shell-outlets-included = 现在显示所有分店的订单。
error-no-vendors = 您的账号没有相关的商家。请联络我们。
error-cant-retrieve-vendors = 无法取得您的商家资料。
shell-vendors-missing = 目前没有内容可显示
shell-vendors-none-hint = 账号不对吗？请登出，再用另一个账号登录。
shell-notices =
    .aria-label = 通知
shell-dismiss =
    .aria-label = 关闭通知
shell-recent-notices = 最近的通知
shell-recent-notices-none = 目前没有通知。
shell-guest = 您正以访客身份呼叫外送员。
shell-device-of = { $name }的设备
dialog-close = 关闭
shell-instead-of = 原价
