## The page of the sandbox's bank

bank-title = ธนาคารทดสอบ
bank-asks = { -brand-name } ขอเรียกเก็บเงิน
bank-card = จากบัตรของคุณที่ลงท้ายด้วย { $digits } คุณเป็นผู้ชำระใช่ไหม
bank-approve = อนุมัติ
bank-decline = ปฏิเสธ
bank-leave = ออกโดยไม่ตอบ
bank-over = คำถามนี้มีคำตอบแล้ว หรือรอนานเกินไป
bank-back = กลับไปที่ { -brand-name }
bank-note = หน้าทดสอบ ไม่มีการโอนเงินจริง
