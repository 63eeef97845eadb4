## หน้าติดตาม

order-tracking-title = ติดตามออเดอร์
order-search-label = ค้นหาออเดอร์
order-search =
    .placeholder = ชื่อ เบอร์โทร รหัส หรือหมายเลขออเดอร์
order-search-short =
    .placeholder = ค้นหา
order-lists = ออเดอร์ตามความคืบหน้า
order-list-new = ใหม่
order-list-scheduled = ตั้งเวลา
order-list-collected = ไรเดอร์รับของแล้ว
order-list-delivered = ส่งแล้ว
order-list-cancelled = ยกเลิก
order-list-results = ที่พบ
# $count orders of a list need somebody
order-list-needing = รอคุณดูแล { $count } รายการ
order-live = เรียลไทม์
order-connecting = กำลังเชื่อมต่อ
order-reconnecting = กำลังเชื่อมต่อใหม่
order-updated-ago = อัปเดตล่าสุด: { $ago }
order-waiting = แสดงออเดอร์ใหม่ { $count } รายการ
order-status = สถานะ
order-column-amount = เก็บเงิน
order-scheduled-for = กำหนดส่ง { $time }
order-nothing-to-collect = ไม่ต้องเก็บเงิน
order-announce-one = ออเดอร์ของ { $customer }: { $status }
order-announce-several = มีออเดอร์เปลี่ยนแปลง { $count } รายการ
order-empty-new-title = ไม่มีออเดอร์ใหม่
order-empty-new-text = เรียกไรเดอร์ แล้วออเดอร์จะแสดงที่นี่ทันที
order-empty-scheduled-title = ไม่มีออเดอร์ที่ตั้งเวลา
order-empty-scheduled-text = ออเดอร์ที่ตั้งเวลาไว้ภายในวันนี้และอีกสองวันข้างหน้าจะรออยู่ที่นี่จนถึงเวลา
order-empty-collected-title = ไม่มีออเดอร์ระหว่างทาง
order-empty-collected-text = เมื่อไรเดอร์รับของแล้ว คุณจะติดตามออเดอร์ได้ที่นี่
order-empty-delivered-title = วันนี้ยังไม่มีออเดอร์ที่ส่งแล้ว
order-empty-delivered-text = ออเดอร์ของวันนี้ที่ส่งแล้วและส่งคืนจะรวมอยู่ที่นี่
order-empty-cancelled-title = วันนี้ไม่มีออเดอร์ที่ยกเลิก
order-empty-cancelled-text = ดีแล้ว
order-empty-results-title = ไม่พบออเดอร์ที่ตรงกัน
order-empty-results-text = ค้นหาเฉพาะออเดอร์ปัจจุบัน ลองใช้บางส่วนของชื่อ เบอร์โทร รหัส หรือหมายเลขออเดอร์
order-clear-search = ล้างการค้นหา
order-lists-kept = รายการด้านบนอาจไม่เป็นปัจจุบัน

## รายละเอียดของออเดอร์

order-details =
    .aria-label = รายละเอียดออเดอร์
order-details-none-title = เลือกออเดอร์
order-details-none-text = ความคืบหน้า ไรเดอร์ และลูกค้าจะแสดงที่นี่
order-details-close =
    .aria-label = ปิดรายละเอียด
order-details-back =
    .aria-label = กลับไปที่รายการ
order-not-found-title = ไม่พบออเดอร์นี้
order-not-found-text = อาจเป็นของจุดรับสินค้าอื่น หรือที่อยู่เว็บพิมพ์ผิด
order-code = รหัสออเดอร์
order-number = หมายเลขออเดอร์
order-copy-number =
    .aria-label = คัดลอกหมายเลขออเดอร์
order-copy-failed = คัดลอกไม่สำเร็จ กรุณาเลือกข้อความแล้วคัดลอกเอง
order-more-actions = ตัวเลือกอื่น
# Stands before the link in the message that is sent
order-share-tracking-text = ติดตามออเดอร์ของคุณได้ที่นี่:
order-placed-at = สั่งเมื่อ { $time }
order-progress = ความคืบหน้า
order-rider = ไรเดอร์
order-rider-none = ยังไม่มีไรเดอร์
order-rider-seen = เห็นล่าสุด { $ago }
order-call =
    .aria-label = โทรหา { $name } { $phone }
order-customer = ลูกค้า
order-recipient-notes = จากลูกค้าผ่านลิงก์ติดตาม
order-cold-bag = ถุงเก็บความเย็น
order-payment = การชำระเงิน
order-payment-paid = ชำระแล้ว
order-fees = ค่าส่ง
order-address = ที่อยู่
order-cancelled-because = เหตุผล: { $reason }
order-pin-destination = ลูกค้า: { $name }
order-map-failed = แสดงแผนที่ที่นี่ไม่ได้ ข้อมูลทั้งหมดเขียนไว้ด้านล่าง

## การยกเลิก

order-cancel = ยกเลิกออเดอร์
order-cancel-refused-too-early = ยกเลิกได้เมื่อระบบรับออเดอร์แล้ว
order-cancel-refused-within-grace = เพิ่งยืนยันการชำระเงิน ยกเลิกได้ในอีก { $left }
order-cancel-refused-too-far-along = ไรเดอร์เริ่มดำเนินการแล้ว จึงยกเลิกที่นี่ไม่ได้
order-cancel-refused-delayed = ออเดอร์ที่ล่าช้ายกเลิกที่นี่ไม่ได้
order-cancel-refused-finished = ออเดอร์นี้เสร็จสิ้นแล้ว
order-cancel-refused-unknown-status = ไม่ทราบสถานะของออเดอร์ จึงยกเลิกที่นี่ไม่ได้
order-cancel-title = ยกเลิกออเดอร์ของ { $customer } หรือไม่
order-cancel-text = ไรเดอร์และลูกค้าจะได้รับแจ้ง การยกเลิกย้อนกลับไม่ได้
order-cancel-why = ยกเลิกเพราะอะไร
order-cancel-reason-customer-cancelled = ลูกค้ายกเลิก
order-cancel-reason-item-unavailable = สินค้าไม่มี
order-cancel-reason-wrong-details = ข้อมูลไม่ถูกต้อง
order-cancel-reason-delay-too-long = ใช้เวลานานเกินไป
order-cancel-reason-other = เหตุผลอื่น
order-cancel-words = ระบุเหตุผล
order-cancel-problem-reason-missing = กรุณาเลือกเหตุผล
order-cancel-problem-text-missing = กรุณาระบุเหตุผลสั้น ๆ
order-cancel-problem-text-too-long = กรุณาย่อให้ไม่เกิน 200 ตัวอักษร
order-cancel-keep = ไม่ยกเลิก
order-was-cancelled = ยกเลิกออเดอร์ของ { $customer } แล้ว
action-attempt-cancel = กำลังยกเลิกออเดอร์…

## สิ่งที่ไม่สำเร็จ

error-cant-retrieve-current-orders = โหลดออเดอร์ปัจจุบันไม่สำเร็จ { $because }
error-cant-cancel-order = ยกเลิกออเดอร์ไม่สำเร็จ { $because }
order-not-loaded = โหลดไม่สำเร็จ { $because }
