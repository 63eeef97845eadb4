## All orders under way in one list and on one map

board-needs-you = รอคุณดูแล ({ $count })
board-open = กระดานรวม
board-to-lists = รายการ
board-command = กระดานรวมคำสั่งซื้อทั้งหมด
board-command-lists = รายการคำสั่งซื้อ
board-summary =
    { $underWay ->
        [0] ไม่มีคำสั่งซื้อที่กำลังดำเนินการ
       *[other] กำลังดำเนินการ { $underWay } รายการ
    }{ $needsYou ->
        [0] {" "}ไม่มีรายการที่รอคุณ
       *[other] {" "}รอคุณดูแล { $needsYou } รายการ
    }
board-list =
    .aria-label = คำสั่งซื้อที่กำลังดำเนินการ รายการที่รอคุณอยู่ก่อน
board-map =
    .aria-label = แผนที่คำสั่งซื้อที่กำลังดำเนินการทั้งหมด
board-show-map = แผนที่
board-show-list = รายการ
board-group-needs-you = รอคุณดูแล
board-group-waiting = กำลังรอไรเดอร์
board-group-rider-coming = ไรเดอร์กำลังมา
board-group-on-the-way = กำลังนำส่ง
board-group-scheduled = ตั้งเวลาไว้
board-waiting = แสดงการเปลี่ยนแปลง { $count } รายการ
board-legend-urgent = เลยกำหนดหรือล้มเหลว
board-legend-at-risk = รอคุณดูแล
board-legend-in-time = ตรงเวลา
# What the letter in a pin is
board-legend-letter = อักษรตัวแรกของจุดรับสินค้า
board-pin-rider = ไรเดอร์ { $name } ส่งให้ { $customer }

## Why an order needs somebody. $time: "12 min", "2 hr, 5 min"

board-need-payment-failed = ชำระเงินไม่สำเร็จเมื่อ { $time } ที่แล้ว
board-need-stalled = ค้างอยู่ { $time }
board-need-no-address = ไม่มีที่อยู่
board-need-overdue = เลยกำหนด { $time }
board-need-no-rider = ไม่มีไรเดอร์มา { $time }
board-need-at-customer = ไรเดอร์อยู่ที่ลูกค้า { $time }
board-need-rider-waits = ไรเดอร์รอที่ร้าน { $time }
board-need-past-estimate = เกินเวลาประมาณ { $time }
board-need-returning = กำลังส่งคืนมา { $time }
board-need-delayed = ติดขัดมา { $time }
board-need-overdue-soon = น่าจะเลยกำหนด { $time }
board-need-not-collected = ครบกำหนดใน { $time } ยังไม่ได้รับของ

## The chosen order

board-chosen =
    .aria-label = คำสั่งซื้อที่เลือก
board-chosen-close =
    .aria-label = ยกเลิกการเลือก
board-details = รายละเอียด
board-call-rider = โทรหาไรเดอร์
board-call-customer = โทรหาลูกค้า
board-copy-link = คัดลอกลิงก์
board-cannot-cancel = ยกเลิกคำสั่งซื้อนี้ตอนนี้ไม่ได้ ดูเหตุผลในรายละเอียด
board-command-call-customer = โทรหาลูกค้าของคำสั่งซื้อที่เลือก
board-command-call-rider = โทรหาไรเดอร์ของคำสั่งซื้อที่เลือก
board-command-copy-link = คัดลอกลิงก์ติดตามของคำสั่งซื้อที่เลือก
board-command-cancel = ยกเลิกคำสั่งซื้อที่เลือก
