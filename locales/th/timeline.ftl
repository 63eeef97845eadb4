timeline-took =
    { $minutes ->
        [0] ไม่ถึง 1 นาที
       *[other] { $minutes } นาที
    }
timeline-so-far =
    { $minutes ->
        [0] เมื่อสักครู่
       *[other] ผ่านไป { $minutes } นาที
    }
timeline-usually =
    { $minutes ->
        [0] ปกติไม่ถึง 1 นาที
       *[other] ปกติ { $minutes } นาที
    }
timeline-slower = ช้ากว่าปกติ
timeline-given-back = ไรเดอร์คืนงาน กำลังหาคนใหม่
timeline-no-moment = ไม่ทราบเวลา
timeline-note = ข้อความจากลูกค้าถึงไรเดอร์
timeline-waits-for = รอถึงเวลา { $time }
timeline-expected-back = คาดว่าจะกลับถึงราว { $time }
timeline-usual-is = “ปกติ” คือเวลาที่ใช้ในออเดอร์ล่าสุดของจุดรับสินค้านี้
