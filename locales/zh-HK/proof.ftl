proof-title = 交收證明
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
proof-signed-by = 簽署人
proof-where = 位置
proof-kept-until = 保存至
proof-from-customer = 距離顧客圖釘{ $distance }
proof-from-collection-point = 距離取件地點{ $distance }
proof-at-customer = 距離顧客圖釘少於{ $distance }
proof-at-collection-point = 距離取件地點少於{ $distance }
proof-download = 下載
proof-not-available = 未有提供
proof-kept-how-long = 此步驟沒有圖片。交收證明會保存{ $days }日。
proof-download-failed = 下載交收證明時發生錯誤。
proof-failed =
    未能載入交收證明。{ $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
