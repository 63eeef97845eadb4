## Notices read again, and the one about the contact centre

notice-kind =
    { $kind ->
        [error] ข้อผิดพลาด
        [warning] คำเตือน
        [success] สำเร็จ
       *[info] แจ้งให้ทราบ
    }
notice-contact-centre = ขณะนี้ศูนย์บริการลูกค้ามีปัญหาทางเทคนิค การตอบกลับอาจใช้เวลานานกว่าปกติ
notice-orders-left-out = ออเดอร์ที่ข้ามไปเพราะอ่านไม่ได้: { $count }
