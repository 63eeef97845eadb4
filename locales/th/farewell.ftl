## Said on the page one comes to after a session

farewell-asked = คุณออกจากระบบแล้ว
farewell-ended = เซสชันของคุณหมดอายุแล้ว กรุณาเข้าสู่ระบบอีกครั้ง
farewell-somebody-else = มีผู้อื่นเข้าสู่ระบบบนอุปกรณ์นี้ในแท็บอื่น แท็บนี้เป็นของผู้นั้นแล้ว
farewell-guest-ended = เวลาของคุณในฐานะผู้เยี่ยมชมหมดแล้ว ดำเนินการต่อในฐานะผู้เยี่ยมชมหรือเข้าสู่ระบบ สิ่งที่คุณพิมพ์ไว้ยังอยู่
farewell-guest-off = ขณะนี้ไม่สามารถเรียกไรเดอร์ในฐานะผู้เยี่ยมชมได้ กรุณาเข้าสู่ระบบ
farewell-device-ended = อุปกรณ์นี้ไม่ได้เข้าสู่ระบบแล้ว กรุณาแจ้งให้ตั้งค่าใหม่
farewell-device-token = ไม่สามารถอ่านการเข้าสู่ระบบของอุปกรณ์นี้ได้ กรุณาแจ้งให้ตั้งค่าใหม่

## Said where one comes to when a page is switched off

farewell-closed-bulk-order = ขณะนี้ปิดการสั่งแบบกลุ่ม คุณเรียกไรเดอร์ทีละรายการได้ที่นี่
