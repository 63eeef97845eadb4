## The receipt of an order, and the evidence for a claim

receipt-title = ใบรับการจัดส่ง
receipt-evidence-title = ใบรับการจัดส่งพร้อมลำดับเวลา
# The title of the window, and of a saved file
receipt-page-title = ใบรับ { $orderId }
receipt-loading = กำลังค้นหาใบรับ…
receipt-back = กลับไปที่ออเดอร์
receipt-print = พิมพ์
receipt-with-timeline = พร้อมทุกขั้นตอน
receipt-label = พิมพ์ฉลาก
receipt-label-a6 = ฉลาก A6
receipt-label-a6-hint = 105 × 148 มม.
receipt-label-roll = ฉลากแบบม้วน
receipt-label-roll-hint = กว้าง 80 มม. สำหรับเครื่องพิมพ์ความร้อน
receipt-open = ใบรับ
receipt-open-evidence = ชุดหลักฐาน
receipt-returned = ส่งคืนผู้ส่งแล้ว
receipt-under-way = ยังอยู่ระหว่างทาง ใบรับจะสมบูรณ์เมื่อออเดอร์สิ้นสุด
# $minutes from placing to the end
receipt-minutes-taken = ใช้เวลา { $minutes } นาที
receipt-order = รายการที่สั่ง
receipt-placed = สั่งเมื่อ
receipt-planned = กำหนดส่ง
receipt-ended = สิ้นสุดเมื่อ
receipt-timeline = ทุกขั้นตอน
receipt-step = ขั้นตอน
receipt-moment = เวลา
# Heading of a column: how long the step lasted
receipt-took = ใช้เวลา
receipt-proof-collection = หลักฐานการรับของ
receipt-proof-delivery = หลักฐานการส่งมอบ
receipt-proof-return = หลักฐานการส่งคืน
receipt-code = รหัสที่นำไปยังหน้าติดตามออเดอร์นี้
receipt-scan = สแกนเพื่อติดตามออเดอร์
