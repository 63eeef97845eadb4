## Sending the tracking link of an order

share-link = مشاركة رابط التتبّع
# The same where there is less room
share-short = شارك
share-copy-link = انسخ رابط التتبّع
share-link-copied = تم نسخ رابط التتبّع. كل من لديه الرابط يمكنه متابعة هذا الطلب.
share-copy-text = انسخ النص
share-copied = تم النسخ
# The text to copy follows
share-copy-failed = تعذّر النسخ. يُرجى تحديد هذا النص ونسخه بنفسك:
share-sms = أرسل رسالة SMS
share-sms-name = SMS
# Opens the chat with the customer. $way: "WhatsApp"; $customer: "Petr Novák"
share-to-customer = { $way } إلى { $customer }

## What is sent, before the link. $vendor: the business; $time: "17:20", or "Sun 17:20" on another day

share-title = طلب من { $vendor }
share-text = تابع الطلب من { $vendor } هنا:
share-text-at = يصل الطلب من { $vendor } نحو { $time }. تابعه هنا:
share-text-by = يصل الطلب من { $vendor } قبل { $time }. تابعه هنا:
share-text-planned = موعد الطلب من { $vendor }: { $time }. تابعه هنا:
share-text-near = يصل الطلب من { $vendor } في أي لحظة. تابعه هنا:
