## Why an order needs somebody. $time: "12 min", "2 hr, 5 min"

need-payment-failed = ชำระเงินไม่สำเร็จเมื่อ { $time } ที่แล้ว
need-stalled = ค้างอยู่ { $time }
need-no-address = ไม่มีที่อยู่
need-overdue = เลยกำหนด { $time }
need-no-rider = ไม่มีไรเดอร์มา { $time }
need-at-customer = ไรเดอร์อยู่ที่ลูกค้า { $time }
need-rider-waits = ไรเดอร์รอที่ร้าน { $time }
need-past-estimate = เกินเวลาประมาณ { $time }
need-returning = กำลังส่งคืนมา { $time }
need-delayed = ติดขัดมา { $time }
need-overdue-soon = น่าจะเลยกำหนด { $time }
need-not-collected = ครบกำหนดใน { $time } ยังไม่ได้รับของ
