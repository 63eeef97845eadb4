shell-tab-request = 呼叫外送員
shell-tab-tracking = 訂單追蹤
shell-tab-history = 歷史訂單
shell-tab-bulk = 批次下單
shell-orders = 訂單
shell-bar =
    .aria-label = 快速導覽
shell-bar-request = 呼叫
shell-bar-tracking = 追蹤
shell-bar-more = 更多
shell-under-way =
    { $underWay ->
        [0] 沒有進行中的訂單
       *[other] { $underWay }筆進行中
    }{ $needsYou ->
        [0] {""}
       *[other] ，{ $needsYou }筆需要處理
    }
shell-skip-to-content = 跳到主要內容
shell-loading = 載入中…
shell-saving = 儲存中…
shell-save-changes = 儲存變更
shell-sending = 傳送中…
shell-removing = 刪除中…
shell-downloading = 下載中…
shell-offline = 離線
shell-offline-hint = 您輸入的內容會保留。恢復連線後，即可繼續載入與傳送。
shell-main-navigation =
    .aria-label = 主選單
shell-open-menu =
    .aria-label = 開啟選單
shell-close-menu =
    .aria-label = 關閉選單
shell-menu-title = 選單
shell-account-label = 您的帳號
shell-signed-in-as = 登入帳號：{ $email }
shell-shortcuts = 鍵盤快速鍵
shell-sign-out = 登出
shell-appearance-dark = 深色外觀
shell-appearance-light = 淺色外觀
shell-branch =
    .aria-label = 取件地點：{ $name }。選擇其他地點
shell-branch-title = 取件地點
shell-branch-parent = 總店
shell-branch-inactive = 未啟用
shell-branch-add = 新增取件地點
shell-branch-edit = 編輯{ $name }
shell-include-outlets = 包含所有分店的訂單
shell-include-outlets-why-not-here = 不適用於呼叫外送員頁面：一筆訂單只從一個取件地點出發。
shell-include-outlets-why-not-parent = 僅限總店。
shell-outlets-included = 現在顯示所有分店的訂單。
error-no-vendors = 您的帳號沒有對應的商家。請與我們聯絡。
error-cant-retrieve-vendors = 無法取得您的商家資料。
shell-vendors-missing = 目前沒有可顯示的內容
shell-vendors-none-hint = 帳號不對嗎？請登出，再用其他帳號登入。
shell-notices =
    .aria-label = 通知
shell-dismiss =
    .aria-label = 關閉通知
shell-recent-notices = 最近的通知
shell-recent-notices-none = 目前沒有通知。
shell-guest = 您正以訪客身分呼叫外送員。
shell-device-of = { $name }的裝置
dialog-close = 關閉
shell-instead-of = 原價
