stay-title = 把訂單存入賬戶
stay-lead = 設定密碼即可建立賬戶，保存您以訪客身份所下的訂單，包括追蹤、過往訂單及收據。
stay-name = 商戶名稱或您的姓名
stay-name-missing = 請輸入賬戶名稱。
stay-not-now = 暫時不用
