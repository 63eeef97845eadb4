## An order for whoever has its link

public-title = ออเดอร์ของฉันอยู่ที่ไหน
public-reading = กำลังค้นหาออเดอร์ของคุณ…
public-looks-again = หน้านี้จะลองใหม่ให้เอง
public-still-shown = สิ่งที่คุณเห็นคือข้อมูลล่าสุดที่เรามี หน้านี้จะลองใหม่ให้เอง
public-unknown-title = เราไม่รู้จักลิงก์นี้
public-unknown-text = ลิงก์อาจไม่ครบหรือพิมพ์ผิด โปรดเปิดใหม่จากข้อความที่คุณได้รับ หรือสอบถามผู้ที่ส่งลิงก์ให้คุณ
public-trouble-offline = ดูเหมือนว่าคุณออฟไลน์อยู่
public-trouble-slow = การเชื่อมต่อช้ามาก
public-trouble-busy = ขณะนี้มีผู้สอบถามจำนวนมาก
public-trouble-ours = เกิดข้อผิดพลาดที่ระบบของเรา
# $ago: "40 sec. ago"
public-updated = อัปเดตเมื่อ { $ago }
public-order-from = ออเดอร์จาก { $vendor }

## What it is doing, for the one who waits for it

public-sentence-placed = รับออเดอร์ของคุณแล้ว
public-sentence-to-collection = ไรเดอร์กำลังไปรับออเดอร์ของคุณ
public-sentence-near-collection = ไรเดอร์ใกล้จะรับออเดอร์ของคุณแล้ว
public-sentence-to-delivery = ออเดอร์กำลังเดินทางไปหาคุณ
public-sentence-near-delivery = ไรเดอร์ใกล้ถึงแล้ว
public-sentence-coming-back = ไรเดอร์กำลังนำออเดอร์กลับไปยังผู้ส่ง
public-sentence-delivered = ส่งออเดอร์ถึงแล้ว
public-sentence-cancelled = ออเดอร์นี้ถูกยกเลิก
public-sentence-returned = ออเดอร์ถูกส่งคืนผู้ส่งแล้ว
public-sentence-unknown = เรากำลังดูแลออเดอร์ของคุณ
public-delayed = ใช้เวลานานกว่าที่วางแผนไว้
public-progress = ความคืบหน้าของออเดอร์
public-step-placed = รับออเดอร์
public-step-to-collection = ไรเดอร์กำลังไป
public-step-to-delivery = กำลังส่ง
public-step-delivered = ส่งถึงแล้ว

## When the rider is expected

public-pick-up-in = รับของในอีกประมาณ { $minutes } นาที
public-pick-up-near = กำลังจะรับของในไม่ช้า
public-drop-off-in = ถึงคุณในอีกประมาณ { $minutes } นาที
public-drop-off-near = ใกล้ถึงคุณแล้ว
public-late = ช้ากว่าที่คาดไว้
# $ago: "40 sec. ago"
public-estimated = ประเมินเมื่อ { $ago }
# Instead of an estimate that is too old. $ago: "6 min. ago"
public-last-seen = พบไรเดอร์ครั้งล่าสุดเมื่อ { $ago }

## Who and where

public-rider = ไรเดอร์ของคุณ
public-call = โทรหา { $name }
public-from = จาก
public-to = ถึง
public-map = แผนที่การจัดส่ง
public-map-failed = แสดงแผนที่ที่นี่ไม่ได้ ข้อมูลทั้งหมดเขียนไว้ข้าง ๆ แล้ว
public-pin-collection = จุดรับของ: { $name }
public-pin-destination = ที่อยู่จัดส่ง
public-pin-rider = ไรเดอร์: { $name }
public-number = หมายเลขออเดอร์:
public-status = สถานะ:
public-placed-at = สั่งเมื่อ: { $time }
public-planned-for = กำหนดส่ง: { $time }
public-finished-at = สิ้นสุดเมื่อ: { $time }
# After that moment the link tells only how and when the order ended
public-details-until = ดูรายละเอียดที่นี่ได้ถึง { $time }
# $zone is the name of the country's time zone
public-times-in = เวลาทั้งหมด: { $zone }

## The page of an individual sender

public-sender-title = พัสดุของคุณ
public-sender-tracking = ติดตามออเดอร์
public-sender-details = รายละเอียดออเดอร์
public-sender-addresses = ที่อยู่
public-show-more = แสดงเพิ่มเติม
public-show-less = แสดงน้อยลง
public-sender-placed = รับออเดอร์ของคุณแล้ว
public-sender-to-collection = ไรเดอร์กำลังเดินทางไปยังจุดรับของ
public-sender-near-collection = ไรเดอร์อยู่ใกล้จุดรับของแล้ว
public-sender-to-delivery = รับพัสดุแล้ว และกำลังเดินทางไปยังที่อยู่จัดส่ง
public-sender-near-delivery = ไรเดอร์อยู่ใกล้ที่อยู่จัดส่งแล้ว
public-sender-delivered = ส่งพัสดุถึงแล้ว
public-sender-cancelled = ออเดอร์ถูกยกเลิก และจะคืนเงินที่คุณชำระ
public-sender-prohibited = สิ่งของที่ห้ามส่ง
