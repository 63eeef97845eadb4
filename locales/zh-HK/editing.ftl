edit-order-action = 修改
edit-title = 修改訂單
edit-banner = 您正在修改{ $name }的訂單（{ $day }）
edit-cancel = 取消修改
edit-not-available = 訂單不能在此修改。這是一張新訂單。
edit-nothing-changed = 沒有需要儲存的更改。
edit-lock-customer = 不能更改訂單的顧客
edit-lock-settled = 下單後不能更改
edit-lock-status = 此階段不能更改
edit-moved-on = 此訂單在您開啟後已有進展，不能再修改。
edit-moved-on-kept = 您輸入的資料會保留至您離開為止。
edit-follow = 追蹤此訂單
edit-new-request = 召喚另一位速遞員
edit-locked-title = 此訂單不能再修改
edit-locked-text = 訂單{ $orderId }不能再修改。您可追蹤此訂單，或召喚另一位速遞員。
edit-unreadable-title = 未能開啟此訂單
edit-not-found = 此取件地點沒有訂單{ $orderId }。
edit-changes =
    { $count ->
        [0] 更改
       *[other] { $count }項更改
    }
edit-changes-none = 尚未有更改。
edit-change-position = 地圖位置
edit-change-nothing = 空白
edit-change-before = 原本：
edit-change-after = 更改為：
edit-change-moved = 移動了{ $distance }
edit-fee-more = 增加{ $amount }
edit-fee-less = 減少{ $amount }
edit-fee-changed-text = 運費由{ $before }改為{ $after }。要以新運費儲存更改嗎？
edit-fee-changed-accept = 以{ $after }儲存
edit-fee-changed-refuse = 不儲存
edit-kept-charge-title = 差額不獲退還
request-updated = 訂單已更新！
request-not-updated = 未能更新訂單。

again-action = 再次下單
again-banner = 再次為{ $name }下單（{ $day }）
again-banner-hint = 我們會重新計算運費。請核對物品及其價值。
again-cancel = 改用空白表格
again-check = 取自{ $day }的訂單，請核對

request-placed-elsewhere = 此訂單已在另一個分頁下單，因此沒有重複下單。訂單如下。
edit-kept-charge = 您已用信用卡支付{ $paid }。現時運費為{ $fee }，差額{ $left }不獲退還。
