## Requesting without an account

guest-sender-title = من المُرسِل
guest-sender-lead = هنا يتواصل معك السائق ونحن. لا يُحفظ شيء منه خارج هذا الطلب.
guest-sender-name = اسمك
guest-sender-phone = رقم هاتفك
guest-sender-email = بريدك الإلكتروني
guest-origin-lead = من أين يستلم السائق الطلب؟ يمكنك اختيار المكان على الخريطة أيضًا.
guest-origin-save = متابعة
