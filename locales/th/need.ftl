## Why an order needs somebody. $time: "12 min", "2 hr, 5 min"

need-payment-failed = ชำระเงินไม่สำเร็จเมื่อ { $time } ที่แล้ว
need-stalled = ค้างอยู่ { $time }
need-no-address = ไม่มีที่อยู่
need-overdue = เลยกำหนด { $time }
need-no-rider = ยังไม่มีไรเดอร์ { $time } แล้ว
need-at-customer = ไรเดอร์ถึงลูกค้าแล้ว { $time }
need-rider-waits = ไรเดอร์รอที่ร้าน { $time }
need-past-estimate = เกินเวลาที่คาดไว้ { $time }
need-returning = กำลังส่งคืนมา { $time }
need-delayed = ล่าช้ามา { $time } แล้ว
need-overdue-soon = น่าจะเลยกำหนด { $time }
need-not-collected = ครบกำหนดใน { $time } ของยังอยู่ที่ร้าน
