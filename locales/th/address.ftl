## Where the orders are collected

address-origin-title = ไรเดอร์จะมารับออเดอร์ของคุณที่ไหน
# $name is the name of the collection point
address-origin-lead = { $name } ยังไม่มีที่อยู่ พิมพ์ที่อยู่หรือปักหมุดบนแผนที่ แล้วไรเดอร์จะหาร้านเจอ ทำเพียงครั้งเดียวเท่านั้น
address-origin-change-title = เปลี่ยนจุดรับสินค้า
address-origin-change-lead = ที่อยู่ใหม่ของ { $name } จะใช้กับทุกออเดอร์ตั้งแต่นี้ไป ข้อมูลลูกค้าที่คุณพิมพ์ไว้จะยังอยู่
address-origin-change = เปลี่ยน
address-origin-change-label = เปลี่ยนจุดรับสินค้า
address-origin-text = ที่อยู่ของจุดรับสินค้า
address-origin-map = แผนที่แสดงจุดรับสินค้า
address-origin-map-hint = คลิกบนแผนที่เพื่อตั้งจุดรับสินค้า หรือลากหมุด
address-origin-notes-placeholder = ประตูหลัง กดกริ่งที่เคาน์เตอร์ ที่จอดรถ…
address-postal-code = รหัสไปรษณีย์
address-city = เมือง
address-origin-save = บันทึกที่อยู่
address-origin-keep = ใช้ที่อยู่เดิม
address-no-coordinates = ไม่มีพิกัดสำหรับที่อยู่นี้
address-saved = บันทึกที่อยู่แล้ว
address-not-saved = บันทึกที่อยู่ไม่ได้
address-not-updated = เราไม่สามารถอัปเดตที่อยู่ได้
address-details-kept = โปรดตรวจสอบ ข้อมูลนี้กรอกไว้สำหรับที่อยู่ก่อนหน้า: { $fields }

## One list of saved customers and places

address-options-list = ลูกค้าและสถานที่ที่พบ
# $count is how many customers and places are offered
address-options-found = มีคำแนะนำ { $count } รายการ ใช้ปุ่มลูกศรเพื่อเลือก
address-customers-group = ลูกค้าของคุณ
address-places-group = สถานที่
address-last-customers = ลูกค้าล่าสุด
# $count is how many orders went to this customer
address-customer-used = ใช้แล้ว { $count } ครั้ง
address-customers-failed = ค้นหาลูกค้าที่บันทึกไว้ไม่ได้

## The pin and the text are two places

# $distance is a distance with its unit: 350 m
address-pin-away = หมุดอยู่ห่างจากที่อยู่นี้ { $distance }
# $address is an address in one line
address-pin-at = ที่หมุด: { $address }
address-pin-take = ใช้ที่อยู่ตรงหมุด
address-pin-move = ย้ายหมุดไปที่ที่อยู่

## The customer is known, or is saved

address-known = บันทึกไว้กับเบอร์โทรนี้
address-known-fill = เติมช่องที่ว่าง
address-known-replace = แทนที่
address-known-decline = ไม่ใช่ลูกค้ารายนี้
address-customer-save = บันทึกลูกค้ารายนี้
address-customer-update = อัปเดตลูกค้าที่บันทึกไว้
address-customer-saved = อยู่ในรายชื่อลูกค้าของคุณ
address-customer-saved-now = บันทึกในรายชื่อลูกค้าแล้ว
# $reason says why, in the words of the failure texts
address-customer-not-saved-because = บันทึกลูกค้าไม่ได้: { $reason }

## The address book

address-customers-title = ลูกค้า
address-customers-search = ค้นหาลูกค้าของคุณ
address-customers-placeholder = ชื่อ ถนน หรือเลขท้ายเบอร์โทร
address-customers-hint = พิมพ์อย่างน้อยสองตัวอักษร: ชื่อ ถนน หรือเลขท้ายของเบอร์โทร
address-customers-searching = กำลังค้นหาลูกค้า…
# $text is what was typed
address-customers-none = ไม่พบลูกค้าที่ตรงกับ “{ $text }”
address-customers-count = พบลูกค้า { $count } ราย
# $name is the name of a customer
address-use = ใช้
address-customer-use-label = ส่งให้ { $name }
address-customer-edit = แก้ไข { $name }
address-customer-remove = ลบ { $name }
address-customer-remove-question = ลบ { $name } ออกจากรายชื่อลูกค้าหรือไม่
address-customer-remove-yes = ลบ
address-customer-remove-keep = เก็บไว้
address-customer-place-kept = การแก้ไขข้อความไม่ทำให้หมุดย้าย หากต้องการย้าย ให้เลือกสถานที่อื่น
address-cancel = ยกเลิก
address-customer-changed = แก้ไข { $name } แล้ว
address-customer-removed = ลบ { $name } ออกจากรายชื่อลูกค้าแล้ว
# $reason says why, in the words of the failure texts
address-customer-not-removed = ลบลูกค้าไม่ได้: { $reason }
