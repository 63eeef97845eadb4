outlet-edit-title = 修改取件地點
outlet-parent-kept = 取件地點的主商戶不能更改。
outlet-client-id = 取件地點編號
outlet-client-id-kept = 編號不能更改。
outlet-label = 識別名稱
outlet-phone = 電話號碼
outlet-owners = 負責人
outlet-owner = 負責人{ $number }：電郵
outlet-owner-add = 新增負責人
outlet-owner-remove = 移除負責人{ $number }

outlet-client-id-missing = 請輸入取件地點編號。
outlet-label-missing = 請輸入識別名稱。
outlet-phone-missing = 請輸入電話號碼。
outlet-address-missing = 請選擇取件地址。
outlet-owner-invalid = 請輸入有效的電郵地址。

outlet-saved = 已成功儲存取件地點
outlet-added = { outlet-saved }。數分鐘後即可在該處召喚速遞員。
outlet-not-saved = 未能儲存取件地點。
outlet-added-already = 此取件地點在先前嘗試時已儲存。請關閉此視窗，再於列表中修改。

outlet-close-question = 不儲存便關閉？您的更改將會遺失。
outlet-close-anyway = 不儲存並關閉
outlet-stay = 繼續填寫
