bulk-intro = 一次呼叫多名外送员：填写电子表格，改正标出的单元格，然后下单。
bulk-another-file = 另选档案
bulk-correct = 改正有误的行
bulk-file-not-taken = 这个档案无法使用。
bulk-not-placed-yet = 批次{ $id }的订单还没下单，可以在该批次中下单。
job-history-error = 无法取得批次记录。
template-file-error = 无法下载模板。
view-details-error = 无法取得批次详情。
file-upload-error = 无法上载档案。
place-order-error = 下单时出错。
place-order-success = 全部订单已下单
bulk-placed-partly =
    { $placed ->
        [0] 没有订单下单成功。
       *[other] { $placed }张订单已下单。
    }{ $left }行没有下单，请查看原因。
bulk-history = 批次记录
bulk-history-empty = 还没有档案
bulk-history-empty-text = 您上载的档案和订单状态会显示在这里。
bulk-view-details = 查看详情
bulk-view-details-of = 查看批次{ $id }的详情
bulk-job-id = 批次
bulk-job-created-by = 上载者
bulk-job-created-at = 上载时间
bulk-job-rows = 成功行数
bulk-job-title-at = { $at }的批量下单
bulk-job-made = 由{ $by }上载，{ $at }
bulk-all-jobs = 所有批次
bulk-job-ready = 可以下单
bulk-job-ready-with-errors = 可以下单，有错误
bulk-job-no-row-ready = 没有可下单的行
bulk-job-being-placed = 正在下单
bulk-job-placed = 已下单
bulk-job-placed-partly = 已下单，有错误
bulk-job-not-placed = 未下单
bulk-job-unknown = 状态不明
bulk-result-ready =
    { $count ->
        [0] 没有可以下单的订单
       *[other] { $count }张订单可以下单
    }
bulk-result-placed =
    { $count ->
        [0] 没有订单下单成功
       *[other] { $count }张订单已下单
    }
bulk-summary = 批次摘要
bulk-total-rows = 总行数
bulk-total-to-be-placed = 待下单
bulk-total-placed = 已下单
bulk-total-errors = 错误
bulk-rows = 档案中的行
bulk-rows-shown = 显示的行
bulk-show-all = 全部
bulk-show-errors = 错误
bulk-show-to-be-placed = 待下单
bulk-show-placed = 已下单
bulk-show-none = 没有这类行。
bulk-rows-number = 行
bulk-rows-address = 外送地址
bulk-rows-order = 订单详情
bulk-rows-delivery = 送达时间
bulk-row-to-be-placed = 待下单
bulk-row-error = 错误
bulk-row-placed = 已下单
bulk-row-not-placed = 未下单
bulk-row-unknown = 状态不明
bulk-delivery-instant = 尽快
bulk-delivery-scheduled = 预约{ $at }
bulk-place = 下单（{ $count }张）
bulk-place-title = 确定要下{ $count }张订单吗？
bulk-place-cash = 代收现金
bulk-place-points = 取件地点
bulk-place-left-out = 跳过{ $count }行。
bulk-place-for-good = 系统会立即派出外送员。之后订单只能逐张取消。
bulk-place-not-yet = 暂不下单
bulk-placing = 正在下单。您可以离开这个页面，下单会继续进行。
bulk-error-unknown = 不明错误
bulk-address-not-found = 找不到这个地址。
bulk-address-inexact = 地址不够准确。请填写街道、门牌号码和城市，或坐标。
bulk-fee-changed = 外送费已改变。请查看后重新下单。
bulk-text-too-long = 这段文字超过{ $most }个字符。
bulk-text-unreadable = 这段文字有无法读取的字符。请重新输入。
