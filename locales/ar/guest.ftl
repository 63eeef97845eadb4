## Requesting without an account

guest-sender-title = بيانات المرسل
guest-sender-lead = يستخدمها المندوب وفريقنا للتواصل معك بشأن هذا الطلب فقط.
guest-sender-name = اسمك
guest-sender-phone = رقم هاتفك
guest-sender-email = بريدك الإلكتروني
guest-origin-title = من أين نستلم الطلب؟
guest-origin-lead = ابحث عن المكان أو اختره على الخريطة.
guest-origin-save = متابعة
