trouble-late = 較承諾時間遲
trouble-returned = 未能送達，已退回給您
trouble-call-rider = 致電速遞員
trouble-tell-customer = 通知顧客
trouble-write-support = 電郵聯絡客服

trouble-message = 訊息
trouble-mail = 開啟電郵
trouble-message-title = 給{ $customer }的訊息

trouble-message-late = { $customer }，您好：您在{ $vendor }的訂單{ $code }需時較預計長。令您久候，謹此致歉。
trouble-message-expected = 預計約{ $time }送達。
trouble-message-at-door = { $customer }，您好：速遞員已帶同您在{ $vendor }的訂單{ $code }到達您的地址，但未能聯絡您。請到門前收取，或致電速遞員：{ $phone }
trouble-message-address = { $customer }，您好：我們需要您在{ $vendor }的訂單{ $code }的送遞地址。請回覆街道、門牌及樓層。
trouble-message-not-delivered = { $customer }，您好：我們尚未能送達您在{ $vendor }的訂單{ $code }。謹此致歉，稍後會再通知您後續安排。

trouble-support-subject = 訂單{ $code }：{ $status }
trouble-support-text = 請協助處理此訂單。情況如下：
trouble-support-order = 訂單{ $id }，代碼{ $code }
trouble-support-status = 狀態：{ $status }，自{ $time }起
trouble-support-to = 由您的電郵程式傳送至{ $address }。
