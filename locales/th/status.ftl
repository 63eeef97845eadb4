## สถานะของออเดอร์ ใช้คำเดียวกันทุกหน้าจอ บนแผนที่ และในการแจ้งเตือน

status-initiated = เริ่มสร้าง
status-payment-initiated = เริ่มชำระเงิน
status-payment-committed = ยืนยันการชำระเงินแล้ว
status-payment-failed = ชำระเงินไม่สำเร็จ
status-payment-cancelled = ยกเลิกการชำระเงิน
status-new = ใหม่
status-stalled = ค้างอยู่
status-received = รับออเดอร์แล้ว
status-waiting-for-transport = กำลังหาไรเดอร์
status-assigned-to-transport = ได้ไรเดอร์แล้ว
status-courier-accepted-delivery = ไรเดอร์กำลังมา
status-received-by-vendor = ร้านได้รับออเดอร์แล้ว
status-accepted-by-vendor = ร้านยืนยันแล้ว
status-near-vendor = ไรเดอร์ใกล้ถึงร้าน
status-delayed = ล่าช้า
status-modified = มีการแก้ไข
status-picked-up = ไรเดอร์รับของแล้ว
status-courier-left-vendor = กำลังไปส่ง
status-near-customer = ใกล้ถึงลูกค้า
status-delivered = ส่งแล้ว
status-cancelled = ยกเลิกแล้ว
status-return-initiated = กำลังนำกลับ
status-returned-to-vendor = ส่งคืนแล้ว
status-unknown = ไม่ทราบสถานะ
