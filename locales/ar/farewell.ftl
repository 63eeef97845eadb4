## Said on the page one comes to after a session

farewell-asked = تم قطع اتصالك الآن.
farewell-ended = انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.

## Said when the page itself failed

failure-load = تعذّر تحميل التطبيق. يُرجى التحقق من اتصالك بالإنترنت والمحاولة مرة أخرى
failure-reload = إغلاق وإعادة التحميل
failure-defect-title = حدث خطأ من جانبنا.
failure-defect-text = لم يضِع أي شيء كتبته. أعد تحميل الصفحة للمتابعة، وإذا تكرر ذلك فأخبرنا من فضلك.
