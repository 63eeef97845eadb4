## All orders under way in one list and on one map

board-view = มุมมอง
board-view-list = รายการ
board-view-board = กระดานรวม
board-command = กระดานรวมออเดอร์ทั้งหมด
board-command-lists = รายการออเดอร์
board-summary =
    { $underWay ->
        [0] ไม่มีออเดอร์ที่กำลังดำเนินการ
       *[other] กำลังดำเนินการ { $underWay } รายการ
    }{ $needsYou ->
        [0] {" "}ไม่มีรายการที่รอคุณ
       *[other] {" "}รอคุณดูแล { $needsYou } รายการ
    }
board-list =
    .aria-label = ออเดอร์ที่กำลังดำเนินการ รายการที่รอคุณอยู่ก่อน
board-map =
    .aria-label = แผนที่ออเดอร์ที่กำลังดำเนินการทั้งหมด
board-group-needs-you = รอคุณดูแล
board-group-waiting = กำลังรอไรเดอร์
board-group-rider-coming = ไรเดอร์กำลังมา
board-waiting = แสดงการเปลี่ยนแปลง { $count } รายการ
board-legend-urgent = เลยกำหนดหรือล้มเหลว
board-legend-at-risk = รอคุณดูแล
board-legend-in-time = ตรงเวลา
board-pin-rider = ไรเดอร์ { $name } ส่งให้ { $customer }
board-pin-rider-unnamed = ไรเดอร์ของ { $customer }

## The chosen order

board-chosen =
    .aria-label = ออเดอร์ที่เลือก
board-chosen-close =
    .aria-label = ยกเลิกการเลือก
board-details = รายละเอียด
board-call-customer = โทรหาลูกค้า
board-cannot-cancel = ยกเลิกออเดอร์นี้ตอนนี้ไม่ได้ ดูเหตุผลในรายละเอียด
