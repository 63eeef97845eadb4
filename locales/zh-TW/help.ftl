help-open = 說明
help-title = 說明中心
help-close =
    .aria-label = 關閉說明中心
help-back = 返回
help-center-failed = 載入說明中心時發生錯誤。
