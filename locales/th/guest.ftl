## Requesting without an account

guest-sender-title = ข้อมูลผู้ส่ง
guest-sender-lead = ไรเดอร์และทีมงานของเราใช้ข้อมูลนี้ติดต่อคุณสำหรับออเดอร์นี้เท่านั้น
guest-sender-name = ชื่อของคุณ
guest-sender-phone = หมายเลขโทรศัพท์ของคุณ
guest-sender-email = อีเมลของคุณ
guest-origin-title = ให้เราไปรับที่ไหน
guest-origin-lead = ค้นหาสถานที่หรือเลือกบนแผนที่
guest-origin-save = ดำเนินการต่อ
