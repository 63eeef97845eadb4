board-view = 檢視
board-view-list = 清單
board-view-board = 看板
board-command = 所有訂單的看板
board-command-lists = 訂單清單
board-summary =
    { $underWay ->
        [0] 沒有進行中的訂單
       *[other] { $underWay }筆進行中
    }{ $needsYou ->
        [0] ，一切正常
       *[other] ，{ $needsYou }筆需要處理
    }
board-list =
    .aria-label = 進行中的訂單，需要處理的排在前面
board-map =
    .aria-label = 所有進行中訂單的地圖
board-group-needs-you = 需要處理
board-group-waiting = 等待外送員
board-group-rider-coming = 外送員前往取件
board-waiting = 顯示{ $count }項變更
board-legend-urgent = 逾時或失敗
board-legend-at-risk = 需要處理
board-legend-in-time = 準時
board-pin-rider = 外送員{ $name }，顧客：{ $customer }
board-pin-rider-unnamed = 外送員，顧客：{ $customer }
board-chosen =
    .aria-label = 選取的訂單
board-chosen-close =
    .aria-label = 關閉訂單
board-details = 詳情
board-call-customer = 致電顧客
board-cannot-cancel = 這筆訂單目前無法取消。原因請見訂單詳情。
