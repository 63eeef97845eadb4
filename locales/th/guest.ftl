## Requesting without an account

guest-sender-title = ผู้ส่ง
guest-sender-lead = ไรเดอร์และเราจะติดต่อคุณทางนี้ ข้อมูลนี้ใช้กับคำสั่งซื้อนี้เท่านั้น
guest-sender-name = ชื่อของคุณ
guest-sender-phone = หมายเลขโทรศัพท์ของคุณ
guest-sender-email = อีเมลของคุณ
guest-origin-title = ให้เราไปรับที่ไหน
guest-origin-lead = ค้นหาสถานที่หรือเลือกบนแผนที่
guest-origin-save = ดำเนินการต่อ
