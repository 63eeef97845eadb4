stay-title = 用帳號保存您的訂單
stay-lead = 設定密碼即可建立帳號，保存您以訪客身分下的訂單，包括追蹤、歷史訂單與外送單據。
stay-name = 商家名稱或您的姓名
stay-name-missing = 請輸入帳號名稱。
stay-not-now = 暫時不要
