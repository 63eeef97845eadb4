## An order for whoever has its link

public-title = ออเดอร์ของฉันอยู่ที่ไหน
public-reading = กำลังค้นหาออเดอร์ของคุณ…
public-looks-again = หน้านี้จะลองใหม่ให้เอง
# $ago: "40 sec. ago"
public-still-shown = อัปเดตล่าสุด: { $ago } หน้านี้จะลองใหม่ให้เอง
public-unknown-title = ลิงก์นี้ใช้ไม่ได้
public-unknown-text = ลิงก์อาจไม่ครบหรือพิมพ์ผิด กรุณาเปิดใหม่จากข้อความที่คุณได้รับ หรือสอบถามผู้ที่ส่งลิงก์ให้คุณ
public-trouble-offline = ดูเหมือนว่าคุณออฟไลน์อยู่
public-trouble-slow = การเชื่อมต่อช้ามาก
public-trouble-busy = ขณะนี้มีผู้ใช้งานจำนวนมาก
public-trouble-ours = เกิดข้อผิดพลาดที่ระบบของเรา

## What it is doing, for the one who waits for it

public-sentence-placed = รับออเดอร์ของคุณแล้ว
public-sentence-to-collection = ไรเดอร์กำลังไปรับออเดอร์ของคุณ
public-sentence-near-collection = ไรเดอร์ใกล้จะรับออเดอร์ของคุณแล้ว
public-sentence-to-delivery = ออเดอร์กำลังเดินทางมาหาคุณ
public-sentence-near-delivery = ไรเดอร์ใกล้ถึงแล้ว
public-sentence-coming-back = ไรเดอร์กำลังนำออเดอร์กลับไปยังผู้ส่ง
public-sentence-delivered = ส่งออเดอร์ถึงแล้ว
public-sentence-cancelled = ออเดอร์นี้ถูกยกเลิก
public-sentence-returned = ออเดอร์ถูกส่งคืนผู้ส่งแล้ว
public-sentence-unknown = เรากำลังตรวจสอบออเดอร์ของคุณ
public-delayed = ใช้เวลานานกว่าที่วางแผนไว้
public-progress = ความคืบหน้าของออเดอร์
public-step-placed = รับออเดอร์
public-step-to-collection = ไปรับของ
public-step-to-delivery = กำลังส่ง
public-step-delivered = ส่งถึงแล้ว

## When the rider is expected

# $time: "14:05"
public-arrives-at = จะถึงประมาณ { $time } น.
public-arrives-near = ใกล้ถึงคุณแล้ว
public-arrives-late = ช้ากว่าที่คาดไว้
public-was-expected = เดิมคาดว่าจะถึงประมาณ { $time } น.
# $time: "14:05", or "Sun 14:05" on another day
public-arrives-planned = กำหนดส่ง { $time } น.
public-arrives-by = จะถึงภายใน { $time } น.
public-exact-with-pick-up = เวลาที่แม่นยำขึ้นจะแสดงที่นี่เมื่อไรเดอร์รับออเดอร์แล้ว
public-exact-with-pick-up-at = เวลาที่แม่นยำขึ้นจะแสดงที่นี่เมื่อไรเดอร์รับออเดอร์แล้ว ประมาณ { $time } น.
public-exact-with-pick-up-near = เวลาที่แม่นยำขึ้นจะแสดงที่นี่ในไม่ช้า เมื่อไรเดอร์รับออเดอร์แล้ว
public-exact-later = เวลาที่แม่นยำขึ้นจะแสดงที่นี่ทันทีที่เราทราบ
# Instead of an estimate that is too old. $ago: "6 min. ago"
public-last-seen = พบไรเดอร์ล่าสุด: { $ago }

## Who and where

public-rider = ไรเดอร์ของคุณ
public-call = โทรหา { $name }
public-note-title = ข้อความถึงไรเดอร์
public-note-hint = ส่งได้จนกว่าไรเดอร์จะรับออเดอร์ ร้านค้าจะเห็นข้อความนี้ด้วย
public-note-send = ส่งถึงไรเดอร์
public-note-sending = กำลังส่ง…
# $time: "14:05"
public-note-sent = ส่งแล้วเมื่อ { $time } น.
error-note-empty = โปรดเขียนข้อความก่อน
error-note-too-long = เขียนได้ไม่เกิน { $maximum } ตัวอักษร
error-note-collected = ไรเดอร์รับออเดอร์ไปแล้ว โปรดโทรหาไรเดอร์
error-note-ended = ออเดอร์นี้สิ้นสุดแล้ว ข้อความจะไปไม่ถึงไรเดอร์
error-note-not-now = ขณะนี้ส่งข้อความถึงไรเดอร์ไม่ได้
error-note-enough = คุณส่งครบ { $most } ข้อความแล้ว โปรดโทรหาไรเดอร์
public-map-failed = แสดงแผนที่ที่นี่ไม่ได้ ข้อมูลทั้งหมดเขียนไว้ข้าง ๆ แล้ว
# $distance: "1.2 km"
public-way-to-collection = อีก { $distance } ถึงจุดรับสินค้า
public-way-to-drop-off = เหลืออีก { $distance }
public-way-minutes = ประมาณ { $minutes } นาที
public-pin-destination = ที่อยู่จัดส่ง
# What the picture is, for people who cannot see it
public-photo = ภาพถ่ายตอนส่งสินค้า
public-photo-failed = โหลดภาพถ่ายตอนส่งสินค้าไม่สำเร็จ
public-code = รหัสออเดอร์:
public-number = หมายเลขออเดอร์:
public-placed-at = สั่งเมื่อ: { $time }
public-planned-for = กำหนดส่ง: { $time }
public-finished-at = สิ้นสุดเมื่อ: { $time }
# After that moment the link tells only how and when the order ended
public-details-until = ดูรายละเอียดที่นี่ได้ถึง { $time }

## The page of an individual sender

public-sender-title = พัสดุของคุณ
public-sender-tracking = ติดตามออเดอร์
public-sender-details = รายละเอียดออเดอร์
public-sender-addresses = ที่อยู่
public-show-more = แสดงเพิ่มเติม
public-show-less = แสดงน้อยลง
public-sender-placed = รับออเดอร์ของคุณแล้ว
public-sender-to-collection = ไรเดอร์กำลังเดินทางไปยังจุดรับสินค้า
public-sender-near-collection = ไรเดอร์อยู่ใกล้จุดรับสินค้าแล้ว
public-sender-to-delivery = รับพัสดุแล้ว และกำลังเดินทางไปยังที่อยู่จัดส่ง
public-sender-near-delivery = ไรเดอร์อยู่ใกล้ที่อยู่จัดส่งแล้ว
public-sender-delivered = ส่งพัสดุถึงแล้ว
public-sender-cancelled = ออเดอร์ถูกยกเลิก และจะคืนเงินที่คุณชำระ
public-sender-prohibited = สิ่งของที่ห้ามส่ง
