## ศูนย์ช่วยเหลือที่แสดงในกรอบ

helpcentre-title = ให้เราช่วยอะไรได้บ้าง
helpcentre-lead = { -brand-name } ทำงานอย่างไร ค่าใช้จ่ายเท่าไร และไรเดอร์หนึ่งคนส่งอะไรได้บ้าง
helpcentre-search = ค้นหาคำตอบ
helpcentre-found = พบคำตอบ: { $count }
helpcentre-none = ไม่พบคำตอบ ลองใช้คำอื่น หรือเขียนถึงเราด้านล่าง
helpcentre-how = วิธีใช้งาน
helpcentre-how-request = เรียกไรเดอร์อย่างไร
helpcentre-how-request-answer = เปิดหน้า “เรียกไรเดอร์” ระบุปลายทางและผู้รับ แล้วตรวจค่าส่งในสรุป จากนั้นกดปุ่มในสรุป ระบบจะเริ่มหาไรเดอร์ทันที
helpcentre-how-follow = ติดตามออเดอร์อย่างไร
helpcentre-how-follow-answer = หน้า “ติดตามออเดอร์” แสดงทุกออเดอร์ที่กำลังดำเนินการ พร้อมไรเดอร์ เวลาโดยประมาณ และแผนที่ คัดลอกลิงก์ของออเดอร์ให้ลูกค้าได้
helpcentre-how-change = แก้ไขหรือยกเลิกออเดอร์ได้ไหม
helpcentre-how-change-answer = เปิดออเดอร์แล้วเลือก “แก้ไข” หรือ “ยกเลิก” สิ่งที่ยังทำได้ขึ้นอยู่กับว่าไรเดอร์ไปถึงไหนแล้ว หากทำไม่ได้ ดูเหตุผลได้ในออเดอร์
helpcentre-how-proof = รู้ได้อย่างไรว่าของถึงแล้ว
helpcentre-how-proof-answer = ในออเดอร์มีทุกขั้นตอนพร้อมเวลา รวมถึงรูปถ่ายหรือลายเซ็นตอนส่งมอบหากมีการบันทึกไว้
helpcentre-rules = ค่าส่ง ข้อจำกัด และระยะทาง
helpcentre-fee = ดูค่าส่งได้ที่ไหน
helpcentre-fee-answer = ในสรุปของออเดอร์ ทีละรายการ ก่อนที่คุณจะยืนยัน หลังจากนั้นจะไม่เปลี่ยน
helpcentre-opening = เวลาให้บริการ
helpcentre-opening-when = เรียกไรเดอร์ได้เวลาใด
helpcentre-opening-answer = เรียกไรเดอร์ได้ในช่วงเวลานี้: { $hours }
helpcentre-opening-later = นอกเวลานี้ คุณอาจสั่งล่วงหน้าได้
helpcentre-contact = ติดต่อเรา
helpcentre-contact-answer = เขียนถึง { $email } และแจ้งหมายเลขออเดอร์ ซึ่งอยู่ด้านบนของรายละเอียด
helpcentre-contact-who = คุณใช้งานในชื่อ { $email } สำหรับ { $vendor }
