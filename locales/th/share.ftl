## Sending the tracking link of an order

share-link = แชร์ลิงก์ติดตาม
# The same where there is less room
share-short = แชร์
share-copy-link = คัดลอกลิงก์ติดตาม
share-link-copied = คัดลอกลิงก์ติดตามแล้ว ผู้ที่มีลิงก์นี้ติดตามออเดอร์นี้ได้
share-copy-text = คัดลอกข้อความ
share-copied = คัดลอกแล้ว
# The text to copy follows
share-copy-failed = คัดลอกไม่สำเร็จ กรุณาเลือกข้อความนี้แล้วคัดลอกเอง:
share-sms = ส่ง SMS
share-sms-name = SMS
# Opens the chat with the customer. $way: "WhatsApp"; $customer: "Petr Novák"
share-to-customer = { $way } ถึง { $customer }

## What is sent, before the link. $vendor: the business; $time: "17:20", or "Sun 17:20" on another day

share-title = ออเดอร์จาก { $vendor }
share-text = ติดตามออเดอร์จาก { $vendor } ได้ที่นี่:
share-text-at = ออเดอร์จาก { $vendor } จะถึงประมาณ { $time } น. ติดตามได้ที่นี่:
share-text-by = ออเดอร์จาก { $vendor } จะถึงภายใน { $time } น. ติดตามได้ที่นี่:
share-text-planned = ออเดอร์จาก { $vendor } กำหนดส่ง { $time } น. ติดตามได้ที่นี่:
share-text-near = ออเดอร์จาก { $vendor } ใกล้ถึงแล้ว ติดตามได้ที่นี่:
