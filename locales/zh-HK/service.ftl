error-not-found = 找不到所需內容。
error-idempotency-key-reused = 此要求曾以其他資料傳送。再次傳送前，請先查看訂單追蹤。
error-invalid-request = 系統未能理解部分內容。請核對您輸入的資料。
error-request-too-large = 內容過大，未能傳送。
error-invalid-coordinates = 此坐標不在地圖範圍內。
error-outside-country = 此地點不在您的送遞地區內。
error-cant-edit-order = 此訂單不能再作這項更改。
error-unknown-host = 此網址不屬於此服務。請以服務本身的網址開啟。
error-fee-invalid = 未能核實運費。請重新選擇地址。
error-payment-fee-rises = 您已用信用卡支付此訂單的運費：{ $paid } { $currency }。更改後運費將為{ $fee } { $currency }，我們不能收取差額。請選擇不會增加運費的地址，或取消此訂單再重新下單。
voucher-error-validation-message = 此優惠碼不適用。
voucher-error-get-message = 未能取得優惠碼詳情。

error-not-for-guests = 訪客不能使用此功能。請登入或註冊。
error-for-guests-alone = 此功能只供訪客使用。您已有賬戶。
validation-sender-missing = 請輸入此訂單的寄件人。
validation-sender-name-missing = 請輸入您的姓名。
validation-sender-name-too-long = 姓名過長。
validation-sender-phone-missing = 請輸入您的電話號碼。
validation-sender-phone-impossible = 請輸入有效的電話號碼。
validation-sender-email-missing = 請輸入您的電郵地址。
validation-sender-email-impossible = 請輸入有效的電郵地址。
validation-sender-address-missing = 請輸入取件地址。

error-outlets-not-managed = 您沒有新增或更改取件地點的權限。
error-outlet-kept-elsewhere = 此取件地點由其他系統管理，不能在此更改。
error-client-id-taken = 另一個取件地點已使用此編號。請選擇其他編號。
