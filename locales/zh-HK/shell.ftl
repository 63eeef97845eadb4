shell-tab-request = 召喚速遞員
shell-tab-tracking = 訂單追蹤
shell-tab-history = 過往訂單
shell-tab-bulk = 批量下單
shell-orders = 訂單
shell-bar =
    .aria-label = 快速導覽
shell-bar-request = 召喚
shell-bar-tracking = 追蹤
shell-bar-more = 更多
shell-under-way =
    { $underWay ->
        [0] 沒有進行中的訂單
       *[other] { $underWay }張進行中
    }{ $needsYou ->
        [0] {""}
       *[other] ，{ $needsYou }張需要處理
    }
shell-skip-to-content = 跳到內容
shell-loading = 正在載入…
shell-saving = 正在儲存…
shell-save-changes = 儲存更改
shell-sending = 正在傳送…
shell-removing = 正在刪除…
shell-downloading = 正在下載…
shell-offline = 離線
shell-offline-hint = 您輸入的資料已保留。恢復連線後即可載入及傳送。
shell-main-navigation =
    .aria-label = 主導覽
shell-open-menu =
    .aria-label = 開啟選單
shell-close-menu =
    .aria-label = 關閉選單
shell-menu-title = 選單
shell-account-label = 您的賬戶
shell-signed-in-as = 登入賬戶：{ $email }
shell-shortcuts = 鍵盤快捷鍵
shell-sign-out = 登出
shell-appearance-dark = 深色模式
shell-appearance-light = 淺色模式
shell-branch =
    .aria-label = 取件地點：{ $name }。選擇其他地點
shell-branch-title = 取件地點
shell-branch-parent = 主商戶
shell-branch-inactive = 未啟用
shell-branch-add = 新增取件地點
shell-branch-edit = 修改{ $name }
shell-include-outlets = 包括所有分店的訂單
shell-include-outlets-why-not-here = 不適用於「召喚速遞員」頁面：每張訂單只從一個取件地點出發。
shell-include-outlets-why-not-parent = 只適用於主商戶。
shell-outlets-included = 現已顯示所有分店的訂單。
error-no-vendors = 您的賬戶沒有連結任何商戶。請聯絡我們。
error-cant-retrieve-vendors = 未能取得您的商戶資料。
shell-vendors-missing = 尚未有可顯示的內容
shell-vendors-none-hint = 登入了錯誤的賬戶？請登出，再以其他賬戶登入。
shell-notices =
    .aria-label = 通知
shell-dismiss =
    .aria-label = 關閉通知
shell-recent-notices = 最近通知
shell-recent-notices-none = 尚未有通知。

shell-guest = 您正以訪客身份召喚速遞員。
shell-device-of = { $name }的裝置
dialog-close = 關閉
shell-instead-of = 原價
