## Everything by name: the palette

command-palette = คำสั่งทั้งหมด
command-placeholder = ต้องการทำอะไร หรือพิมพ์หมายเลขออเดอร์ ชื่อ หรือเบอร์โทร…
command-none = ไม่พบรายการ ลองใช้ตัวอักษรน้อยลง
command-late = ส่วนที่เหลือยังโหลดไม่เสร็จ กรุณาตรวจสอบการเชื่อมต่อ เมื่อโหลดเสร็จจะแสดงที่นี่
# $count is how many commands match what is typed
command-found =
    { $count ->
       *[other] พบ { $count } รายการ
    }
command-group-here = ในหน้านี้
command-group-go = ไปที่
command-group-settings = พอร์ทัล
command-request = สร้างออเดอร์ใหม่
command-search = ค้นหาออเดอร์
# $query is what was typed
command-find-orders = ค้นหาออเดอร์ที่มี “{ $query }”
command-open-order = เปิดออเดอร์ { $orderId }
# $name and $id of a collection point
command-branch = จุดรับสินค้า: { $name } ({ $id })
# $number of the section, 1 to 4
command-section =
    ไปที่: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }

## Everything by keys

command-single-keys = ใช้ตัวอักษรเดี่ยวเป็นแป้นพิมพ์ลัด
command-single-keys-hint = เฉพาะนอกช่องข้อความ ปิดได้หากรบกวนการพิมพ์ด้วยเสียงหรือโปรแกรมอ่านหน้าจอ
command-choose-order = กรุณาเลือกออเดอร์ก่อน
