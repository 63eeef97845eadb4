## Said on the page one comes to after a session

farewell-asked = คุณออกจากระบบแล้ว
farewell-ended = เซสชันของคุณหมดอายุแล้ว กรุณาเข้าสู่ระบบอีกครั้ง

## Said when the page itself failed

failure-load = โหลดแอปไม่สำเร็จ กรุณาตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง
failure-reload = ปิดและโหลดใหม่
failure-defect-title = มีบางอย่างผิดพลาดจากฝั่งเรา
failure-defect-text = สิ่งที่คุณพิมพ์ไว้ไม่หายไปไหน โหลดหน้านี้ใหม่เพื่อทำต่อ หากเกิดขึ้นอีกกรุณาแจ้งเรา
