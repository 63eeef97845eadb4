command-palette = 所有指令
command-placeholder = 想做什么？也可输入订单编号、姓名或电话…
command-none = 没有符合的结果。请少输入几个字。
command-late = 其余内容还没载入。请检查网络连接；载入后会立即显示在这里。
command-found = { $count }个结果
command-group-here = 在这个画面
command-group-go = 前往
command-group-settings = 网站
command-request = 呼叫外送员
command-search = 搜索订单
command-find-orders = 搜索含“{ $query }”的订单
command-open-order = 打开订单{ $orderId }
command-branch = 取件地点：{ $name }（{ $id }）
command-section =
    前往：{ $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = 单一字母快捷键
command-single-keys-hint = 只在文字栏位以外有效。如果影响语音输入或屏幕阅读器，请关闭。
command-choose-order = 请先选择订单。
