## หน้าติดตาม

order-tracking-title = ติดตามออร์เดอร์
order-times-in = เวลาทั้งหมด: { $zone }
order-search-label = ค้นหาออร์เดอร์
order-search =
    .placeholder = ชื่อ เบอร์โทร หรือหมายเลขออร์เดอร์
order-search-clear =
    .aria-label = ล้างการค้นหา
order-lists =
    .aria-label = ออร์เดอร์ตามความคืบหน้า
order-list-new = ใหม่
order-list-scheduled = ตั้งเวลา
order-list-collected = รับแล้ว
order-list-delivered = ส่งแล้ว
order-list-cancelled = ยกเลิก
order-list-results = ที่พบ
# $count orders of a list need somebody
order-list-needing = รอคุณดูแล { $count } รายการ
order-live = สด
order-connecting = กำลังเชื่อมต่อ
order-reconnecting = กำลังเชื่อมต่อใหม่
order-updated-ago = อัปเดต{ $ago }
order-loading = กำลังโหลดออร์เดอร์…
order-waiting = แสดงออร์เดอร์ใหม่ { $count } รายการ
order-column-status = สถานะ
order-column-customer = ลูกค้า
order-column-time = สั่งเมื่อ
order-column-rider = ไรเดอร์
order-column-amount = เก็บเงิน
order-scheduled-for = สำหรับ { $time }
order-pick-up-in = รับของใน { $minutes } นาที
order-pick-up-near = ใกล้ถึงเวลารับของ
order-drop-off-in = ส่งถึงใน { $minutes } นาที
order-drop-off-near = ใกล้ส่งถึงแล้ว
order-nothing-to-collect = ไม่ต้องเก็บเงิน
order-announce-one = ออร์เดอร์ของ { $customer }: { $status }
order-announce-several = มีออร์เดอร์เปลี่ยนแปลง { $count } รายการ
order-empty-new-title = ไม่มีออร์เดอร์ใหม่
order-empty-new-text = เรียกไรเดอร์ แล้วออร์เดอร์จะแสดงที่นี่ทันที
order-empty-scheduled-title = ไม่มีออร์เดอร์ที่ตั้งเวลา
order-empty-scheduled-text = ออร์เดอร์สำหรับช่วงหลังของวันนี้และอีกสองวันข้างหน้าจะรออยู่ที่นี่จนถึงเวลา
order-empty-collected-title = ไม่มีออร์เดอร์ระหว่างทาง
order-empty-collected-text = เมื่อไรเดอร์รับของแล้ว คุณจะติดตามออร์เดอร์ได้ที่นี่
order-empty-delivered-title = วันนี้ยังไม่มีออร์เดอร์ที่ส่งแล้ว
order-empty-delivered-text = ออร์เดอร์ของวันนี้ที่ส่งแล้วและส่งคืนจะรวมอยู่ที่นี่
order-empty-cancelled-title = วันนี้ไม่มีออร์เดอร์ที่ยกเลิก
order-empty-cancelled-text = ดีแล้ว
order-empty-results-title = ไม่พบออร์เดอร์ที่ตรงกัน
order-empty-results-text = ค้นหาเฉพาะออร์เดอร์ปัจจุบัน ลองใช้บางส่วนของชื่อ เบอร์โทร หรือหมายเลขออร์เดอร์
order-request-a-rider = เรียกไรเดอร์
order-clear-search = ล้างการค้นหา
order-try-again = ลองอีกครั้ง
order-lists-kept = รายการด้านบนอาจไม่เป็นปัจจุบัน

## รายละเอียดของออร์เดอร์

order-details =
    .aria-label = รายละเอียดออร์เดอร์
order-details-none-title = เลือกออร์เดอร์
order-details-none-text = ความคืบหน้า ไรเดอร์ และลูกค้าจะแสดงที่นี่
order-details-close =
    .aria-label = ปิดรายละเอียด
order-details-back =
    .aria-label = กลับไปที่รายการ
order-not-found-title = ไม่พบออร์เดอร์นี้
order-not-found-text = อาจเป็นของจุดรับสินค้าอื่น หรือที่อยู่เว็บพิมพ์ผิด
order-number = หมายเลขออร์เดอร์
order-copy-number =
    .aria-label = คัดลอกหมายเลขออร์เดอร์
order-copied = คัดลอกแล้ว
order-copy-failed = คัดลอกไม่สำเร็จ กรุณาเลือกข้อความแล้วคัดลอกเอง
order-copy-tracking-link = คัดลอกลิงก์ติดตาม
order-tracking-link-copied = คัดลอกลิงก์ติดตามแล้ว ผู้ที่มีลิงก์นี้ติดตามออร์เดอร์นี้ได้
order-share-tracking-link = แชร์ลิงก์ติดตาม
# Stands before the link in the message that is sent
order-share-tracking-text = ติดตามออเดอร์ของคุณได้ที่นี่:
order-placed-at = สั่งเมื่อ { $time }
order-estimated-ago = ประเมินเมื่อ { $ago }
order-progress = ความคืบหน้า
order-rider = ไรเดอร์
order-rider-none = ยังไม่มีไรเดอร์
order-rider-seen = เห็นล่าสุด { $ago }
order-vehicle-bicycle = จักรยาน
order-vehicle-motorbike = มอเตอร์ไซค์
order-vehicle-car = รถยนต์
order-call =
    .aria-label = โทรหา { $name } { $phone }
order-customer = ลูกค้า
order-notes = ข้อความถึงไรเดอร์
order-from = จาก
order-to = ถึง
order-items = รายการสินค้า
order-cold-bag = ถุงเก็บความเย็น
order-age-check = ตรวจสอบอายุลูกค้า
order-payment = การชำระเงิน
order-payment-paid = ชำระแล้ว
order-payment-cash-on-delivery = เก็บเงินสดปลายทาง
order-payment-payment-on-delivery = ชำระเงินปลายทาง
order-payment-cash-on-pick-up = เงินสดตอนรับของ
order-payment-none = ไม่มี
order-to-collect = เก็บเงินจากลูกค้า
order-value = มูลค่าสินค้า
order-delivery-fee = ค่าจัดส่ง
order-voucher = คูปอง { $code }
order-vat-number = เลขประจำตัวผู้เสียภาษี
order-cancelled-because = เหตุผล: { $reason }
order-map =
    .aria-label = แผนที่การจัดส่ง
order-pin-collection = จุดรับสินค้า: { $name }
order-pin-destination = ลูกค้า: { $name }
order-pin-rider = ไรเดอร์: { $name }
order-map-failed = แสดงแผนที่ที่นี่ไม่ได้ ข้อมูลทั้งหมดเขียนไว้ด้านล่าง

## การยกเลิก

order-cancel = ยกเลิกออร์เดอร์
order-cancel-refused-too-early = ยกเลิกได้เมื่อระบบรับออร์เดอร์แล้ว
order-cancel-refused-within-grace = เพิ่งยืนยันการชำระเงิน ยกเลิกได้ในอีก { $left }
order-cancel-refused-too-far-along = ไรเดอร์เริ่มดำเนินการแล้ว จึงยกเลิกที่นี่ไม่ได้
order-cancel-refused-delayed = ออร์เดอร์ที่ล่าช้ายกเลิกที่นี่ไม่ได้
order-cancel-refused-finished = ออร์เดอร์นี้เสร็จสิ้นแล้ว
order-cancel-refused-unknown-status = ไม่ทราบสถานะของออร์เดอร์ จึงยกเลิกที่นี่ไม่ได้
order-cancel-title = ยกเลิกออร์เดอร์ของ { $customer } หรือไม่
order-cancel-text = ไรเดอร์และลูกค้าจะได้รับแจ้ง การยกเลิกย้อนกลับไม่ได้
order-cancel-why = ยกเลิกเพราะอะไร
order-cancel-reason-customer-cancelled = ลูกค้ายกเลิก
order-cancel-reason-item-unavailable = สินค้าไม่มี
order-cancel-reason-wrong-details = ข้อมูลไม่ถูกต้อง
order-cancel-reason-delay-too-long = ใช้เวลานานเกินไป
order-cancel-reason-other = เหตุผลอื่น
order-cancel-words = ระบุเหตุผล
order-cancel-words-left = เหลืออีก { $count } ตัวอักษร
order-cancel-words-over = เกินมา { $count } ตัวอักษร
order-cancel-problem-reason-missing = กรุณาเลือกเหตุผล
order-cancel-problem-text-missing = กรุณาระบุเหตุผลสั้น ๆ
order-cancel-problem-text-too-long = กรุณาย่อให้ไม่เกิน 200 ตัวอักษร
order-cancel-keep = ไม่ยกเลิก
order-cancel-send = ยกเลิกออร์เดอร์
order-was-cancelled = ยกเลิกออร์เดอร์ของ { $customer } แล้ว
action-attempt-cancel = กำลังยกเลิกออร์เดอร์…

## สิ่งที่ไม่สำเร็จ

error-cant-retrieve-current-orders =
    โหลดออร์เดอร์ปัจจุบันไม่สำเร็จ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
error-cant-cancel-order =
    ยกเลิกออร์เดอร์ไม่สำเร็จ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
        [moved-on] สถานะเปลี่ยนไปแล้วในระหว่างนี้
       *[said] { $message }
    }
error-cant-read-order =
    เปิดออร์เดอร์นี้ไม่สำเร็จ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
