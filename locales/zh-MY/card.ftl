card-title = 刷卡付款
card-continue = 前往付款
card-starting = 正在准备付款…
card-pay = 支付{ $amount }并呼叫外送员
card-paying = 付款中…
card-amount = 现在应付：
card-choose = 付款卡
card-new = 新卡
card-until = 有效期至{ $expiry }
card-number = 卡号
card-expiry = 有效期
card-expiry-placeholder = MM/YY
card-code = 安全码
card-code-hint = { $digits ->
    [4] 卡正面的四位数字
   *[other] 卡背面的三位数字
}
card-name = 卡上的姓名
card-save = 保存这张卡供下次使用
card-save-hint = 我们只保留末四位数字和有效期。
card-safe = 卡的资料在这台设备上加密，只有付款服务商能读取。
card-back = 返回修改资料
card-choice-missing = 请选择一张卡。
card-number-missing = 请输入卡号。
card-number-invalid = 卡号不正确。请核对数字。
card-expiry-invalid = 请输入月份和年份，例如04/31。
card-expired = 这张卡已过期。
card-code-missing = 请输入安全码。
card-code-invalid = { $digits ->
    [4] 安全码是四位数字。
   *[other] 安全码是三位数字。
}
card-name-missing = 请输入卡上的姓名。
card-confirming = 正在处理您的付款…
card-checking = 我们正在查看付款是否成功。
card-do-not-pay-again = 请不要再付一次。请不要关闭这个页面，结果会显示在这里。
card-bank = 您的银行需要核实您的身份。
card-bank-go = 前往银行页面
card-unpaid-declined = 您的银行没有批准这次付款。没有向您扣款。
card-unpaid-insufficient-funds = 这张卡的余额不足。没有向您扣款。
card-unpaid-left = 您离开了银行页面。没有向您扣款。
card-unpaid-expired = 核实时间太长。没有向您扣款。
card-unpaid-failed = 付款不成功。没有向您扣款。
card-not-encrypted = 这台设备无法加密卡的资料，所以没有发送。没有向您扣款。
card-try-another = 还没呼叫外送员。您可以改用另一张卡。
error-payment-init = 无法开始付款。
error-payment-intent-creation = 无法准备这张订单的付款。
error-payment-unavailable = 目前这里无法刷卡付款。
error-payment-required = 请先为这张订单刷卡付款。
error-payment-card-unreadable = 付款服务商无法读取这张卡。请重新输入。
