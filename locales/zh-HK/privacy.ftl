## The privacy page. $country is the country's name in this language.

privacy-introduction = { $country }的{ -brand-name }所知悉關於您及顧客的資料，以及如何處理這些資料。
privacy-data-title = 我們儲存的資料
privacy-data-text = 關於您的賬戶：姓名、電郵地址、電話號碼及取件地點。關於每張訂單：顧客的姓名、電話號碼及地址、您的備註、金額、時間及送達證明。
privacy-use-title = 資料的用途
privacy-use-text = 用於送遞訂單、讓您和顧客追蹤訂單，以及結算。我們不會出售這些資料，亦不會用於廣告。
privacy-readers-title = 誰可看到
privacy-readers-text = 速遞員可看到送遞所需的資料。持有追蹤連結的人只可看到該張訂單。信用卡號碼經加密後送交付款服務商，我們不會儲存。
privacy-device-title = 在您的裝置上
privacy-device-text = Cookie會記住您的語言。登入狀態、設定及未完成的訂單保存在您的瀏覽器；登出後，登入狀態及未完成的訂單會被刪除。
privacy-rights-title = 您的權利
privacy-rights-text = 您可查詢我們儲存了您的哪些資料、要求更正或刪除，並可向{ $country }的私隱保障機構投訴。請電郵至{ $email }。
