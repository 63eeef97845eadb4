## ภาพรวมเหนือประวัติ: กราฟรายวัน แต่ละแท่งเปิดออเดอร์ของตน

overview-title = ภาพรวม
overview-loading = กำลังโหลดภาพรวม…
overview-try-again = ลองอีกครั้ง
overview-all-days = แสดงทุกวันเหล่านี้
overview-empty = ไม่มีออเดอร์ในช่วงวันเหล่านี้
overview-as-table = ดูตัวเลขเป็นตาราง

overview-orders-title = ออเดอร์ต่อวัน
overview-orders = { $count } ออเดอร์
overview-delivered-count = ส่งแล้วหรือส่งคืน: { $count }
overview-cancelled-count = ยกเลิก: { $count }
overview-day-orders = { $day } ออเดอร์: { $orders } ส่งแล้ว: { $delivered } ยกเลิก: { $cancelled }

overview-time-title = เวลาจัดส่ง
overview-minutes = { $minutes } นาที
overview-time-caption = ครึ่งหนึ่งเร็วกว่านี้ 9 ใน 10 ใช้เวลาไม่เกิน { $minutes } นาที
overview-time-none = ยังไม่มีรายการที่ส่งแล้ว
overview-day-time = { $day } ออเดอร์กลาง: { $median } นาที 9 ใน 10 ภายใน { $ninetieth } นาที
overview-day-time-none = { $day } ไม่มีรายการที่ส่งแล้ว

overview-spend-title = ค่าจัดส่ง
overview-spend-caption = หลังหักส่วนลด ไม่รวมออเดอร์ที่ยกเลิก
overview-day-spend = { $day } ค่าจัดส่ง: { $spend }

overview-reasons-title = ยกเลิก และเหตุผล
overview-cancelled = { $count } ออเดอร์
overview-cancelled-caption = { $percent }% ของออเดอร์ทั้งหมด
overview-cancelled-none = ไม่มีออเดอร์ที่ยกเลิก
overview-reason-opens = { $reason }: { $orders } แสดงออเดอร์ที่ยกเลิก
overview-reason-customer-cancelled = ลูกค้ายกเลิก
overview-reason-item-unavailable = สินค้าไม่มี
overview-reason-wrong-details = ข้อมูลไม่ถูกต้อง
overview-reason-delay-too-long = ใช้เวลานานเกินไป
overview-reason-other = เหตุผลอื่น
overview-reason-unstated = ไม่ได้ระบุเหตุผล
overview-reason-stalled = หาไรเดอร์ไม่ได้
overview-reason-payment-failed = การชำระเงินล้มเหลว
overview-reason-payment-cancelled = การชำระเงินถูกยกเลิก

overview-column-day = วัน
overview-column-orders = ออเดอร์
overview-column-delivered = ส่งแล้ว
overview-column-cancelled = ยกเลิก
overview-column-median = ออเดอร์กลาง (นาที)
overview-column-ninetieth = 9 ใน 10 ภายใน (นาที)
overview-column-spend = ค่าจัดส่ง

error-cant-read-overview =
    โหลดภาพรวมไม่สำเร็จ { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
