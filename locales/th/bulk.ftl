## Ordering many riders at once by a spreadsheet

bulk-intro = เรียกไรเดอร์หลายคนพร้อมกัน: กรอกตาราง แก้ไขส่วนที่ทำเครื่องหมายไว้ แล้วสั่งออเดอร์
bulk-another-file = ไฟล์อื่น
bulk-correct = แก้ไขแถว
bulk-file-not-taken = ไม่รับไฟล์นี้
# $id is the number of a job
bulk-not-placed-yet = ออเดอร์ในชุด { $id } ยังไม่ได้สั่ง คุณสั่งได้จากหน้าของชุดนั้น

job-history-error = โหลดประวัติชุดออเดอร์ไม่สำเร็จ
template-file-error = ดาวน์โหลดไฟล์แม่แบบไม่สำเร็จ
view-details-error = โหลดรายละเอียดชุดออเดอร์ไม่สำเร็จ
file-upload-error = อัปโหลดไฟล์ไม่สำเร็จ
place-order-error = เกิดข้อผิดพลาดขณะสั่งออเดอร์
place-order-success = สั่งออเดอร์สำเร็จ
# $placed orders were placed, $left rows were not
bulk-placed-partly =
    { $placed ->
        [0] ไม่มีออเดอร์ที่สั่งได้
       *[other] สั่งแล้ว { $placed } ออเดอร์
    } { $left ->
       *[other] สั่งไม่สำเร็จ { $left } แถว ดูสาเหตุได้
    }

bulk-history = ประวัติชุดออเดอร์
bulk-history-empty = ยังไม่มีไฟล์
bulk-history-empty-text = ไฟล์ที่คุณอัปโหลดและผลของออเดอร์จะแสดงที่นี่
bulk-view-details = ดูรายละเอียด
bulk-view-details-of = ดูรายละเอียดของ { $id }
bulk-job-id = ชุดที่
bulk-job-created-by = สร้างโดย
bulk-job-created-at = สร้างเมื่อ
bulk-job-rows = แถวที่สำเร็จ
bulk-job-title-at = การสั่งแบบกลุ่มเมื่อ { $at }
# $by is an e-mail address, $at a day and a time
bulk-job-made = อัปโหลดโดย { $by } เมื่อ { $at }
bulk-all-jobs = การสั่งแบบกลุ่มทั้งหมด

bulk-job-ready = พร้อมสั่ง
bulk-job-ready-with-errors = พร้อมสั่ง แต่มีข้อผิดพลาด
bulk-job-no-row-ready = ไม่มีแถวที่สั่งได้
bulk-job-being-placed = กำลังสั่ง
bulk-job-placed = สั่งแล้ว
bulk-job-placed-partly = สั่งแล้ว แต่มีข้อผิดพลาด
bulk-job-not-placed = สั่งไม่สำเร็จ
bulk-job-unknown = ไม่ทราบสถานะ

bulk-result-ready =
    { $count ->
        [0] ไม่มีรายการที่พร้อมสั่ง
       *[other] พร้อมสั่ง { $count } รายการ
    }
bulk-result-placed =
    { $count ->
        [0] ไม่มีรายการที่สั่งสำเร็จ
       *[other] สั่งแล้ว { $count } รายการ
    }
bulk-summary = สรุปชุดออเดอร์
bulk-total-rows = แถวทั้งหมด
bulk-total-to-be-placed = ออเดอร์ที่รอสั่ง
bulk-total-placed = ออเดอร์ที่สั่งแล้ว
bulk-total-errors = ข้อผิดพลาด

bulk-rows = แถวของไฟล์
bulk-rows-shown = แถวที่แสดง
bulk-show-all = ทั้งหมด
bulk-show-errors = ข้อผิดพลาด
bulk-show-to-be-placed = รอสั่ง
bulk-show-placed = สั่งแล้ว
bulk-show-none = ไม่มีแถวแบบนี้
bulk-rows-number = แถว
bulk-rows-address = ที่อยู่จัดส่ง
bulk-rows-order = รายละเอียดออเดอร์
bulk-rows-delivery = การจัดส่ง
bulk-row-to-be-placed = รอสั่ง
bulk-row-error = ผิดพลาด
bulk-row-placed = สั่งแล้ว
bulk-row-not-placed = สั่งไม่สำเร็จ
bulk-row-unknown = ไม่ทราบสถานะ
bulk-delivery-instant = ทันที
# $at is a day and a time
bulk-delivery-scheduled = นัดไว้ { $at }

bulk-place =
    { $count ->
       *[other] สั่ง { $count } ออเดอร์
    }
bulk-place-title =
    { $count ->
       *[other] สั่ง { $count } ออเดอร์ใช่ไหม
    }
bulk-place-cash = เงินสดที่ต้องเก็บ
bulk-place-points = ไรเดอร์รับสินค้าที่
bulk-place-left-out =
    { $count ->
       *[other] ข้าม { $count } แถว
    }
bulk-place-for-good = ไรเดอร์จะออกเดินทางทันที หลังจากนั้นต้องยกเลิกทีละออเดอร์เท่านั้น
bulk-place-not-yet = ยังก่อน
bulk-placing = กำลังสั่งออเดอร์ คุณออกจากหน้านี้ได้ ระบบจะทำต่อให้เสร็จ

## What only the service finds wrong with a row

bulk-error-unknown = ข้อผิดพลาดที่ไม่ทราบสาเหตุ
bulk-address-not-found = ไม่พบที่อยู่นี้
bulk-address-inexact = ที่อยู่นี้ไม่ชัดเจน โปรดเขียนถนน เลขที่บ้าน และเมือง หรือพิกัด
bulk-fee-changed = ค่าส่งเปลี่ยนแปลง กรุณาตรวจสอบแล้วสั่งออเดอร์อีกครั้ง
# $most is a number of characters
bulk-text-too-long = ข้อความนี้ยาวเกิน { $most } ตัวอักษร
bulk-text-unreadable = ข้อความนี้มีอักขระที่อ่านไม่ได้ กรุณาพิมพ์ใหม่
