## Mails: plain text and the page of the same words

mail-greeting = สวัสดี
mail-greeting-name = สวัสดี { $name }
mail-confirm-subject = ยืนยันอีเมลของคุณสำหรับ { -brand-name }
mail-confirm-lead = มีการสร้างบัญชี { -brand-name } ด้วยอีเมลนี้ ยืนยันอีเมลเพื่อเริ่มเรียกไรเดอร์
mail-confirm-action = ยืนยันอีเมลของฉัน
mail-confirm-hours = ลิงก์ใช้ได้ { $hours } ชั่วโมง
mail-reset-subject = รหัสสำหรับตั้งรหัสผ่านใหม่ของ { -brand-name }
mail-reset-lead = มีผู้ขอรหัสผ่านใหม่สำหรับบัญชีของคุณ นี่คือรหัส:
mail-reset-minutes = รหัสใช้ได้ { $minutes } นาทีและใช้ได้ครั้งเดียว อย่าบอกใคร
mail-not-you = หากคุณไม่ได้ขอสิ่งนี้ กรุณาไม่ต้องสนใจอีเมลนี้ จะไม่มีอะไรเปลี่ยนแปลง
mail-changed-subject = รหัสผ่าน { -brand-name } ของคุณเปลี่ยนแล้ว
mail-changed-lead = บัญชีของคุณมีรหัสผ่านใหม่ และออกจากระบบในทุกอุปกรณ์แล้ว
mail-changed-not-you = หากไม่ใช่คุณ ให้เลือก “ลืมรหัสผ่านใช่ไหม” ในหน้าเข้าสู่ระบบทันทีและตั้งรหัสผ่านใหม่
mail-kept-charge-subject = ค่าส่ง { -brand-name } ของคุณถูกลงหลังแก้ไข
mail-kept-charge-lead = ออเดอร์ { $order } ถูกแก้ไขแล้ว ตอนนี้ค่าส่งคือ { $fee }
mail-kept-charge-left = ตอนสั่งคุณจ่ายด้วยบัตร { $paid } จะไม่มีการคืนเงินส่วนต่าง { $left }
mail-sign-off = ทีม { -brand-name }
