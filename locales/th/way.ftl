way-from = จาก
way-to = ถึง
way-bicycle = จักรยาน
way-motorbike = มอเตอร์ไซค์
way-car = รถยนต์
way-pin-collection = จุดรับสินค้า: { $name }
way-pin-rider = ไรเดอร์: { $name }
way-map = แผนที่การจัดส่ง
