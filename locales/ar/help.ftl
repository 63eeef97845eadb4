## The way to the help centre, and what stands around it

help-open = مساعدة
help-title = مركز المساعدة
help-close =
    .aria-label = أغلق مركز المساعدة
help-back = رجوع
help-center-failed = حدث خطأ أثناء تحميل مركز المساعدة
