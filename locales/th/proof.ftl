## สิ่งที่แสดงว่าออเดอร์ถูกรับไป ส่งถึง หรือส่งคืนแล้ว

proof-title = หลักฐาน
proof-collection = การรับสินค้า
proof-delivery = การส่งสินค้า
proof-return = การส่งคืน
# What stands in the picture, for those who cannot see it
proof-photo-collection =
    .alt = ภาพถ่ายตอนรับสินค้าไปส่ง
proof-photo-delivery =
    .alt = ภาพถ่ายตอนส่งสินค้าถึงลูกค้า
proof-photo-return =
    .alt = ภาพถ่ายตอนส่งสินค้าคืน
proof-signature =
    .alt = ลายเซ็น
proof-taken = ถ่ายเมื่อ
proof-signed-by = ลงชื่อโดย
proof-where = สถานที่
proof-kept-until = เก็บไว้ถึง
# $distance: "350 m"
proof-from-customer = ห่างจากหมุดของลูกค้า { $distance }
proof-from-collection-point = ห่างจากจุดรับสินค้า { $distance }
# $distance: "10 m", the least that is told apart
proof-at-customer = ห่างจากหมุดของลูกค้าไม่ถึง { $distance }
proof-at-collection-point = ห่างจากจุดรับสินค้าไม่ถึง { $distance }
proof-download = ดาวน์โหลด
proof-not-available = ไม่มีข้อมูล
proof-kept-how-long = ไม่มีภาพของขั้นตอนนี้ หลักฐานจะถูกเก็บไว้ { $days } วัน
proof-download-failed = เกิดข้อผิดพลาดขณะดาวน์โหลดหลักฐาน
