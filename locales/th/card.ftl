## ชำระด้วยบัตร

card-title = ชำระด้วยบัตร
card-continue = ไปที่การชำระเงิน
card-starting = กำลังเตรียมการชำระเงิน…
card-pay = ชำระ { $amount } และเรียกไรเดอร์
card-paying = กำลังชำระเงิน…
card-amount = ยอดที่ต้องชำระตอนนี้:
card-choose = ชำระด้วย
card-new = บัตรใหม่
card-until = ใช้ได้ถึง { $expiry }
card-number = หมายเลขบัตร
card-expiry = วันหมดอายุ
card-expiry-placeholder = ดด/ปป
card-code = รหัสความปลอดภัย
card-code-hint = { $digits ->
    [4] ตัวเลขสี่หลักด้านหน้าบัตร
   *[other] ตัวเลขสามหลักด้านหลังบัตร
}
card-name = ชื่อบนบัตร
card-save = บันทึกบัตรนี้ไว้ใช้ครั้งต่อไป
card-save-hint = เราเก็บเฉพาะเลขสี่หลักสุดท้ายและวันหมดอายุ
card-safe = ข้อมูลบัตรของคุณถูกเข้ารหัสบนอุปกรณ์นี้ มีเพียงผู้ให้บริการชำระเงินที่อ่านได้
card-back = กลับไปที่รายละเอียด
card-choice-missing = กรุณาเลือกบัตร
card-number-missing = กรุณาใส่หมายเลขบัตร
card-number-invalid = หมายเลขบัตรไม่ถูกต้อง กรุณาตรวจสอบตัวเลข
card-expiry-invalid = กรุณาใส่เดือนและปี เช่น 04/31
card-expired = บัตรนี้หมดอายุแล้ว
card-code-missing = กรุณาใส่รหัสความปลอดภัย
card-code-invalid = { $digits ->
    [4] รหัสความปลอดภัยมีสี่หลัก
   *[other] รหัสความปลอดภัยมีสามหลัก
}
card-name-missing = กรุณาใส่ชื่อบนบัตร

## ผลของการชำระเงิน

card-confirming = กำลังดำเนินการชำระเงินของคุณ…
card-checking = เรากำลังตรวจสอบว่าการชำระเงินสำเร็จหรือไม่
card-do-not-pay-again = กรุณาอย่าชำระซ้ำ เปิดหน้านี้ค้างไว้ เราจะแสดงผลที่นี่
card-bank = ธนาคารของคุณต้องการยืนยันว่าเป็นคุณ
card-bank-go = ไปที่หน้าของธนาคาร
card-unpaid-declined = ธนาคารปฏิเสธบัตรนี้ ยังไม่มีการหักเงิน
card-unpaid-insufficient-funds = เงินในบัตรนี้ไม่พอ ยังไม่มีการหักเงิน
card-unpaid-left = คุณออกจากหน้าของธนาคาร ยังไม่มีการหักเงิน
card-unpaid-expired = ธนาคารรอคำตอบของคุณนานเกินไป ยังไม่มีการหักเงิน
card-unpaid-failed = การชำระเงินไม่สำเร็จ ยังไม่มีการหักเงิน
card-not-encrypted = อุปกรณ์นี้เข้ารหัสข้อมูลบัตรไม่ได้ เราจึงไม่ได้ส่งข้อมูลออกไป ยังไม่มีการหักเงิน
card-try-another = ยังไม่ได้เรียกไรเดอร์ คุณลองบัตรอื่นได้
error-payment-init = เริ่มการชำระเงินไม่ได้
error-payment-intent-creation = เตรียมการชำระเงินสำหรับออเดอร์นี้ไม่ได้
error-payment-unavailable = ขณะนี้ไม่รับบัตรที่นี่
error-payment-required = ต้องชำระออเดอร์นี้ด้วยบัตรก่อน
error-payment-card-unreadable = ผู้ให้บริการชำระเงินอ่านข้อมูลบัตรไม่ได้ กรุณากรอกอีกครั้ง
