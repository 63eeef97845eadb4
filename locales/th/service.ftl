## What the service answers when it says no; the ids are its translation keys

error-not-found = ไม่พบข้อมูลนี้
error-idempotency-key-reused = รายการนี้สั่งไปแล้วด้วยข้อมูลอื่น กรุณาดูในหน้า “ติดตามออเดอร์” ก่อนสั่งอีกครั้ง
error-invalid-request = ระบบไม่เข้าใจบางส่วนของคำขอ กรุณาตรวจสอบข้อมูลที่พิมพ์
error-request-too-large = ข้อมูลนี้ใหญ่เกินกว่าจะส่งได้
error-invalid-coordinates = พิกัดนี้ไม่อยู่บนแผนที่
error-outside-country = สถานที่นี้ไม่ได้อยู่ในประเทศที่คุณจัดส่ง
error-cant-edit-order = ไม่สามารถแก้ไขออเดอร์นี้แบบนี้ได้อีกแล้ว
error-unknown-host = ที่อยู่เว็บนี้ไม่ใช่ของระบบนี้ กรุณาเปิดจากที่อยู่เว็บที่ถูกต้อง
error-fee-invalid = ตรวจสอบค่าส่งไม่สำเร็จ กรุณาเลือกที่อยู่อีกครั้ง
error-payment-fee-rises = ค่าส่งของออเดอร์นี้ชำระด้วยบัตรแล้ว { $paid } { $currency } หากเปลี่ยนแปลง ค่าส่งจะเป็น { $fee } { $currency } และเราเรียกเก็บส่วนต่างไม่ได้ กรุณาเลือกปลายทางที่ค่าส่งไม่สูงขึ้น หรือยกเลิกออเดอร์นี้แล้วสั่งใหม่
voucher-error-validation-message = รหัสคูปองนี้ใช้ไม่ได้
voucher-error-get-message = ไม่สามารถดูรายละเอียดของรหัสคูปองนี้ได้

## Guests

error-not-for-guests = ทำรายการนี้โดยไม่มีบัญชีไม่ได้ กรุณาเข้าสู่ระบบหรือลงทะเบียน
error-for-guests-alone = ทำได้เฉพาะผู้ที่ไม่มีบัญชีเท่านั้น คุณมีบัญชีอยู่แล้ว
validation-sender-missing = กรุณาระบุผู้ส่งออเดอร์นี้
validation-sender-name-missing = กรุณากรอกชื่อของคุณ
validation-sender-name-too-long = ชื่อนี้ยาวเกินไป
validation-sender-phone-missing = กรุณากรอกหมายเลขโทรศัพท์ของคุณ
validation-sender-phone-impossible = หมายเลขโทรศัพท์นี้ติดต่อไม่ได้
validation-sender-email-missing = กรุณากรอกอีเมลของคุณ
validation-sender-email-impossible = อีเมลนี้ไม่ถูกต้อง
validation-sender-address-missing = กรุณาระบุจุดรับสินค้า

## Collection points

error-outlets-not-managed = คุณไม่มีสิทธิ์เพิ่มหรือแก้ไขจุดรับสินค้า
error-outlet-kept-elsewhere = จุดรับสินค้านี้จัดการจากที่อื่น จึงแก้ไขที่นี่ไม่ได้
error-client-id-taken = มีจุดรับสินค้าอื่นใช้รหัสนี้แล้ว กรุณาเลือกรหัสอื่น
