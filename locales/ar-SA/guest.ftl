guest-sender-title = بيانات المرسل
guest-sender-lead = يستخدمها المندوب وفريقنا للتواصل معك بشأن هذا الطلب فقط.
guest-sender-name = اسمك
guest-sender-phone = رقم جوالك
guest-sender-email = بريدك الإلكتروني
guest-origin-title = من أين نأخذ الطلب؟
guest-origin-lead = ابحث عن المكان، أو اختره على الخريطة.
guest-origin-save = متابعة
