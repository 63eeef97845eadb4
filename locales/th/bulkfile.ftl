## Ordering by a file: the file is chosen, checked and put right

bulk-column-phone-number = เบอร์โทร
bulk-column-unit = เลขที่ห้อง
bulk-column-payment-type = วิธีชำระเงิน
bulk-column-deliver-at = เวลาจัดส่ง

bulk-payment-paid = ชำระแล้ว
bulk-payment-online = ชำระออนไลน์แล้ว

# What is wrong with a cell, where the form has no such rule
bulk-collection-point-unknown = คุณไม่มีจุดรับสินค้าชื่อนี้ กรุณาเลือกจากรายการ หรือเว้นช่องนี้ว่างไว้
bulk-payment-type-unknown = ไม่รู้จักวิธีชำระเงินนี้ กรุณาเลือกจากรายการ
# $forms are ways to write a date with its time: 24.11.2026 13:05 / 2026-11-24 13:05
bulk-time-unreadable = กรุณาเขียนเวลาแบบ { $forms } หรือเว้นช่องนี้ว่างไว้เพื่อจัดส่งเร็วที่สุด
bulk-time-without-day = เวลานี้ไม่มีวันที่ กรุณาเขียนแบบ { $forms }
bulk-phone-several = ช่องนี้มีหมายเลขโทรศัพท์มากกว่าหนึ่งหมายเลข เหลือไว้เฉพาะหมายเลขที่ให้ไรเดอร์โทร
bulk-cell-error = นี่คือข้อความแจ้งข้อผิดพลาดของตาราง ไม่ใช่ข้อมูล กรุณาพิมพ์ข้อมูล หรือลบข้อความในช่องนี้ออก
bulk-cell-without-result = สูตรนี้ยังไม่มีผลลัพธ์ เปิดไฟล์ในโปรแกรมตารางแล้วบันทึก หรือพิมพ์ค่าที่นี่
bulk-row-repeats = แถวนี้สั่งเหมือนกับแถว { $row }
# $order is the number of an order
bulk-row-ordered-today = แถวนี้คล้ายกับออเดอร์ { $order } ของวันนี้
bulk-row-hidden = แถวนี้ถูกซ่อนหรือขีดฆ่าไว้ในไฟล์ของคุณ
bulk-row-closed = สถานะของออเดอร์นี้ในไฟล์ของคุณ: { $state }
bulk-row-zero = มีช่องหนึ่งในแถวนี้ที่มีแต่ 0 ซึ่งสูตรจะให้เมื่ออ้างถึงช่องว่าง กรุณาลบ 0 หากไม่ถูกต้อง

## Choosing the file

bulkfile-choose = เลือกไฟล์ Excel
bulkfile-drop = หรือลากมาวางที่นี่
bulkfile-accepted = ไฟล์ XLSX ขนาดไม่เกิน 5 MB มีได้สูงสุด { $rows } ออเดอร์ แถวละหนึ่งออเดอร์
bulkfile-checked-here = ทุกแถวจะได้รับการตรวจบนหน้าจอนี้ก่อนสั่งจริง
bulkfile-template = ดาวน์โหลดแม่แบบ
bulkfile-template-hint = ตารางที่มีคอลัมน์ครบถ้วน พร้อมให้กรอก
bulkfile-template-example = ตัวอย่าง
bulkfile-template-columns = คอลัมน์
bulkfile-others = เลือกได้ครั้งละหนึ่งไฟล์ เราใช้ไฟล์ { $name }

bulk-format-invalid = รูปแบบไฟล์ไม่ถูกต้อง
bulk-format-csv = ไฟล์นี้เป็นไฟล์ข้อความ (CSV) เปิดในโปรแกรมตารางแล้วบันทึกเป็นเวิร์กบุ๊ก Excel (.xlsx)
bulk-format-xls = ไฟล์นี้เป็นไฟล์ Excel แบบเก่า (.xls) กรุณาบันทึกเป็นเวิร์กบุ๊ก Excel (.xlsx)
bulk-format-password = ไฟล์นี้มีรหัสผ่านป้องกัน กรุณาบันทึกโดยไม่ใส่รหัสผ่าน
bulk-format-damaged = ไฟล์นี้เสียหาย เปิดในโปรแกรมตารางแล้วบันทึกใหม่
bulk-format-other = ไฟล์นี้ไม่ใช่เวิร์กบุ๊ก Excel กรุณาบันทึกเป็นเวิร์กบุ๊ก Excel (.xlsx)
bulk-file-too-large = ไฟล์ต้องมีขนาดไม่เกิน 5 MB
bulk-no-rows = ไม่พบออเดอร์ในไฟล์นี้ แถวแรกเป็นชื่อคอลัมน์ แถวถัดไปแต่ละแถวคือหนึ่งออเดอร์
bulk-too-many-rows = ไฟล์นี้มี { $rows } แถว สั่งพร้อมกันได้สูงสุด { $most } แถว กรุณาแบ่งไฟล์
bulk-columns-missing =
    { $count ->
       *[other] ไม่พบคอลัมน์: { $columns } แม่แบบมีครบทุกคอลัมน์
    }
bulk-sheets-looked-at = เราค้นหาในชีตเหล่านี้: { $sheets }
bulk-examples-not-read = ชีต { $sheets } มีแถวอยู่ แต่เป็นชีตตัวอย่าง ย้ายออเดอร์ของคุณไปที่ชีตแรก บันทึกไฟล์ แล้วเลือกใหม่
bulk-columns-alike = คอลัมน์เหล่านี้มีความหมายเดียวกันแต่ข้อมูลต่างกัน: { $columns } เหลือไว้คอลัมน์เดียว หรือเปลี่ยนชื่อคอลัมน์อื่น
bulk-too-many-columns = ไฟล์นี้กว้างเกินไป มีข้อมูลหลังคอลัมน์ที่ { $most } กรุณาลบคอลัมน์ที่ไม่จำเป็น
bulk-sheets-hidden = ทุกชีตในไฟล์นี้ถูกซ่อน: { $sheets } แสดงชีตที่มีออเดอร์ บันทึกไฟล์ แล้วเลือกใหม่
bulk-rows-hidden =
    { $rows ->
        [1] ออเดอร์เดียวในไฟล์นี้อยู่ในแถวที่ถูกซ่อนหรือขีดฆ่า แสดงแถว บันทึกไฟล์ แล้วเลือกใหม่
       *[other] ออเดอร์ทั้ง { $rows } รายการในไฟล์นี้อยู่ในแถวที่ถูกซ่อนหรือขีดฆ่า แสดงแถว บันทึกไฟล์ แล้วเลือกใหม่
    }
bulk-rows-closed = ทุกออเดอร์ในไฟล์นี้จบไปแล้ว มีสถานะเป็น { $states } หากยังต้องการสั่ง ให้ลบคอลัมน์สถานะ บันทึกไฟล์ แล้วเลือกใหม่
bulkfile-not-opened = โหลดเครื่องมือเปิดตารางไม่สำเร็จ กรุณาตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง

bulkfile-reading = กำลังอ่าน { $name }…
bulkfile-checking = ตรวจแล้ว { $checked } จาก { $rows } แถว
bulkfile-sending = ไฟล์ { $name } ถูกต้อง กำลังส่ง…
bulkfile-ready-not-sent = ส่งไฟล์ { $name } ไม่สำเร็จ ตัวไฟล์ถูกต้องดี ส่งใหม่ได้เลย
bulkfile-send-again = ส่งอีกครั้ง

## What was read of the file

bulkfile-read = สิ่งที่เราอ่านได้
bulkfile-read-sheet = ชีต { $sheet } ชื่อคอลัมน์อยู่ในแถว { $row }
bulkfile-read-other-sheets =
    { $count ->
       *[other] ไม่ได้อ่านชีตเหล่านี้: { $sheets }
    }
bulkfile-read-column = คอลัมน์ { $letter }
bulkfile-left-out =
    { $count ->
       *[other] ไม่ได้ใช้ { $count } คอลัมน์: { $columns }
    }
bulkfile-left-out-more =
    { $count ->
       *[other] อีก { $count } คอลัมน์
    }
bulkfile-read-hidden-columns = ถูกซ่อนในไฟล์แต่อ่านด้วย: { $columns }
bulkfile-hidden-left-out =
    { $count ->
       *[other] มี { $count } แถวที่ถูกซ่อนหรือขีดฆ่าในไฟล์และจะไม่ถูกสั่ง
    }
bulkfile-closed-left-out = แถวที่จะไม่ถูกสั่งเพราะสถานะ: { $count } แถว ({ $states })
bulkfile-hidden-too = สั่งแถวเหล่านี้ด้วย

## Putting it right

bulkfile-title = ตรวจ { $name }
bulkfile-rows =
    { $count ->
       *[other] { $count } แถว
    }
bulkfile-faults =
    { $count ->
        [0] ไม่มีข้อผิดพลาด
       *[other] ข้อผิดพลาด { $count } จุด
    }
bulkfile-concerns =
    { $count ->
       *[other] ควรตรวจดู { $count } แถว
    }
bulkfile-next-fault = ข้อผิดพลาดถัดไป
bulkfile-faulty-only = เฉพาะแถวที่มีข้อผิดพลาด
bulkfile-remove-repeats =
    { $count ->
       *[other] ลบแถวที่ซ้ำ { $count } แถว
    }

bulkfile-grid = ออเดอร์ในไฟล์
bulkfile-keys = Enter แก้ไขช่อง · Ctrl + Z เลิกทำ · F8 ไปยังข้อผิดพลาดถัดไป · วางช่องที่คัดลอกจากตารางได้
bulkfile-row = แถว { $row }
bulkfile-cell = แถว { $row } { $column }
bulkfile-cell-fine = ช่องนี้ถูกต้องแล้ว
bulkfile-cell-empty = ว่าง
bulkfile-remove-row = ลบแถว
bulkfile-remove-row-of = ลบแถว { $row }
# The collection point that the file is for
bulkfile-own-point = จุดที่เลือกอยู่
bulkfile-no-choice = กรุณาเลือก
bulkfile-fill-for =
    { $count ->
       *[other] มี { $count } แถวที่ผิดแบบเดียวกัน
    }
bulkfile-fill-with = ใช้ค่าเดียวกันทั้งหมด
bulkfile-fill = กรอก
bulkfile-card-all = ทุกช่อง
bulkfile-card-fewer = แสดงน้อยลง
bulkfile-no-rows-left = ลบครบทุกแถวแล้ว กดเลิกทำ หรือเลือกไฟล์อื่น
bulkfile-none-faulty = ตอนนี้ไม่มีแถวที่มีข้อผิดพลาด

bulkfile-send =
    { $count ->
       *[other] ส่ง { $count } แถว
    }
bulkfile-send-faulty = ส่งทั้งที่มีข้อผิดพลาด
bulkfile-send-anyway = ส่งเลย
bulkfile-keep-on = แก้ไขต่อ
bulkfile-ask-send =
    { $count ->
       *[other] ยังมี { $count } แถวที่มีข้อผิดพลาด แถวเหล่านี้จะไม่ถูกสั่ง ส่วนแถวอื่นทั้งหมดสั่งได้
    }
bulkfile-ask-leave = สิ่งที่คุณแก้ไขไว้ที่นี่จะหายไป
bulkfile-leave-anyway = ทิ้งการแก้ไข
bulkfile-not-sent = ส่งแถวไม่สำเร็จ สิ่งที่คุณแก้ไขไว้ยังอยู่ครบ

# What is read aloud
bulkfile-said-left =
    { $count ->
        [0] ไม่เหลือข้อผิดพลาด
       *[other] เหลือข้อผิดพลาด { $count } จุด
    }
bulkfile-said-pasted =
    { $count ->
       *[other] วางแล้ว { $count } ช่อง
    }
bulkfile-said-filled =
    { $count ->
       *[other] กรอกแล้ว { $count } แถว
    }
bulkfile-said-undone = เลิกทำแล้ว
bulkfile-said-removed = ลบแถว { $row } แล้ว
bulkfile-said-repeats-removed =
    { $count ->
       *[other] ลบแถวที่ซ้ำแล้ว { $count } แถว
    }
