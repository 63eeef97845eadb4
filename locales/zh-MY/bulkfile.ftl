bulk-column-phone-number = 电话号码
bulk-column-unit = 单位
bulk-column-payment-type = 付款方式
bulk-column-deliver-at = 送达时间
bulk-payment-paid = 已付款
bulk-payment-online = 已网上付款
bulk-collection-point-unknown = 您没有这个名称的取件地点。请选择一个，或让单元格留空。
bulk-payment-type-unknown = 没有这种付款方式。请选择一种。
bulk-time-unreadable = 请把时间写成{ $forms }，或让单元格留空，表示尽快送达。
bulk-time-without-day = 这个时间没有日期。请写成{ $forms }。
bulk-phone-several = 这里有多个电话号码。请只保留要拨打的号码。
bulk-cell-error = 这是电子表格的出错提示，不是内容。请输入内容，或清空单元格。
bulk-cell-without-result = 这个公式还没有结果。请用电子表格软件打开并保存档案，或在这里输入内容。
bulk-row-repeats = 这一行与第{ $row }行重复。
bulk-row-ordered-today = 这一行与今天的订单{ $order }相似。
bulk-row-hidden = 这一行在您的档案中已隐藏或划去。
bulk-row-closed = 您的档案里，这张订单的状态是：{ $state }。
bulk-row-zero = 这一行有一个单元格只有0，公式引用空单元格时会得出 0。如果不对，请删除0。
bulkfile-choose = 选择Excel档案
bulkfile-drop = 或拖到这里
bulkfile-accepted = XLSX档案，最大5 MB，最多{ $rows }张订单，每行一张
bulkfile-checked-here = 下单前，每一行都会先在您的屏幕上检查。
bulkfile-template = 下载模板
bulkfile-template-hint = 已设好各栏的电子表格，填写即可。
bulkfile-template-example = 示例
bulkfile-template-columns = 栏位
bulkfile-others = 每次只能用一个档案。现在使用{ $name }。
bulk-format-invalid = 档案格式不符。
bulk-format-csv = 这是文本档案（CSV）。请用电子表格软件打开，另存为Excel工作簿（.xlsx）。
bulk-format-xls = 这是旧版Excel档案（.xls）。请另存为Excel工作簿（.xlsx）。
bulk-format-password = 这个档案有密码保护。请取消密码后再保存。
bulk-format-damaged = 这个档案已损坏。请用电子表格软件打开，再保存一次。
bulk-format-other = 这不是Excel工作簿。请另存为Excel工作簿（.xlsx）。
bulk-file-too-large = 档案不可超过5 MB。
bulk-no-rows = 这个档案里找不到订单。请用一行写各栏的名称，下面每行一张订单。
bulk-too-many-rows = 这个档案有{ $rows }行。一次最多可下单{ $most }行，请分成几个档案。
bulk-columns-missing = 缺少{ $count }栏：{ $columns }。模板里各栏齐全。
bulk-sheets-looked-at = 已查看这些工作表：{ $sheets }。
bulk-examples-not-read = 工作表{ $sheets }里有资料，但那是放示例的工作表。请把订单移到第一张工作表，保存档案后再选择一次。
bulk-columns-alike = 这些栏意思相同，内容却不同：{ $columns }。请保留其中一栏，或给其他栏改名。
bulk-too-many-columns = 这个档案太宽：第{ $most }栏之后还有内容。请删除不需要的栏。
bulk-sheets-hidden = 这个档案的工作表全部隐藏了：{ $sheets }。请显示有订单的工作表，保存档案后再选择一次。
bulk-rows-hidden =
    { $rows ->
        [1] 这个档案唯一的订单在隐藏或划去的行里。请显示这一行，保存档案后再选择一次。
       *[other] 这个档案的{ $rows }张订单都在隐藏或划去的行里。请显示这些行，保存档案后再选择一次。
    }
bulk-rows-closed = 这个档案的订单都已经结束，状态是：{ $states }。如果仍要下单，请删除状态栏，保存档案后再选择一次。
bulkfile-not-opened = 无法载入读取电子表格的工具。请检查网络连接，然后再试一次。
bulkfile-reading = 正在读取{ $name }…
bulkfile-checking = 已检查的行：{ $checked }/{ $rows }
bulkfile-sending = { $name }没有问题，正在上载…
bulkfile-ready-not-sent = 无法上载{ $name }。档案没有问题，可以直接再上载一次。
bulkfile-send-again = 再上载一次
bulkfile-read = 读取的内容
bulkfile-read-sheet = 工作表{ $sheet }，各栏名称在第{ $row }行
bulkfile-read-other-sheets = 没有读取的工作表（{ $count }个）：{ $sheets }。
bulkfile-read-column = { $letter }栏
bulkfile-left-out = 已跳过{ $count }栏：{ $columns }。
bulkfile-left-out-more = 另外{ $count }栏
bulkfile-read-hidden-columns = 在您的档案中隐藏，但已读取：{ $columns }。
bulkfile-hidden-left-out = 您的档案中有{ $count }个隐藏或划去的行，已跳过。
bulkfile-closed-left-out = 因状态而跳过的行：{ $count }行（{ $states }）。
bulkfile-hidden-too = 这些行也要下单
bulkfile-title = 检查{ $name }
bulkfile-rows = { $count }行
bulkfile-faults =
    { $count ->
        [0] 没有错误
       *[other] { $count }个错误
    }
bulkfile-concerns = { $count }行需要核对
bulkfile-next-fault = 下一个错误
bulkfile-faulty-only = 只显示有错误的行
bulkfile-remove-repeats = 移除{ $count }个重复的行
bulkfile-grid = 档案中的订单
bulkfile-keys = 按Enter编辑单元格，按Ctrl + Z撤销，按F8跳到下一个错误。可以粘贴电子表格的单元格。
bulkfile-row = 第{ $row }行
bulkfile-cell = 第{ $row }行，{ $column }
bulkfile-cell-fine = 这里没有问题。
bulkfile-cell-empty = 空白
bulkfile-remove-row = 移除这一行
bulkfile-remove-row-of = 移除第{ $row }行
bulkfile-own-point = 所选的取件地点
bulkfile-no-choice = 请选择
bulkfile-fill-for = { $count }行有同样的错误。
bulkfile-fill-with = 全部填入相同内容
bulkfile-fill = 填入
bulkfile-card-all = 所有栏位
bulkfile-card-fewer = 较少栏位
bulkfile-no-rows-left = 所有行都已移除。请撤销，或选择另一个档案。
bulkfile-none-faulty = 所有行都没有错误了。
bulkfile-send = 上载{ $count }行
bulkfile-send-faulty = 连同错误上载
bulkfile-send-anyway = 照样上载
bulkfile-keep-on = 继续改正
bulkfile-ask-send = 还有{ $count }行有错误，这些行不会下单。其他的行都可以下单。
bulkfile-ask-leave = 您改正的内容会丢失。
bulkfile-leave-anyway = 放弃改正
bulkfile-not-sent = 无法上载这些行。您改正的内容都还在。
bulkfile-said-left =
    { $count ->
        [0] 没有错误了。
       *[other] 还有{ $count }个错误。
    }
bulkfile-said-pasted = 已粘贴{ $count }个单元格。
bulkfile-said-filled = 已填入{ $count }行。
bulkfile-said-undone = 已撤销。
bulkfile-said-removed = 已移除第{ $row }行。
bulkfile-said-repeats-removed = 已移除{ $count }个重复的行。
