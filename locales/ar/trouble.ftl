## عندما يتعثّر طلب: ما يمكن فعله

trouble-late = تأخّر عن الموعد المتفق عليه
trouble-returned = لم يُسلَّم وعاد إليك
trouble-call-rider = اتصل بالمندوب
trouble-tell-customer = أبلغ العميل
trouble-write-support = راسل الدعم

## الرسالة الجاهزة وطرق إرسالها

trouble-message = الرسالة
trouble-mail = افتح البريد الإلكتروني
trouble-message-title = رسالة إلى { $customer }

## رسائل إلى العميل

trouble-message-late = مرحبًا { $customer }، طلبك { $code } من { $vendor } يستغرق وقتًا أطول من المتوقع. نعتذر عن الانتظار.
trouble-message-expected = نتوقع وصوله نحو الساعة { $time }.
trouble-message-at-door = مرحبًا { $customer }، المندوب الذي يحمل طلبك { $code } من { $vendor } عند عنوانك ولا يستطيع الوصول إليك. يُرجى الحضور إلى الباب أو الاتصال بالمندوب: { "\u200e" }{ $phone }
trouble-message-address = مرحبًا { $customer }، نحتاج إلى عنوان التسليم لطلبك { $code } من { $vendor }. يُرجى الرد باسم الشارع والرقم والطابق.
trouble-message-not-delivered = مرحبًا { $customer }، لم نتمكن بعد من توصيل طلبك { $code } من { $vendor }. نعتذر منك وسنتواصل معك بشأن الخطوة التالية.

## رسالة إلى الدعم

trouble-support-subject = الطلب { $code }: { $status }
trouble-support-text = يُرجى المساعدة في هذا الطلب. ما حدث:
trouble-support-order = الطلب { $id }، الرمز { $code }
trouble-support-status = الحالة: { $status }، منذ { $time }
trouble-support-to = تُرسَل إلى { $address } من برنامج بريدك.
