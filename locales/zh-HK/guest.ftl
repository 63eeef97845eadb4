guest-sender-title = 寄件人資料
guest-sender-lead = 速遞員及我們的團隊只會就此訂單以這些資料聯絡您。
guest-sender-name = 您的姓名
guest-sender-phone = 您的電話號碼
guest-sender-email = 您的電郵地址
guest-origin-title = 在哪裏取件？
guest-origin-lead = 搜尋地點，或在地圖上選擇。
guest-origin-save = 繼續
