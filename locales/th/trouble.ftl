## เมื่อออเดอร์มีปัญหา: ทำอะไรได้บ้าง

trouble-late = ช้ากว่าเวลาที่แจ้งไว้
trouble-returned = ส่งไม่สำเร็จ ของกลับมาถึงร้านแล้ว
trouble-call-rider = โทรหาไรเดอร์
trouble-tell-customer = แจ้งลูกค้า
trouble-write-support = เขียนถึงฝ่ายช่วยเหลือ

## ข้อความที่เตรียมไว้ และวิธีส่ง

trouble-message = ข้อความ
trouble-mail = เปิดอีเมล
trouble-message-title = ข้อความถึง { $customer }

## ข้อความถึงลูกค้า

trouble-message-late = เรียน คุณ{ $customer } ออเดอร์ { $code } จาก { $vendor } ใช้เวลานานกว่าที่คาด ขออภัยที่ทำให้รอ
trouble-message-expected = คาดว่าจะถึงประมาณ { $time } น.
trouble-message-at-door = เรียน คุณ{ $customer } ไรเดอร์ที่นำออเดอร์ { $code } จาก { $vendor } มาถึงที่อยู่ของคุณแล้วแต่ติดต่อคุณไม่ได้ กรุณามาที่ประตูหรือโทรหาไรเดอร์ที่ { $phone }
trouble-message-address = เรียน คุณ{ $customer } เราต้องการที่อยู่จัดส่งสำหรับออเดอร์ { $code } จาก { $vendor } กรุณาตอบกลับด้วยถนน เลขที่ และชั้น
trouble-message-not-delivered = เรียน คุณ{ $customer } เรายังส่งออเดอร์ { $code } จาก { $vendor } ไม่สำเร็จ ขออภัยเป็นอย่างยิ่ง และจะติดต่อกลับเรื่องขั้นตอนต่อไป

## อีเมลถึงฝ่ายช่วยเหลือ

trouble-support-subject = ออเดอร์ { $code }: { $status }
trouble-support-text = ขอความช่วยเหลือเรื่องออเดอร์นี้ สิ่งที่เกิดขึ้น:
trouble-support-order = ออเดอร์ { $id } รหัส { $code }
trouble-support-status = สถานะ: { $status } ตั้งแต่ { $time }
trouble-support-to = ส่งไปที่ { $address } จากโปรแกรมอีเมลของคุณ
