proof-title = 交付證明
proof-collection = 取件
proof-delivery = 送達
proof-return = 退回
proof-photo-collection =
    .alt = 取件時拍攝的照片
proof-photo-delivery =
    .alt = 送達時拍攝的照片
proof-photo-return =
    .alt = 退回時拍攝的照片
proof-signature =
    .alt = 簽名
proof-taken = 拍攝時間
proof-signed-by = 簽名者
proof-where = 地點
proof-kept-until = 保存至
proof-from-customer = 距離顧客圖釘{ $distance }
proof-from-collection-point = 距離取件地點{ $distance }
proof-at-customer = 距離顧客圖釘不到{ $distance }
proof-at-collection-point = 距離取件地點不到{ $distance }
proof-download = 下載
proof-not-available = 無資料
proof-kept-how-long = 這個步驟沒有照片或簽名。交付證明保存{ $days }天。
proof-download-failed = 下載證明時發生錯誤。
proof-failed =
    無法載入證明。{ $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
