## ส่วนหัวและส่วนท้ายของหน้าเว็บทั่วไป

site-title = สร้างออเดอร์
site-description = เรียกไรเดอร์กับ { -brand-name } ส่งพัสดุ อาหาร เอกสาร และของขวัญ รู้ค่าส่งก่อน ติดตามแบบเรียลไทม์ และมีหลักฐานการส่งเก็บไว้ทุกครั้ง
site-language = ภาษา: { $name }
# The title of the drawer in which the language is chosen
site-languages = ภาษา
site-close-languages = ปิดรายการภาษา
site-switch-appearance = สลับโหมดสว่างและโหมดมืด
site-switch-letters = สลับตัวอักษรนัสค์และนัสตะลีก
site-sign-in = เข้าสู่ระบบ
site-footer-links = เพิ่มเติมเกี่ยวกับ { -brand-name }
site-register = สร้างบัญชี
site-become-partner = สมัครเป็นพาร์ทเนอร์
site-privacy = ความเป็นส่วนตัว
site-terms = ข้อกำหนดและเงื่อนไข
site-api-docs = เอกสาร API
site-faq = คำถามที่พบบ่อย

## หน้าสำหรับที่อยู่ที่ไม่มีอยู่จริง

site-not-found-title = ไม่พบหน้านี้
site-not-found-text = ที่อยู่เว็บอาจพิมพ์ผิด หรือหน้านี้ถูกย้ายไปแล้ว ออเดอร์ของคุณยังอยู่ครบ ไม่มีอะไรเปลี่ยนแปลง
site-not-found-home = กลับไปหน้าแรก

field-optional = ไม่บังคับ
field-counter = { $used } จาก { $maximum }
field-counter-over = { $used } จาก { $maximum }: ยาวเกินไป
