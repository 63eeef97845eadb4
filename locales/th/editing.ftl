## Changing an order

edit-order-action = แก้ไข
edit-title = แก้ไขคำสั่งซื้อ
# $name is the customer, $day the day the order was placed: "12 May"
edit-banner = คุณกำลังแก้ไขคำสั่งซื้อของ { $name } วันที่ { $day }
edit-cancel = ยกเลิกการแก้ไข
edit-save = บันทึกการเปลี่ยนแปลง
edit-saving = กำลังบันทึกการเปลี่ยนแปลง…
edit-not-available = ไม่สามารถแก้ไขคำสั่งซื้อได้ นี่คือคำขอใหม่
edit-nothing-changed = ไม่มีการเปลี่ยนแปลง จึงไม่มีอะไรต้องบันทึก
edit-lock-customer = ไม่สามารถเปลี่ยนผู้รับของคำสั่งซื้อได้
edit-lock-settled = กำหนดไว้แล้วเมื่อสั่งออเดอร์
edit-lock-status = คำสั่งซื้อดำเนินไปไกลแล้ว จึงเปลี่ยนส่วนนี้ไม่ได้
edit-moved-on = คำสั่งซื้อดำเนินต่อไปแล้วระหว่างนี้ และแก้ไขไม่ได้อีก
edit-moved-on-kept = สิ่งที่คุณพิมพ์ไม่สูญหาย ทั้งหมดยังอยู่ที่นี่จนกว่าคุณจะออกจากหน้านี้
edit-follow = ติดตามคำสั่งซื้อนี้
edit-new-request = เรียกไรเดอร์ใหม่
edit-locked-title = คำสั่งซื้อนี้แก้ไขไม่ได้อีกแล้ว
# $orderId is the order number
edit-locked-text = คำสั่งซื้อ { $orderId } ดำเนินไปไกลแล้ว คุณสามารถติดตามหรือเรียกไรเดอร์อีกคนได้
edit-unreadable-title = เปิดคำสั่งซื้อนั้นไม่ได้
edit-not-found = ไม่มีคำสั่งซื้อ { $orderId } ที่จุดรับนี้
# $count is how many things become others
edit-changes =
    { $count ->
        [0] การเปลี่ยนแปลง
       *[other] การเปลี่ยนแปลง { $count } รายการ
    }
edit-changes-none = ยังไม่มีการเปลี่ยนแปลง
edit-change-address = ที่อยู่จัดส่ง
edit-change-position = ตำแหน่งบนแผนที่
edit-change-notes = หมายเหตุถึงไรเดอร์
edit-change-description = รายการสินค้า
edit-change-amount = มูลค่าสินค้า
edit-change-payment-method = วิธีชำระเงิน
edit-change-nothing = ไม่มี
# Read out before the old and the new words of a change
edit-change-before = ก่อน:
edit-change-after = หลัง:
# $distance: "350 m"
edit-change-moved = ย้ายไป { $distance }
# $amount is an amount with its currency
edit-fee-more = เพิ่มขึ้น { $amount }
edit-fee-less = ลดลง { $amount }
# $before and $after are amounts with their currency
edit-fee-changed-text = เดิมคือ { $before } และตอนนี้คือ { $after } บันทึกการเปลี่ยนแปลงด้วยค่าจัดส่งใหม่หรือไม่
edit-fee-changed-accept = บันทึกในราคา { $after }
edit-fee-changed-refuse = ไม่บันทึก
request-updated = อัปเดตคำสั่งซื้อแล้ว!
request-not-updated = อัปเดตคำสั่งซื้อนั้นไม่ได้

## An order once more

again-action = สั่งอีกครั้ง
again-banner = อีกครั้ง: คำสั่งซื้อของ { $name } วันที่ { $day }
again-banner-hint = ค่าจัดส่งจะคำนวณใหม่ โปรดตรวจสอบรายการสินค้าและมูลค่า
again-cancel = เริ่มด้วยแบบฟอร์มเปล่า
# At a field that was taken over from an earlier order
again-check = จากคำสั่งซื้อวันที่ { $day } – โปรดตรวจสอบ

## Two tabs with the same request

request-placed-elsewhere = สั่งออเดอร์นี้แล้วในอีกแท็บหนึ่ง จึงไม่สั่งซ้ำ นี่คือออเดอร์นั้น
