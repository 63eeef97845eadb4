## อ่านข้อความแชตลงในแบบฟอร์ม

paste-open = วางข้อความ
paste-offer = อ่านข้อความที่วาง
paste-title = อ่านข้อความ
paste-text = วางข้อความของลูกค้า ระบบอ่านข้อความบนอุปกรณ์นี้เท่านั้น และยังไม่สั่งออเดอร์
paste-message = ข้อความ
paste-placeholder = ชื่อ โทรศัพท์ ที่อยู่ จำนวนเงิน – ตามที่ได้รับมา
paste-proposals = สิ่งที่อ่านได้
paste-found = อ่านได้ { $count } รายการ กรุณาตรวจสอบก่อนนำไปใช้
paste-nothing-yet = สิ่งที่อ่านได้จากข้อความจะแสดงที่นี่
paste-nothing-found = อ่านอะไรจากข้อความนี้ไม่ได้ คุณยังกรอกแบบฟอร์มเองได้
paste-place = หมุดบนแผนที่
paste-take-field = นำไปใช้: { $field }
paste-keeps-typed = คงสิ่งที่พิมพ์ไว้: { $typed }
paste-replaces-typed = แทนที่สิ่งที่พิมพ์ไว้: { $typed }
paste-unsure = ไม่แน่ใจว่าเป็นยอดใด: { $written } โปรดกรอกยอดเอง
paste-short-link = ลิงก์แผนที่นี้ซ่อนตำแหน่งไว้ กรุณาเปิดลิงก์ก่อน แล้วคัดลอกลิงก์แบบยาวจากแผนที่
paste-keys = { $keys } เพื่อนำไปใช้
paste-take = นำไปใช้

## ลิงก์กรอกแบบฟอร์มให้

prefill-filled = กรอกจากลิงก์ – กรุณาตรวจสอบก่อนสั่ง
prefill-clear = ล้าง
prefill-offered = ลิงก์มีข้อมูลที่ต่างจากที่คุณพิมพ์ไว้
prefill-use = ใช้ข้อมูลจากลิงก์
prefill-keep = ใช้ที่พิมพ์ไว้
prefill-ignored =
    { $count ->
       *[other] อ่านค่าจากลิงก์ไม่ได้จึงข้ามไป: { $names }
    }
