guest-sender-title = 寄件人資料
guest-sender-lead = 外送員與我們的團隊會用這些資料聯絡您，僅限這筆訂單。
guest-sender-name = 您的姓名
guest-sender-phone = 您的電話號碼
guest-sender-email = 您的電子郵件地址
guest-origin-title = 要到哪裡取件？
guest-origin-lead = 搜尋地點，或在地圖上選擇。
guest-origin-save = 繼續
