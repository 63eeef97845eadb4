help-open = یارمەتی
help-title = ناوەندی یارمەتی
help-close =
    .aria-label = داخستنی ناوەندی یارمەتی
help-back = گەڕانەوە
help-center-failed = لە کاتی بارکردنی ناوەندی یارمەتیدا هەڵەیەک ڕووی دا
