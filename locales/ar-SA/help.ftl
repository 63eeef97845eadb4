help-open = مساعدة
help-title = مركز المساعدة
help-close =
    .aria-label = إغلاق مركز المساعدة
help-back = رجوع
help-center-failed = حدث خطأ أثناء تحميل مركز المساعدة.
