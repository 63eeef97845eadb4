## Request a rider: the page and its four sections

request-section-done = เรียบร้อย

request-collection-time = เวลารับสินค้า
request-collection-instant = ทันที
request-collection-instructions = คำแนะนำสำหรับไรเดอร์

request-drop-off-title = จุดส่งสินค้า
request-details-title = รายละเอียดการจัดส่ง
request-payment-title = สรุปการชำระเงิน

## Where the order goes

request-destination = ที่อยู่จัดส่ง
request-destination-placeholder = ถนน สถานที่ หรือ { $coordinates }
request-destination-clear = ล้างที่อยู่
request-destination-searching = กำลังค้นหาสถานที่…
request-destination-resolving = กำลังค้นหาที่อยู่…
request-destination-none = ไม่พบที่อยู่ ลองพิมพ์ชื่อถนนพร้อมเลขที่ หรือเลือกตำแหน่งบนแผนที่
request-destination-search-failed = ค้นหาที่อยู่ไม่สำเร็จ: { $reason }
request-destination-details-failed = โหลดรายละเอียดสถานที่ไม่สำเร็จ
geolocator-error-reverse = ไม่พบที่อยู่ ณ จุดนี้
error-geocoder-unavailable = ขณะนี้ไม่สามารถค้นหาที่อยู่ได้
request-unit = เลขที่ห้อง
request-building = อาคาร
request-notes-placeholder = ชั้น กริ่งประตู ที่จอดรถ…
request-name = ชื่อลูกค้า
request-phone = เบอร์โทรลูกค้า

## Where it goes, on the map

request-map = แผนที่แสดงจุดรับสินค้าและจุดส่งสินค้า
request-map-hint = คลิกบนแผนที่เพื่อกำหนดจุดส่งสินค้า หรือลากหมุด
request-map-show = เลือกบนแผนที่
request-map-hide = ซ่อนแผนที่
request-map-failed = แสดงแผนที่ไม่ได้ในขณะนี้ แต่ยังใช้งานได้ตามปกติ เพียงพิมพ์ที่อยู่

## What is delivered, and when

request-time = เวลาจัดส่ง
request-time-asap = เร็วที่สุด
request-time-asap-hint = ส่งถึงภายใน 60 นาที โดยทั่วไปไม่เกิน 30 นาที
request-time-later = ภายหลัง
request-later-day = วัน
request-later-today = วันนี้
request-later-tomorrow = พรุ่งนี้
request-later-time = เวลา
request-later-in =
    { $hours ->
        [0] ในอีก { $minutes } นาที
       *[other] ในอีก { $hours } ชม. { $minutes } นาที
    }
request-description-placeholder = ในถุงมีอะไรบ้าง
request-amount = มูลค่าสินค้า ({ $currency })
request-item-value-warning = มูลค่าสินค้าดูสูงผิดปกติ กรุณาตรวจสอบมูลค่าสินค้าอีกครั้งก่อนสั่ง
request-item-value-confirm = ยืนยัน
request-item-value-of = { $value } จาก { $limit } หากเกินกว่านี้ต้องยืนยัน
request-item-value-confirmed = ยืนยันมูลค่าสินค้าแล้ว
request-cold-bag = ต้องใช้ถุงเก็บความเย็น
request-cold-bag-hint = ไรเดอร์จะนำถุงเก็บความเย็นมาด้วย
request-age-check-hint = ไรเดอร์จะขอดูหลักฐานแสดงอายุที่หน้าประตู
request-age-check-missing = ออเดอร์นี้ต้องตรวจสอบอายุ กรุณาทำเครื่องหมายที่ “{ field-age-check }” เพื่อยืนยัน
request-vat-add = เพิ่มเลขประจำตัวผู้เสียภาษี
request-vat-hint = ตัวอักษรอังกฤษพิมพ์ใหญ่และตัวเลข 8 ตัว

## How it is paid

request-payment-methods = วิธีชำระเงิน
request-payment-cash-on-delivery-hint = ไรเดอร์เก็บเงินสดจากลูกค้าตามมูลค่าสินค้า
request-payment-cash-on-pick-up-hint = ไรเดอร์จ่ายเงินให้คุณที่จุดรับสินค้า และไม่เก็บเงินที่ปลายทาง
request-payment-no-cash-hint = ลูกค้าชำระเงินแล้ว
request-payment-payment-on-delivery-hint = ลูกค้าชำระเงินตามมูลค่าสินค้าที่หน้าประตู
request-payment-none-hint = ไม่มีการเก็บเงิน
request-payment-not-offered = ที่นี่ไม่มีวิธีชำระเงิน “{ $method }” กรุณาเลือกวิธีอื่น
error-no-payment-method-available = จุดรับสินค้านี้ยังไม่มีวิธีชำระเงินที่ใช้ได้ กรุณาติดต่อเรา
error-payment-get-if-enabled = ไม่สามารถตรวจสอบได้ว่าชำระเงินออนไลน์ได้หรือไม่ จึงปิดไว้ก่อน

## A voucher for the delivery fee

voucher-title = คูปอง
voucher-placeholder = รหัส
voucher-apply = ใช้
voucher-keep = ยกเลิก
voucher-replace = เปลี่ยน
voucher-remove = นำออก
voucher-details = รายละเอียด
voucher-waiting = ระบบจะตรวจสอบทันทีที่ทราบค่าส่ง
voucher-checking = กำลังตรวจสอบคูปอง…
voucher-percentage = ลดค่าส่ง { $percent }%
voucher-amount = ลดค่าส่ง { $amount }
voucher-valid-always = ใช้ได้โดยไม่มีวันหมดอายุ
voucher-valid-until = ใช้ได้ถึง { $time }
voucher-minimum = เมื่อค่าส่งตั้งแต่ { $amount }
voucher-maximum = ลดสูงสุด { $amount }
voucher-first-order = สำหรับออเดอร์แรกเท่านั้น
voucher-refused-unknown = ไม่พบรหัสนี้
voucher-refused-expired = หมดอายุแล้ว
voucher-refused-not-yet = ยังไม่ถึงเวลาใช้งาน
voucher-refused-fee-too-small = ค่าส่งต่ำเกินไปสำหรับคูปองนี้
voucher-refused-not-first-order = ใช้ได้กับออเดอร์แรกเท่านั้น
voucher-refused-used-up = ถูกใช้ครบแล้ว
voucher-refused-used-by-vendor = จุดรับสินค้านี้ใช้สิทธิ์ครบแล้ว
voucher-refused-other-vendor = ใช้กับจุดรับสินค้านี้ไม่ได้
voucher-refused-inactive = คูปองนี้ถูกปิดใช้งาน
voucher-switched-off = ขณะนี้ใช้คูปองไม่ได้ ค่าส่งที่แสดงไม่มีส่วนลด
voucher-try-again-in =
    { $seconds ->
       *[other] ลองหลายครั้งเกินไป กรุณาลองใหม่ในอีก { $seconds } วินาที
    }

## The summary that never leaves the screen

request-summary = สรุป
request-summary-more = แสดงรายละเอียด
request-summary-less = ซ่อนรายละเอียด
request-distance = ระยะทาง
request-fee-base = ค่าส่งเริ่มต้น
request-fee-distance = ค่าระยะทาง
request-fee-surcharge = ค่าธรรมเนียมวิธีชำระเงิน
request-fee-as-quoted = ตามที่คำนวณสำหรับการจัดส่งนี้
request-fee-moved = คำนวณค่าส่งใหม่แล้ว: จากเดิม { $before } ตอนนี้เป็น { $after }
request-fee-held = ราคานี้ถึง { $time } · { $left }
request-fee-expired = ค่าส่งหมดอายุแล้ว ระบบจะคำนวณใหม่เมื่อคุณเรียกไรเดอร์
request-fee-expired-guest = ค่าส่งหมดอายุแล้ว กดเรียกไรเดอร์เพื่อดูค่าส่งใหม่ แล้วกดอีกครั้งเพื่อยืนยัน
request-fee-waiting = กรอกที่อยู่จัดส่งเพื่อดูค่าส่ง
request-quote-asking = กำลังตรวจสอบพื้นที่จัดส่งและค่าส่ง…
request-deliverable = จัดส่งถึงที่นี่ได้: { $distance }
request-deliverable-anyway = จัดส่งถึงที่นี่ได้
request-deliverable-fee = ค่าส่ง { $fee }
request-deliverable-fee-reduced = ค่าส่ง { $fee } จากเดิม { $before }
request-collect-nothing = ไม่ต้องเก็บ
request-collect-brief = เก็บเงิน { $amount }
request-submit = เรียกไรเดอร์
request-submitting = กำลังเรียกไรเดอร์…
request-offline = ออฟไลน์: จะเรียกเมื่อกลับมาออนไลน์
request-waiting = กำลังรอการเชื่อมต่อ…
request-waiting-hint = ระบบจะเรียกไรเดอร์ทันทีที่กลับมาออนไลน์ กรุณาเปิดหน้านี้ไว้
request-do-not-send = ไม่เรียกแล้ว
request-undo = เลิกทำ
request-submit-keys = หรือกด { $keys }
request-wrong-fields = มี { $count } ช่องที่ต้องกรอกหรือแก้ไข

## What the rules say: marked at the field, the first one announced

request-vendor-missing = ไม่สามารถโหลดข้อมูลของคุณได้ กรุณาออกจากระบบแล้วเข้าสู่ระบบใหม่
request-vendor-inactive = จุดรับสินค้านี้ปิดใช้งานอยู่ จึงเรียกไรเดอร์ไม่ได้
validation-fill-unit-number = กรุณากรอกเลขที่ห้องของลูกค้า
request-name-missing = กรุณากรอกชื่อลูกค้า
request-name-has-digit = ชื่อลูกค้าไม่ถูกต้อง
request-phone-missing = กรอกเบอร์โทรลูกค้า
request-phone-impossible = เบอร์โทรศัพท์ดูไม่ถูกต้อง
request-phone-unusual = หมายเลขนี้ดูผิดปกติ โปรดตรวจสอบ
request-description-too-long = กรุณาอย่าเกิน 200 ตัวอักษร
request-address-missing = กรุณาพิมพ์ที่อยู่
request-coordinates-missing = ไม่สามารถระบุตำแหน่งของที่อยู่นี้ได้
request-amount-missing = กรุณากรอกมูลค่าออเดอร์ที่ถูกต้อง
# $forms are ways to write the amount: 1250 / 1250.50
request-amount-unreadable = กรุณากรอกมูลค่าออเดอร์ที่ถูกต้อง โดยเขียนแบบนี้: { $forms }
request-amount-below-minimum = มูลค่าขั้นต่ำคือ { $amount } { $currency }
request-payment-method-missing = กรุณาเลือกวิธีชำระเงิน
request-preorder-in-past = กรุณาเลือกเวลาจัดส่งในอนาคต
request-preorder-too-far = กรุณาเลือกเวลาจัดส่งภายใน 2 วันข้างหน้า
request-preorder-outside-hours = กรุณาเลือกเวลาจัดส่งภายในเวลาให้บริการ
request-notes-too-long = หมายเหตุยาวเกินไป
request-address-too-long = ที่อยู่ยาวเกินไป
request-vat-wrong-length = เลขประจำตัวผู้เสียภาษีต้องมี 8 ตัวอักษร กรุณาตรวจสอบอีกครั้ง
request-vat-invalid = เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง

## What the world says

request-error-undeliverable-address = เราไม่สามารถจัดส่งออเดอร์นี้ไปที่นั่นได้
request-deliverability-unknown = ไม่สามารถตรวจสอบได้ว่าจัดส่งออเดอร์ได้หรือไม่
request-error-cannot-compute-price = ไม่สามารถคำนวณค่าส่งของออเดอร์นี้ได้
error-store-closed = ขณะนี้ร้านปิดแล้ว
request-not-created = สร้างออเดอร์นี้ไม่สำเร็จ
request-nothing-lost = สิ่งที่คุณพิมพ์ไว้ไม่หายไปไหน ลองอีกครั้งได้เลย
request-kept = สิ่งที่คุณพิมพ์ไว้ไม่หายไปไหน
error-fee-recompute = ค่าส่งหมดอายุแล้ว กำลังคำนวณใหม่…
error-fee-changed = ค่าส่งเปลี่ยนไปแล้ว
request-fee-changed-text = จากเดิม { $before } ตอนนี้เป็น { $after } ต้องการเรียกไรเดอร์ด้วยค่าส่งใหม่หรือไม่
request-fee-changed-accept = เรียกในราคา { $after }
request-fee-changed-refuse = ไม่เรียก
request-pushed = สร้างออเดอร์แล้ว!
request-already-placed = การสั่งครั้งก่อนสำเร็จแล้ว จึงไม่ได้สั่งซ้ำ กรุณาดูในรายการออเดอร์ของคุณ
request-draft-restored = เราเก็บสิ่งที่คุณพิมพ์ไว้ให้แล้ว

## Instead of the form

unable-to-fetch-vendor = โหลดข้อมูลร้านค้าไม่สำเร็จ
request-closed-title = ขณะนี้ปิดให้บริการ
request-closed-hours = เวลาให้บริการ: { $from } ถึง { $to } ขณะนี้เวลา { $currentTime }
request-closed-hint = คุณเรียกไรเดอร์ได้ทันทีที่เราเปิดให้บริการอีกครั้ง
request-closed-check = ตรวจสอบอีกครั้ง
request-no-location-other = ระหว่างนี้คุณเลือกจุดรับสินค้าอื่นได้
