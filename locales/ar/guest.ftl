## Requesting without an account

guest-sender-title = من المُرسِل
guest-sender-lead = هنا يتواصل معك المندوب ونحن. لا يُحفظ شيء منه خارج هذا الطلب.
guest-sender-name = اسمك
guest-sender-phone = رقم هاتفك
guest-sender-email = بريدك الإلكتروني
guest-origin-title = من أين نستلم الطلب؟
guest-origin-lead = ابحث عن المكان أو اختره على الخريطة.
guest-origin-save = متابعة
