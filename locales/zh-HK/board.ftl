board-view = 檢視方式
board-view-list = 列表
board-view-board = 總覽
board-command = 所有訂單總覽
board-command-lists = 訂單列表
board-summary =
    { $underWay ->
        [0] 沒有進行中的訂單
       *[other] { $underWay }張進行中
    }{ $needsYou ->
        [0] ，一切正常
       *[other] ，{ $needsYou }張需要處理
    }
board-list =
    .aria-label = 進行中的訂單，需要處理的排在最前
board-map =
    .aria-label = 所有進行中訂單的地圖
board-group-needs-you = 需要處理
board-group-waiting = 等候速遞員
board-group-rider-coming = 速遞員前往取件
board-waiting = 顯示{ $count }項更改
board-legend-urgent = 逾時或失敗
board-legend-at-risk = 需要處理
board-legend-in-time = 準時
board-pin-rider = 速遞員{ $name }，顧客：{ $customer }
board-pin-rider-unnamed = 速遞員，顧客：{ $customer }

board-chosen =
    .aria-label = 所選訂單
board-chosen-close =
    .aria-label = 關閉訂單
board-details = 詳情
board-call-customer = 致電顧客
board-cannot-cancel = 此訂單現時不能取消。原因請看訂單詳情。
