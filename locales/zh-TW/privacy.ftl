## The privacy page. $country is the country's name in this language.

privacy-introduction = { $country }的{ -brand-name }掌握哪些關於您與顧客的資料，以及如何處理這些資料。
privacy-data-title = 我們儲存的資料
privacy-data-text = 關於您的帳號：姓名、電子郵件、電話號碼與取件地點。關於每筆訂單：顧客的姓名、電話號碼與地址、您的備註、金額、時間與送達證明。
privacy-use-title = 資料的用途
privacy-use-text = 用於外送訂單、讓您與顧客追蹤訂單，以及結算。我們不會販售這些資料，也不會用於廣告。
privacy-readers-title = 誰看得到
privacy-readers-text = 外送員只看得到外送所需的資料。持有追蹤連結的人只看得到該筆訂單。信用卡號碼經加密後送交付款服務商，我們不會儲存。
privacy-device-title = 在您的裝置上
privacy-device-text = Cookie會記住您的語言。登入狀態、設定與未完成的訂單保存在您的瀏覽器；登出後，登入狀態與未完成的訂單會刪除。
privacy-rights-title = 您的權利
privacy-rights-text = 您可以詢問我們儲存了哪些關於您的資料、要求更正或刪除，也可以向{ $country }的個資保護機關申訴。請寫信到{ $email }。
