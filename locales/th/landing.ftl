## คำแรกที่เห็น

landing-eyebrow = บริการส่งด่วนสำหรับธุรกิจ · { $country }
landing-title = ส่งเลย ติดตามได้จนถึงมือ
landing-lead = { -brand-name } ส่งไรเดอร์มารับถึงหน้าร้าน ไม่ว่าจะเป็นพัสดุ อาหาร เอกสาร หรือของขวัญ และให้คุณเห็นทุกนาทีจนถึงมือผู้รับ
landing-request-as-guest = เรียกไรเดอร์โดยไม่ต้องมีบัญชี
landing-request-as-guest-busy = สักครู่…
landing-example-status = กำลังไปส่ง
landing-example-arrival = ถึงในอีก { $minutes } นาที

## สี่ข้อที่ควรรู้

landing-facts = สรุปสั้น ๆ
landing-fact-minutes-value = { $minutes } นาที
landing-fact-promise = อย่างช้าที่สุด ตั้งแต่เรียกจนถึงมือผู้รับ
landing-fact-typical = หรือเร็วกว่า คือเวลาที่ใช้ตามปกติ
landing-fact-weight-value = { $kg } กก.
landing-fact-weight = คือน้ำหนักที่ส่งได้ต่อเที่ยว
landing-fact-distance = คือระยะทางที่ไรเดอร์ไปถึง
landing-fact-nothing = ในวันที่ไม่มีการส่ง

## วิธีใช้งาน

landing-how-title = จากหน้าร้านคุณถึงหน้าบ้านลูกค้า ใน 3 ขั้นตอน
landing-how-where-title = บอกปลายทาง
landing-how-where-text = เลือกจุดรับสินค้าและจุดส่งสินค้า แล้วดูระยะทาง เวลารับโดยประมาณ และค่าส่งได้ก่อนยืนยัน
landing-how-ride-title = ไรเดอร์มารับ
landing-how-ride-text = ไรเดอร์ที่อยู่ใกล้จะมารับของถึงหน้าร้าน คุณรู้ทั้งชื่อและเบอร์โทร และรู้ว่าต้องเตรียมของให้เสร็จเมื่อไร
landing-how-door-title = ติดตามจนถึงหน้าประตู
landing-how-door-text = ดูไรเดอร์บนแผนที่ แชร์ลิงก์ให้ลูกค้า และเก็บหลักฐานการส่งไว้ได้

## ทำไมต้องเรา

landing-why-title = ออกแบบมาเพื่อคนหลังเคาน์เตอร์
landing-why-text = เที่ยงวัน คิวยาว มือว่างข้างเดียว แค่มองแวบเดียวหรือกดปุ่มเดียวก็ได้ทุกอย่างที่ต้องใช้
landing-why-live-title = อัปเดตทุกนาที
landing-why-live-text = สถานะ ไรเดอร์ และเวลาถึงอัปเดตตรงหน้าคุณ ไม่ต้องโทรถามว่าถึงไหนแล้ว
landing-why-proof-title = มีหลักฐานทุกการส่งมอบ
landing-why-proof-text = การรับ การส่ง และการคืนถูกบันทึกและเก็บไว้กับออเดอร์
landing-why-share-title = ลิงก์สำหรับลูกค้า
landing-why-share-text = ลูกค้าติดตามบนมือถือได้เลย ไม่ต้องมีแอปหรือบัญชี
landing-why-outlets-title = ทุกสาขาในหน้าจอเดียว
landing-why-outlets-text = เข้าสู่ระบบครั้งเดียวสำหรับทุกจุดรับสินค้า แต่ละจุดมีออเดอร์ของตัวเอง
landing-why-history-title = ไม่มีอะไรหาย
landing-why-history-text = ค้นหาออเดอร์เก่าด้วยเลขที่ ชื่อ หรือเบอร์โทร แล้วส่งออกไปทำบัญชีได้
landing-why-goods-title = ส่งได้ทุกอย่างที่คุณยื่นให้
landing-why-goods-text = พัสดุ มื้อเที่ยงร้อน ๆ สัญญาที่เซ็นแล้ว หรือช่อดอกไม้ ก็ใช้ไม่กี่ขั้นตอนเหมือนเดิม

## จ่ายเท่าที่ใช้

landing-pay-title = จ่ายเท่าที่ใช้
landing-pay-text = ไม่มีค่าสมาชิก ไม่มีขั้นต่ำ วันไหนไม่ส่งก็ไม่ต้องจ่าย
landing-pay-country = ค่าส่ง · { $country }
landing-pay-base = ค่าส่งเริ่มต้น
landing-pay-per-km = ทุก 1 กิโลเมตร
landing-pay-cash = เก็บเงินปลายทาง
landing-pay-maximum = สูงสุดไม่เกิน
landing-pay-no-commission = ไม่หักค่าคอมมิชชันจากยอดขาย
landing-pay-from-km = คิดตั้งแต่ { $km } กม. ขึ้นไป
landing-pay-from-km-by-place =
    { $code ->
        [TH] กรุงเทพฯ
       *[other] เมืองหลวง
    } คิดตั้งแต่ { $km } กม. ขึ้นไป เมืองอื่นคิดตั้งแต่ { $outsideKm } กม. ขึ้นไป
landing-pay-expect = สิ่งที่คุณจะได้
landing-pay-expect-first = เห็นค่าส่งจริงก่อนยืนยัน และไม่เปลี่ยนหลังจากนั้น
landing-pay-expect-distance = คิดตามระยะทางระหว่างสองที่อยู่ ไม่มีอะไรต้องเดา
landing-pay-expect-nothing = ไม่มีค่าแรกเข้า ไม่มีสัญญาผูกมัด วันหยุดไม่เสียค่าใช้จ่าย

## เครื่องคำนวณค่าส่งขนาดเล็ก

landing-fee-title = ค่าส่งเท่าไร
landing-fee-distance = ระยะทาง
landing-fee-km = { $km } กม.
landing-fee-place = จุดรับสินค้าอยู่ที่ไหน
landing-fee-place-capital =
    { $code ->
        [TH] กรุงเทพฯ
       *[other] เมืองหลวง
    }
landing-fee-place-outside = เมืองอื่น
landing-fee-with-cash = ให้ไรเดอร์เก็บเงินสด
landing-fee-line-distance = ค่าระยะทาง
landing-fee-total = ค่าส่ง
landing-fee-note = ตัวอย่างนี้นับเศษของกิโลเมตรเป็นหนึ่งกิโลเมตร ค่าส่งที่คุณยืนยันจะคำนวณจากที่อยู่จริง

## ไรเดอร์ของเรา

landing-fleet-title = ไรเดอร์ที่พร้อมวิ่งงานอยู่แล้ว
landing-fleet-text = ไม่ต้องจ้าง ไม่ต้องทำประกัน ไม่ต้องจัดตารางงาน ไรเดอร์อยู่ใกล้ร้านเมื่อคุณต้องการ และไม่มีค่าใช้จ่ายเมื่อคุณไม่ต้องการ
landing-fleet-bicycle-title = จักรยาน
landing-fleet-bicycle-text = เอกสารและของขวัญชิ้นเล็ก ผ่านได้แม้ซอยแคบที่สุด
landing-fleet-scooter-title = มอเตอร์ไซค์
landing-fleet-scooter-text = อาหารและพัสดุ ข้ามเมืองได้ในไม่กี่นาที
landing-fleet-bag-title = กระเป๋าเก็บอุณหภูมิ
landing-fleet-bag-text = ของร้อนยังร้อน ของเย็นยังเย็น ไม่เสียทรง

## เริ่มต้นใช้งาน

landing-start-title = ไรเดอร์คนแรกของคุณ วันนี้เลย
landing-start-register =
    { $registration ->
        [PV] สร้างบัญชีด้วยรหัสร้านค้าของคุณ
       *[NPV] สร้างบัญชีด้วยชื่อธุรกิจของคุณ
    }
landing-start-confirm = ยืนยันอีเมลภายใน { $hours } ชั่วโมง
landing-start-request = เรียกไรเดอร์ได้เลย เท่านี้เอง

## คำถามที่พบบ่อย

landing-faq-what = ส่งอะไรได้บ้าง
landing-faq-what-answer = พัสดุ อาหาร เอกสาร และของขวัญ ตราบใดที่ไม่ผิดกฎหมายและไรเดอร์คนเดียวถือไหว
landing-faq-what-letters = ไม่รับส่งเอกสารติดต่อที่มีน้ำหนักต่ำกว่า { $grams } กรัม เช่น จดหมาย
landing-faq-fast = ส่งเร็วแค่ไหน
landing-faq-fast-answer = “เร็วที่สุด” หมายถึงถึงมือผู้รับภายใน { $minutes } นาที โดยปกติใช้เวลา { $typical } นาทีหรือน้อยกว่า
landing-faq-heavy = หนักได้เท่าไร
landing-faq-heavy-answer = ไม่เกิน { $kg } กก. ต่อการส่งหนึ่งครั้ง
landing-faq-value = มูลค่าได้เท่าไร
landing-faq-value-answer = ไม่เกิน { $amount } ต่อการส่งหนึ่งครั้ง
landing-faq-value-and-weight-answer = ไม่เกิน { $amount } เมื่อน้ำหนักเกิน { $kg } กก.
landing-faq-far = ส่งได้ไกลแค่ไหน
landing-faq-far-answer = ไม่เกิน { $km } กม. จากจุดรับสินค้า
landing-faq-far-nationwide-answer = ไม่เกิน { $km } กม. จากจุดรับสินค้า ทั่วประเทศ
landing-faq-cost = ค่าส่งเท่าไร
landing-faq-cost-answer = { $base } บวก { $perKm } ต่อกิโลเมตร
landing-faq-cost-range = ประมาณ { $base } ถึง { $maximum } ต่อการส่งหนึ่งครั้ง ขึ้นอยู่กับระยะทาง
landing-faq-cost-cash = เก็บเงินปลายทางเพิ่ม { $amount }
landing-faq-cost-no-commission = เราไม่คิดค่าคอมมิชชัน
landing-faq-guest = ต้องมีบัญชีไหม
landing-faq-guest-answer = ไม่ต้อง คุณเรียกไรเดอร์โดยไม่มีบัญชีได้ ส่วนบัญชีจะเก็บที่อยู่ ลูกค้า และออเดอร์ที่ผ่านมาไว้ให้
