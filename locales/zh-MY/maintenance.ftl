maintenance-planned-title = 网站维护中
maintenance-planned-text = 我们正在进行预定的维护。您的订单不受影响，外送员会继续送手上的订单。
maintenance-unplanned-title = 网站目前无法使用
maintenance-unplanned-text = 我们的系统出了问题，正在修复。您的订单不受影响，外送员会继续送手上的订单。
maintenance-kept = 您输入的内容已保留。不必重新载入：恢复后五分钟内，这个页面会自动继续。
