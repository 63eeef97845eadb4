## การส่งออกประวัติ

export-button = ส่งออก
export-what = ออเดอร์ทั้งหมดตามวันและสถานะที่เลือก
export-busy = กำลังส่งออกอยู่ หากต้องการเริ่มใหม่ กรุณายกเลิกก่อน
export-format-xlsx = เวิร์กบุ๊ก Excel
export-format-xlsx-hint = .xlsx สำหรับอ่านและรวมยอด
export-format-csv = ไฟล์ CSV
export-format-csv-hint = .csv สำหรับโปรแกรมอื่น
# How the CSV file is written
export-csv-settings = การตั้งค่า CSV
export-csv-separator = ตัวคั่นคอลัมน์
export-csv-semicolon = อัฒภาค ;
export-csv-comma = จุลภาค ,
export-csv-tab = แท็บ
export-csv-decimal = เครื่องหมายทศนิยม
export-csv-decimal-comma = จุลภาค: 1250,50
export-csv-decimal-point = จุด: 1250.50
export-csv-byte-order-mark = ระบุว่าไฟล์เป็น UTF-8 (Excel ต้องใช้)
export-progress =
    .aria-label = การส่งออก
export-begun = เริ่มส่งออกแล้ว
export-so-far = บันทึกลงไฟล์แล้ว { $count } ออเดอร์
export-so-far-of = บันทึกลงไฟล์แล้ว { $count } จาก { $total } ออเดอร์
export-reached = ย้อนถึง { $day }
export-cancel = ยกเลิก
export-halted =
    { $count ->
        [0] การส่งออกหยุดก่อนออเดอร์แรก
       *[other] การส่งออกหยุดหลังจาก { $count } ออเดอร์
    }
export-go-on = ทำต่อ
export-start-over = เริ่มใหม่
export-failed = เขียนไฟล์ไม่สำเร็จ ตรวจสอบการเชื่อมต่อและพื้นที่ว่างในเครื่องนี้ แล้วเริ่มใหม่
export-saved = บันทึก { $count } ออเดอร์เป็น { $file } แล้ว
export-nothing = ไม่พบออเดอร์ที่ตรงเงื่อนไขในช่วงวันที่ที่เลือก จึงไม่ได้บันทึกไฟล์

## หัวคอลัมน์

export-column-created = สร้างเมื่อ ({ $zone })
export-column-amount = มูลค่าสินค้า ({ $currency })
export-column-fee = ค่าส่ง ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title } (นาที)
export-column-voucher = คูปอง
