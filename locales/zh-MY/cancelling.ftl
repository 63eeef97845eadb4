cancelling-done-title = 已取消
cancelling-again-text = 您可以再下一张相同的订单。我们会为您填好表格，并重新计算外送费。
cancelling-it-is-now = 现在的状态：
cancelling-unknown = 连接中断，还不能确定订单是否已取消。您可以放心再次发送取消要求：订单只会取消一次。
cancelling-again = 您的选择已保留，可以再次发送取消要求。
cancelling-moved-on = 订单的状态已改变。
