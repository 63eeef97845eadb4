cancelling-done-title = تم الإلغاء
cancelling-again-text = يمكنك طلب الشيء نفسه مرة أخرى: يُفتح النموذج معبّأً وتُحسب رسوم التوصيل من جديد.
cancelling-close = إغلاق
cancelling-it-is-now = حالته الآن:
cancelling-unknown = انقطع الاتصال ولا يُعرف بعد هل أُلغي الطلب. يمكنك الإرسال مرة أخرى بأمان، فلن يُلغى إلا مرة واحدة.
cancelling-again = ما اخترته لم يُفقد، ويمكنك الإرسال مرة أخرى.
