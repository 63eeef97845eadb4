cancelling-done-title = 已取消
cancelling-again-text = 您可以再下一筆相同的訂單。我們會為您填好表單，並重新計算外送費。
cancelling-it-is-now = 目前狀態：
cancelling-unknown = 連線中斷，還無法確定訂單是否已取消。您可以放心再送出一次取消要求：訂單只會取消一次。
cancelling-again = 您的選擇已保留，可以再送出一次取消要求。
cancelling-moved-on = 訂單狀態已經改變。
