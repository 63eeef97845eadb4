## رأس الصفحات العامة وتذييلها

site-title = إنشاء طلب
site-description = اطلب مندوبًا من { -brand-name } لتوصيل الطرود والطعام والمستندات والهدايا. اعرف الرسوم أولًا، وتابِع التوصيل لحظة بلحظة، واحتفظ بإثبات التسليم.
site-language = اللغة: { $name }
# The title of the drawer in which the language is chosen
site-languages = اللغة
site-close-languages = إغلاق قائمة اللغات
site-switch-appearance = التبديل بين المظهر الفاتح والداكن
site-switch-letters = التبديل بين خط النسخ وخط النستعليق
site-sign-in = تسجيل الدخول
site-footer-links = المزيد عن { -brand-name }
site-register = إنشاء حساب
site-become-partner = كن شريكًا
site-privacy = الخصوصية
site-terms = الشروط والأحكام
site-api-docs = وثائق واجهة البرمجة (API)
site-faq = أسئلة وأجوبة

## صفحة العنوان الذي لا يؤدي إلى شيء

site-not-found-title = هذه الصفحة غير موجودة
site-not-found-text = ربما كُتب العنوان بشكل خاطئ أو نُقلت الصفحة. طلباتك بأمان ولم يتغيّر شيء.
site-not-found-home = العودة إلى الصفحة الرئيسية

field-optional = اختياري
field-counter = { $used } من { $maximum }
field-counter-over = { $used } من { $maximum }: النص طويل جدًا
