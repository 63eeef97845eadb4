## What the service answers when it says no; the ids are its translation keys

error-unauthenticated = เซสชันของคุณหมดอายุแล้ว กรุณาเข้าสู่ระบบอีกครั้ง
error-not-found = ไม่พบข้อมูลนี้
error-idempotency-key-reused = รายการนี้ถูกส่งไปแล้วด้วยข้อมูลอื่น กรุณาดูที่ติดตามออเดอร์ก่อนส่งอีกครั้ง
error-idempotency-key-missing = คำขอนี้ไม่มีคีย์ที่ทำให้ส่งซ้ำได้อย่างปลอดภัย
error-fault = ระบบถูกสั่งให้ล้มเหลวตรงนี้
error-invalid-request = ระบบไม่เข้าใจบางส่วนของคำขอ กรุณาตรวจสอบข้อมูลที่พิมพ์
error-unsupported-media-type = ระบบไม่รองรับเนื้อหาประเภทนี้
error-unreadable-request = ระบบอ่านคำขอนี้ไม่ได้
error-unavailable = ระบบไม่พร้อมใช้งานในขณะนี้ กรุณาลองใหม่ในอีกสักครู่
error-too-many-requests = ลองหลายครั้งเกินไป กรุณารอสักครู่
error-request-too-large = ข้อมูลนี้ใหญ่เกินกว่าจะส่งได้
error-method-not-allowed = ระบบไม่มีบริการนี้
error-invalid-moment = เวลานี้ไม่ถูกต้อง
error-invalid-coordinates = พิกัดนี้ไม่อยู่บนแผนที่
error-outside-country = สถานที่นี้ไม่ได้อยู่ในประเทศที่คุณจัดส่ง
error-cant-edit-order = ไม่สามารถแก้ไขออเดอร์นี้แบบนี้ได้อีกแล้ว
error-foreign-origin = หน้านี้เปิดการเชื่อมต่อสดไม่ได้
error-unknown-host = ที่อยู่นี้ไม่ใช่ของบริการนี้ กรุณาเปิดจากที่อยู่ของบริการเอง
error-request-timeout = ส่งคำขอนานเกินไป กรุณาตรวจสอบการเชื่อมต่อแล้วลองใหม่
error-control-room-closed = ห้องควบคุมต้องใช้รหัสลับที่บริการแสดงไว้ตอนเริ่มทำงาน
error-fee-invalid = ตรวจสอบค่าส่งไม่สำเร็จ กรุณาเลือกที่อยู่อีกครั้ง
error-payment-fee-rises = ค่าส่งของออเดอร์นี้ชำระด้วยบัตรแล้ว { $paid } { $currency } หากเปลี่ยนแปลง ค่าส่งจะเป็น { $fee } { $currency } และเราเรียกเก็บส่วนต่างไม่ได้ กรุณาเลือกปลายทางที่ค่าส่งไม่สูงขึ้น หรือยกเลิกออเดอร์นี้แล้วสั่งใหม่
error-defect = มีบางอย่างผิดพลาดจากฝั่งเรา เราได้รับแจ้งแล้ว
voucher-error-validation-message = รหัสคูปองนี้ใช้ไม่ได้
voucher-error-get-message = ไม่สามารถดูรายละเอียดของรหัสคูปองนี้ได้
validation-voucher-unknown = { voucher-error-validation-message }

## The rules of a request, when the service finds them broken

validation-fee-missing = { error-fee-invalid }
validation-vendor-missing = { request-vendor-missing }
validation-name-missing = { request-name-missing }
validation-name-has-digit = { request-name-has-digit }
validation-phone-missing = { request-phone-missing }
validation-phone-impossible = { request-phone-impossible }
validation-description-too-long = { request-description-too-long }
validation-address-missing = { request-address-missing }
validation-coordinates-missing = { request-coordinates-missing }
validation-amount-missing = { request-amount-missing }
validation-amount-unreadable = { request-amount-unreadable }
validation-amount-below-minimum = { request-amount-below-minimum }
validation-payment-method-missing = { request-payment-method-missing }
validation-preorder-in-past = { request-preorder-in-past }
validation-preorder-too-far = { request-preorder-too-far }
validation-notes-too-long = { request-notes-too-long }
validation-address-too-long = { request-address-too-long }
validation-vat-wrong-length = { request-vat-wrong-length }
validation-vat-invalid = { request-vat-invalid }
validation-age-validation-missing = { request-age-check-missing }
validation-item-value-unconfirmed = { request-item-value-warning }

## Guests

error-guests-off = ขณะนี้ไม่สามารถเรียกไรเดอร์ในฐานะผู้เยี่ยมชมได้ กรุณาเข้าสู่ระบบ
error-not-for-guests = ผู้เยี่ยมชมทำรายการนี้ไม่ได้ กรุณาเข้าสู่ระบบหรือลงทะเบียน
error-for-guests-alone = ทำได้เฉพาะผู้เยี่ยมชมเท่านั้น คุณมีบัญชีอยู่แล้ว
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
validation-outlet-client-id-missing = กรุณากรอกรหัสจุดรับสินค้า
validation-outlet-client-id-locked = ไม่สามารถเปลี่ยนรหัสของจุดรับสินค้าได้
validation-outlet-parent-locked = จุดรับสินค้าต้องอยู่กับร้านหลักเดิม
validation-outlet-label-missing = กรุณากรอกชื่อ
validation-outlet-phone-missing = กรุณากรอกหมายเลขโทรศัพท์
validation-outlet-address-missing = กรุณาเลือกที่อยู่รับสินค้า
validation-outlet-owner-invalid = กรุณากรอกอีเมลให้ถูกต้อง
