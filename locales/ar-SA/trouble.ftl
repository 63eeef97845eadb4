trouble-late = متأخر عن الموعد المحدد
trouble-returned = لم يتم توصيله وعاد إليك
trouble-call-rider = الاتصال بالمندوب
trouble-tell-customer = إبلاغ العميل
trouble-write-support = مراسلة الدعم

trouble-message = الرسالة
trouble-mail = فتح البريد الإلكتروني
trouble-message-title = رسالة إلى { $customer }

trouble-message-late = مرحبًا { $customer }، طلبك { $code } من { $vendor } يستغرق وقتًا أطول من المتوقع. نعتذر عن الانتظار.
trouble-message-expected = نتوقع وصوله نحو الساعة { $time }.
trouble-message-at-door = مرحبًا { $customer }، المندوب الذي معه طلبك { $code } من { $vendor } عند عنوانك ولم يتمكن من التواصل معك. يُرجى الخروج إلى الباب أو الاتصال بالمندوب: { "\u200e" }{ $phone }
trouble-message-address = مرحبًا { $customer }، نحتاج إلى عنوان التوصيل لطلبك { $code } من { $vendor }. يُرجى الرد باسم الشارع ورقم المبنى والدور، أو بالعنوان الوطني المختصر مع الدور.
trouble-message-not-delivered = مرحبًا { $customer }، لم نتمكن بعد من توصيل طلبك { $code } من { $vendor }. نعتذر لك، وسنتواصل معك بشأن الخطوة التالية.

trouble-support-subject = الطلب { $code }: { $status }
trouble-support-text = نرجو المساعدة في هذا الطلب. ما حدث:
trouble-support-order = الطلب { $id }، الرمز { $code }
trouble-support-status = الحالة: { $status }، منذ { $time }
trouble-support-to = تُرسل إلى { $address } من برنامج بريدك.
