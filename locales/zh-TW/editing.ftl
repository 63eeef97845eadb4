edit-order-action = 編輯
edit-title = 編輯訂單
edit-banner = 正在編輯{ $name }的訂單（{ $day }）
edit-cancel = 取消編輯
edit-not-available = 這裡無法編輯訂單。這是一筆新訂單。
edit-nothing-changed = 沒有需要儲存的變更。
edit-lock-customer = 訂單的顧客無法變更
edit-lock-settled = 下單時已確定
edit-lock-status = 目前階段無法變更
edit-moved-on = 您開啟之後，這筆訂單已有新進度，無法再變更。
edit-moved-on-kept = 離開前，您輸入的內容會保留在這裡。
edit-follow = 追蹤這筆訂單
edit-new-request = 再呼叫一位外送員
edit-locked-title = 這筆訂單無法再變更
edit-locked-text = 訂單{ $orderId }無法再變更。您可以追蹤這筆訂單，或再呼叫一位外送員。
edit-unreadable-title = 無法開啟這筆訂單
edit-not-found = 這個取件地點沒有訂單{ $orderId }。
edit-changes =
    { $count ->
        [0] 變更
       *[other] { $count }項變更
    }
edit-changes-none = 尚無變更。
edit-change-position = 地圖位置
edit-change-nothing = 無
edit-change-before = 變更前：
edit-change-after = 變更後：
edit-change-moved = 移動{ $distance }
edit-fee-more = 多{ $amount }
edit-fee-less = 少{ $amount }
edit-fee-changed-text = 外送費原為{ $before }，現為{ $after }。要以新的外送費儲存變更嗎？
edit-fee-changed-accept = 以{ $after }儲存
edit-fee-changed-refuse = 不要儲存
edit-kept-charge-title = 差額不退還
request-updated = 訂單已更新！
request-not-updated = 無法更新訂單。
again-action = 再次下單
again-banner = 為{ $name }再次下單（{ $day }）
again-banner-hint = 外送費會重新計算。請確認物品與物品金額。
again-cancel = 從空白表單開始
again-check = 沿用{ $day }的訂單，請確認
request-placed-elsewhere = 這筆訂單已在其他分頁下單，因此沒有重複下單。訂單如下。
edit-kept-charge = 您已刷卡支付{ $paid }。現在外送費為{ $fee }，差額{ $left }不退還。
