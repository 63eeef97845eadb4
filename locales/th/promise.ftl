## คำมั่นเรื่องเวลา: ชื่อ เวลา และเวลาที่เหลือ เช่น "รับของ 16:55 · 15 นาที"

promise-pick-up = รับของ
promise-drop-off = ส่งถึง
promise-due = ส่งถึงภายใน
promise-near = อีกสักครู่
promise-late = ล่าช้า { $time }
promise-late-now = ล่าช้า
promise-age = ประเมินเมื่อ { $age }ที่แล้ว
promise-unknown-since = ไม่มีเวลาประเมินตั้งแต่ { $time }
