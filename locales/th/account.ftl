## Registering

account-vendor-code = รหัสร้านค้า
account-vendor-code-hint = ดูได้ในสัญญาหรือจดหมายต้อนรับของคุณ
account-vendor-code-missing = กรอกรหัสร้านค้า
account-no-vendor-code = ยังไม่มีรหัสร้านค้าใช่ไหม สมัครเป็นพาร์ทเนอร์
account-business-name = ชื่อธุรกิจ
account-business-name-hint = ชื่อที่ลูกค้ารู้จัก เราจะถามจุดรับสินค้าเมื่อคุณสั่งครั้งแรก
account-business-name-missing = กรอกชื่อธุรกิจของคุณ
account-email-invalid = ดูเหมือนไม่ใช่อีเมล ควรเป็นแบบ name@example.com
account-phone = หมายเลขโทรศัพท์
account-phone-missing = กรอกหมายเลขโทรศัพท์ของคุณ
account-phone-impossible = หมายเลขนี้โทรไม่ได้ กรุณาตรวจสอบตัวเลข
account-have-account = มีบัญชีอยู่แล้วใช่ไหม
account-welcome = ไรเดอร์สำหรับธุรกิจของคุณ ตั้งแต่ออเดอร์แรก
account-promise = ไม่มีค่ารายเดือน ไม่มีสัญญาผูกมัด จ่ายตามการจัดส่งแต่ละครั้ง

## After registering

account-registered-title = อีกหนึ่งขั้นตอน: ยืนยันอีเมลของคุณ
account-registered-lead = เราส่งอีเมลไปที่ { $email } แล้ว เปิดลิงก์ในอีเมลภายใน { $hours } ชั่วโมง จากนั้นเข้าสู่ระบบได้
account-registered-missing = ไม่พบอีเมลใช่ไหม ลองดูในโฟลเดอร์สแปม หากเข้าสู่ระบบด้วยรหัสผ่านใหม่ ระบบจะส่งลิงก์ให้อีกครั้ง

## The link of the e-mail

account-confirm-busy = กำลังยืนยันอีเมลของคุณ…
account-confirmed-title = ยืนยันอีเมลแล้ว
account-confirmed-lead = บัญชีของคุณพร้อมแล้ว เข้าสู่ระบบและเรียกไรเดอร์คนแรกได้เลย
account-already-title = อีเมลนี้ยืนยันไปแล้ว
account-already-lead = ลิงก์นี้ถูกใช้ไปแล้ว คุณเข้าสู่ระบบได้เลย
account-not-confirmed-title = ยืนยันอีเมลไม่สำเร็จ
account-link-not-valid = ลิงก์ไม่ถูกต้องหรือเกิน 24 ชั่วโมงแล้ว เข้าสู่ระบบด้วยรหัสผ่านเพื่อรับลิงก์ใหม่ หรือลงทะเบียนอีกครั้ง

## A forgotten password

account-forgot-lead = เราจะส่งรหัสทางอีเมลให้คุณใช้ตั้งรหัสผ่านใหม่
account-forgot-submit = ส่งรหัสให้ฉัน
account-have-code = ฉันมีรหัสแล้ว
account-reset-title = ตั้งรหัสผ่านใหม่
account-reset-lead = หาก { $email } มีบัญชีที่นี่ เราได้ส่งอีเมลพร้อมรหัส 6 หลักไปให้แล้ว รหัสใช้ได้ 15 นาที
account-code = รหัสจากอีเมล
account-code-missing = กรอกรหัสจากอีเมล
account-code-invalid = รหัสต้องมีตัวเลข 6 หลักพอดี
account-code-not-valid = รหัสไม่ถูกต้อง ถูกใช้ไปแล้ว หรือหมดอายุ ตรวจสอบอีกครั้งหรือขอรหัสใหม่
account-reset-submit = ตั้งรหัสผ่านใหม่
account-code-again = ส่งรหัสใหม่
account-code-sent-again = เราส่งรหัสใหม่แล้ว ใช้ได้เฉพาะรหัสล่าสุด
account-other-email = ใช้อีเมลอื่น
account-reset-done-title = ตั้งรหัสผ่านใหม่แล้ว
account-reset-done-lead = คุณถูกออกจากระบบในทุกอุปกรณ์แล้ว เข้าสู่ระบบด้วยรหัสผ่านใหม่

## Why the service says no; the ids are its translation keys

account-offline = เกิดข้อผิดพลาด กรุณาลองอีกครั้ง คุณอาจออฟไลน์อยู่
account-not-created = เราสร้างบัญชีไม่สำเร็จ
account-email-registered = อีเมลนี้ลงทะเบียนกับบัญชีที่มีอยู่ของผู้ให้บริการแล้ว กรุณาใช้อีเมลอื่น
account-vendor-code-unknown = อีเมลหรือรหัสร้านค้าไม่ถูกต้อง: ไม่มีร้านค้าที่ใช้รหัสนี้ กรุณาตรวจสอบทั้งสองช่อง
account-vendor-code-used = ร้านค้าของรหัสนี้มีบัญชีอยู่แล้ว เข้าสู่ระบบด้วยบัญชีนั้น หรือถามผู้ที่ลงทะเบียนไว้
account-mail-not-delivered = เราส่งอีเมลไปยังที่อยู่นี้ไม่ได้ กรุณาตรวจสอบแล้วลองอีกครั้ง
account-password-weak = รหัสผ่านไม่ครบทุกข้อกำหนด
