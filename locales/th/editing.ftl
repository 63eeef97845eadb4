## Changing an order

edit-order-action = แก้ไข
edit-title = แก้ไขออเดอร์
# $name is the customer, $day the day the order was placed: "12 May"
edit-banner = คุณกำลังแก้ไขออเดอร์ของ { $name } วันที่ { $day }
edit-cancel = ยกเลิกการแก้ไข
edit-not-available = แก้ไขออเดอร์ที่นี่ไม่ได้ แบบฟอร์มนี้ใช้สำหรับออเดอร์ใหม่
edit-nothing-changed = ไม่มีการเปลี่ยนแปลง จึงไม่มีอะไรต้องบันทึก
edit-lock-customer = ไม่สามารถเปลี่ยนผู้รับของออเดอร์ได้
edit-lock-settled = กำหนดไว้แล้วเมื่อสั่งออเดอร์
edit-lock-status = ถึงขั้นตอนนี้แล้วเปลี่ยนส่วนนี้ไม่ได้
edit-moved-on = สถานะออเดอร์เปลี่ยนไปแล้ว จึงแก้ไขไม่ได้
edit-moved-on-kept = สิ่งที่คุณพิมพ์ไม่สูญหาย ทั้งหมดยังอยู่ที่นี่จนกว่าคุณจะออกจากหน้านี้
edit-follow = ติดตามออเดอร์นี้
edit-new-request = เรียกไรเดอร์คนใหม่
edit-locked-title = ออเดอร์นี้แก้ไขไม่ได้อีกแล้ว
# $orderId is the order number
edit-locked-text = ออเดอร์ { $orderId } แก้ไขไม่ได้แล้ว คุณติดตามออเดอร์นี้หรือเรียกไรเดอร์อีกคนได้
edit-unreadable-title = เปิดออเดอร์นี้ไม่ได้
edit-not-found = ไม่มีออเดอร์ { $orderId } ที่จุดรับสินค้านี้
# $count is how many things become others
edit-changes =
    { $count ->
        [0] การเปลี่ยนแปลง
       *[other] การเปลี่ยนแปลง { $count } รายการ
    }
edit-changes-none = ยังไม่มีการเปลี่ยนแปลง
edit-change-position = ตำแหน่งบนแผนที่
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
edit-fee-changed-text = เดิมคือ { $before } และตอนนี้คือ { $after } บันทึกการเปลี่ยนแปลงด้วยค่าส่งใหม่หรือไม่
edit-fee-changed-accept = บันทึกในราคา { $after }
edit-fee-changed-refuse = ไม่บันทึก
edit-kept-charge-title = ไม่คืนเงินส่วนต่าง
request-updated = อัปเดตออเดอร์แล้ว!
request-not-updated = อัปเดตออเดอร์นั้นไม่ได้

## An order once more

again-action = สั่งอีกครั้ง
again-banner = สั่งอีกครั้ง: ออเดอร์ของ { $name } วันที่ { $day }
again-banner-hint = ค่าส่งจะคำนวณใหม่ กรุณาตรวจสอบรายการสินค้าและมูลค่า
again-cancel = เริ่มด้วยแบบฟอร์มเปล่า
# At a field that was taken over from an earlier order
again-check = จากออเดอร์วันที่ { $day } – กรุณาตรวจสอบ

## Two tabs with the same request

request-placed-elsewhere = สั่งออเดอร์นี้แล้วในอีกแท็บหนึ่ง จึงไม่สั่งซ้ำ นี่คือออเดอร์นั้น
edit-kept-charge = คุณจ่ายด้วยบัตรแล้ว { $paid } ตอนนี้ค่าส่งคือ { $fee } และจะไม่มีการคืนเงินส่วนต่าง { $left }
