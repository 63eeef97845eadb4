## การเข้าสู่ระบบ

sign-in-title = เข้าสู่ระบบ
sign-in-welcome = ยินดีต้อนรับกลับ ไรเดอร์พร้อมแล้ว
sign-in-promise = เรียกไรเดอร์ได้ในเวลาไม่ถึงหนึ่งนาที ติดตามทุกออเดอร์แบบเรียลไทม์ และหาหลักฐานการส่งเจอทันทีที่มีคนถาม
sign-in-email-invalid = อีเมลนี้ดูไม่ถูกต้อง ควรมีรูปแบบเช่น name@example.com
sign-in-password-missing = กรุณากรอกรหัสผ่าน
sign-in-no-account = เพิ่งใช้ { -brand-name } ครั้งแรกใช่ไหม
sign-in-offline = มีบางอย่างผิดพลาด กรุณาลองอีกครั้ง คุณอาจออฟไลน์อยู่
sign-in-status = สถานะ { $status }

## เหตุผลที่ผู้ให้บริการปฏิเสธการเข้าสู่ระบบ: หนึ่งข้อความต่อหนึ่งเหตุผล

-auth-failed = เข้าสู่ระบบไม่สำเร็จ
auth-internal-error = { -auth-failed } เกิดข้อผิดพลาดภายใน กรุณาลองอีกครั้งในอีกสักครู่
auth-invalid-user-pool-configuration = { -auth-failed } การตั้งค่ากลุ่มผู้ใช้ไม่ถูกต้อง กรุณาติดต่อเรา
auth-invalid-response = { -auth-failed } คำตอบที่ได้รับไม่ถูกต้อง กรุณาลองอีกครั้ง
auth-invalid-request-parameter = { -auth-failed } มีข้อมูลในคำขอไม่ถูกต้อง กรุณาตรวจสอบสิ่งที่กรอก
auth-invalid-role-access-policy = { -auth-failed } นโยบายสิทธิ์การเข้าถึงไม่ถูกต้อง กรุณาติดต่อเรา
auth-password-reset-required = { -auth-failed } ต้องตั้งรหัสผ่านใหม่ กด “ลืมรหัสผ่านใช่ไหม” เพื่อตั้งรหัสใหม่
auth-resource-not-found = { -auth-failed } ไม่พบข้อมูลที่ต้องใช้ กรุณาติดต่อเรา
auth-too-many-requests = { -auth-failed } มีคำขอค้างอยู่มากเกินไป กรุณารอหนึ่งนาทีแล้วลองอีกครั้ง
auth-unexpected-server-error = { -auth-failed } เซิร์ฟเวอร์เกิดข้อผิดพลาดที่ไม่คาดคิด กรุณาลองอีกครั้งในอีกสักครู่
auth-user-not-confirmed = { -auth-failed } บัญชีนี้ยังไม่ได้ยืนยันอีเมล กรุณาเปิดลิงก์ในอีเมลที่เราส่งให้
auth-user-not-found = { -auth-failed } ไม่พบผู้ใช้ที่ใช้อีเมลนี้
auth-password-invalid = { -auth-failed } รหัสผ่านไม่ถูกต้อง
auth-verification-code-cannot-be-delivered = { -auth-failed } ส่งรหัสยืนยันไม่ได้ กรุณาตรวจสอบอีเมลของคุณ
auth-email-identity-not-valid = { -auth-failed } ข้อมูลระบุตัวตนของอีเมลไม่ถูกต้อง กรุณาติดต่อเรา
auth-user-cannot-be-validated = { -auth-failed } ตรวจสอบผู้ใช้ไม่ได้ กรุณาติดต่อเรา
auth-username-exists = { -auth-failed } มีชื่อผู้ใช้นี้อยู่แล้ว
auth-code-not-valid = { -auth-failed } รหัสไม่ถูกต้อง
auth-unknown-reason = { -auth-failed } { $message }
