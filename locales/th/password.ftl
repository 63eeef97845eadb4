## รหัสผ่านใหม่ ทุกที่ที่มีการตั้ง

password-show = แสดงรหัสผ่าน
password-hide = ซ่อนรหัสผ่าน
password-caps-lock = เปิด Caps Lock อยู่
password-email = อีเมล
password-email-missing = กรอกอีเมลของคุณ
password-first = รหัสผ่าน
password-first-repeat = รหัสผ่านอีกครั้ง
password-new = รหัสผ่านใหม่
password-repeat = รหัสผ่านใหม่อีกครั้ง
password-missing = กรุณาตั้งรหัสผ่าน
password-repeat-missing = กรุณาพิมพ์รหัสผ่านอีกครั้ง
password-rules-not-met = รหัสผ่านยังไม่ครบทุกข้อด้านล่าง
password-entries-differ = รหัสผ่านทั้งสองช่องไม่ตรงกัน
password-rule-length = อย่างน้อย 8 ตัวอักษร
password-rule-uppercase = ตัวพิมพ์ใหญ่
password-rule-lowercase = ตัวพิมพ์เล็ก
password-rule-number = ตัวเลข
password-rule-special = อักขระพิเศษตัวใดตัวหนึ่ง: !@#$%^&*
password-rule-met = : ครบแล้ว
password-rule-open = : ยังไม่ครบ
password-rules-count = ครบแล้ว { $met } จาก { $all } ข้อ
password-forgot = ลืมรหัสผ่านใช่ไหม
password-busy = สักครู่…
