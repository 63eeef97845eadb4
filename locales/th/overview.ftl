## ภาพรวมเหนือประวัติ: กราฟรายวัน แต่ละแท่งเปิดออเดอร์ของตน

overview-title = ภาพรวม
overview-all-days = แสดงทุกวันในช่วงนี้
overview-parts = สิ่งที่แสดง
overview-part-figures = ตัวเลข
overview-part-charts = กราฟ
overview-part-outlets = จุดรับสินค้า
overview-part-days = ตาราง
overview-around = ช่วงวันโดยรอบ: { $range }
overview-as-table = ดูตัวเลขเป็นตาราง

## The figures of the chosen days, and how they differ from as many days before

overview-before =
    { $days ->
        [1] วันก่อนหน้า
        [7] สัปดาห์ก่อนหน้า
       *[other] { " " }{ $days } วันก่อนหน้า
    }
overview-change-orders-more = มากกว่า{ overview-before } { $by } ออเดอร์
overview-change-orders-less = น้อยกว่า{ overview-before } { $by } ออเดอร์
overview-change-time-more = ช้ากว่า{ overview-before } { $by } นาที
overview-change-time-less = เร็วกว่า{ overview-before } { $by } นาที
overview-change-fees-more = มากกว่า{ overview-before } { $by }
overview-change-fees-less = น้อยกว่า{ overview-before } { $by }
overview-change-same = เท่ากับ{ overview-before }
overview-change-none = ไม่มีออเดอร์ใน{ overview-before }

## Counts that show their orders

overview-show-only = แสดงเฉพาะ
overview-all-count = ทั้งหมด: { $count }
overview-late-count = ส่งช้า: { $count }

## Charts by day

overview-orders-title = ออเดอร์ต่อวัน
overview-delivered-count = ส่งแล้วหรือส่งคืน: { $count }
overview-cancelled-count = ยกเลิก: { $count }
overview-day-orders = { $day } ออเดอร์: { $orders } ส่งแล้ว: { $delivered } ยกเลิก: { $cancelled }

overview-time-title = เวลาที่ใช้ส่ง
overview-time-caption = ครึ่งหนึ่งเร็วกว่านี้ 9 ใน 10 ใช้เวลาไม่เกิน { $minutes } นาที
overview-time-none = ยังไม่มีรายการที่ส่งแล้ว
overview-day-time = { $day } ค่ามัธยฐาน: { $median } นาที 90% ส่งภายใน { $ninetieth } นาที
overview-day-time-none = { $day } ไม่มีรายการที่ส่งแล้ว

overview-fees-caption = หลังหักส่วนลด ไม่รวมออเดอร์ที่ยกเลิก
overview-day-fees = { $day } ค่าส่ง: { $fees }

overview-cancelled-caption = { $percent }% ของออเดอร์ทั้งหมด
overview-cancelled-none = ไม่มีออเดอร์ที่ยกเลิก
overview-reason-wrong-details = ข้อมูลไม่ถูกต้อง
overview-reason-delay-too-long = ใช้เวลานานเกินไป
overview-reason-other = เหตุผลอื่น
overview-reason-unstated = ไม่ได้ระบุเหตุผล
overview-reason-stalled = หาไรเดอร์ไม่ได้

overview-column-day = วัน
overview-column-late = ส่งช้า
overview-column-median = ค่ามัธยฐาน (นาที)
overview-column-ninetieth = 90% ภายใน (นาที)
overview-column-fees = ค่าส่ง
