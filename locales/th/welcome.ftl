## The walkthrough of a first visit

welcome-title = ยินดีต้อนรับสู่ { -brand-name }
welcome-text = ส่งของจากหน้าร้านของคุณกับไรเดอร์ และเห็นทุกนาทีจนกว่าของจะถึง ใช้เพียงสองขั้นตอน
welcome-details-title = ใส่รายละเอียดออเดอร์
welcome-details-text = ระบุปลายทางและผู้รับ ระยะทาง เวลามารับโดยประมาณ และค่าส่งจะแสดงขณะพิมพ์ ก่อนที่คุณจะยืนยัน
welcome-request-title = เรียกไรเดอร์
welcome-request-text = กดปุ่มเดียวก็ส่งได้ ระบบจะหาไรเดอร์ทันที และ “ติดตามออเดอร์” แสดงเส้นทางจนถึงหน้าประตู
welcome-skip = ข้าม
welcome-next = ถัดไป
welcome-start = เริ่มเลย
welcome-step = หน้าจอที่ { $number } จาก { $all }
