help-open = 支援
help-title = 支援中心
help-close =
    .aria-label = 關閉支援中心
help-back = 返回
help-center-failed = 載入支援中心時發生錯誤。
