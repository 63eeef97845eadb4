## หน้าติดตามเป็นปัจจุบันแค่ไหน และข้อมูลที่แสดงเก่าเท่าใด

live-stale = ไม่มีการเชื่อมต่อ แสดงข้อมูล ณ { $time }
live-as-of = แสดงข้อมูล ณ { $time }
live-heard = สัญญาณล่าสุด { $time }
live-last-seen = พบล่าสุด { $time }
live-late =
    { $minutes ->
        [0] ล่าช้า
       *[other] ล่าช้า { $minutes } นาที
    }
