## A collection point is added or edited

outlet-edit-title = แก้ไขจุดรับสินค้า
outlet-parent-kept = จุดรับสินค้าจะอยู่กับร้านหลักเดิมเสมอ
# What the business itself calls it, as in its cash register
outlet-client-id = รหัสจุดรับสินค้า
outlet-client-id-kept = รหัสนี้เปลี่ยนไม่ได้
outlet-label = ชื่อเรียก
outlet-phone = หมายเลขโทรศัพท์
outlet-owners = เจ้าของ
# $number counts the owners, from 1
outlet-owner = เจ้าของคนที่ { $number }: อีเมล
outlet-owner-add = เพิ่มเจ้าของอีกคน
# $number counts the owners, from 2
outlet-owner-remove = ลบเจ้าของคนที่ { $number }

outlet-client-id-missing = กรุณากรอกรหัสจุดรับสินค้า
outlet-label-missing = กรุณากรอกชื่อเรียก
outlet-phone-missing = กรุณากรอกหมายเลขโทรศัพท์
outlet-address-missing = กรุณาเลือกที่อยู่รับสินค้า
outlet-owner-invalid = กรุณากรอกอีเมลที่ถูกต้อง

outlet-saved = บันทึกจุดรับสินค้าเรียบร้อยแล้ว
outlet-added = { outlet-saved } อีกไม่กี่นาทีจึงจะเรียกไรเดอร์จากจุดนี้ได้
outlet-not-saved = บันทึกจุดรับสินค้าไม่ได้
outlet-added-already = บันทึกสำเร็จไปแล้วก่อนหน้านี้ ปิดหน้าต่างนี้แล้วแก้ไขได้จากรายการ

outlet-close-question = ปิดโดยไม่บันทึกหรือไม่ สิ่งที่คุณพิมพ์ไว้จะหายไป
outlet-close-anyway = ปิดโดยไม่บันทึก
outlet-stay = แก้ไขต่อ
