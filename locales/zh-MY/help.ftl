help-open = 帮助
help-title = 帮助中心
help-close =
    .aria-label = 关闭帮助中心
help-back = 返回
help-center-failed = 载入帮助中心时出错。
