cancelling-done-title = 已取消
cancelling-again-text = 您可再次下單。我們會為您填妥表格並重新計算運費。
cancelling-it-is-now = 現時狀態：
cancelling-unknown = 連線中斷，未能確定訂單是否已取消。您可放心再次傳送取消要求：訂單只會取消一次。
cancelling-again = 您的選擇已保留，可再次傳送取消要求。
cancelling-moved-on = 訂單狀態已有更改。
