## The history: orders of earlier days

history-range = ช่วงวัน
history-range-yesterday = เมื่อวาน
history-range-past-week = 7 วันที่ผ่านมา
history-range-past-month = 30 วันที่ผ่านมา
history-range-custom = เลือกวันเอง
history-today = ออเดอร์ของวันนี้อยู่ในหน้าติดตามออเดอร์
history-from = วันแรก
history-to = วันสุดท้าย
history-date-missing = กรุณาเลือกวัน
history-date-not-a-day = กรุณาระบุวันที่ที่ถูกต้อง
history-date-after-today = เลือกวันที่ไม่เกินวันปัจจุบัน
history-date-reversed = วันสุดท้ายต้องไม่อยู่ก่อนวันแรก
# $days is the longest range there may be
history-date-too-long =
    { $days ->
       *[other] ครั้งละไม่เกิน { $days } วัน
    }
history-status-any = ทุกสถานะ
history-status-delivered-late = ส่งช้า
history-outlet-any = จุดรับสินค้าทั้งหมด
history-address-unreadable = อ่านบางส่วนของลิงก์หน้านี้ไม่ได้ จึงข้ามส่วนนั้นไป

## What is shown, and what was searched

# $count is how many orders are shown
history-found =
    { $count ->
        [0] ไม่มีออเดอร์
       *[other] { $count } ออเดอร์
    }
# The same while there are more to be loaded
history-found-so-far =
    { $count ->
        [0] ยังไม่มีออเดอร์
       *[other] โหลดแล้ว { $count } ออเดอร์
    }
# $shown of $count orders are loaded
history-found-of = { $shown } จาก { $count } ออเดอร์
# $more is yes while there are others to be loaded
history-searched-text =
    { $more ->
        [yes] ค้นหาตามรหัสและหมายเลขออเดอร์ ชื่อ และเบอร์โทร ในรายการที่โหลดแล้ว กดแสดงเพิ่มเพื่อค้นหาย้อนหลังต่อ
       *[no] ค้นหาตามรหัสและหมายเลขออเดอร์ ชื่อ และเบอร์โทร ในออเดอร์ทั้งหมดของวันเหล่านี้
    }
# $phone is the number in its international form
history-searched-phone = ออเดอร์ทั้งหมดของเบอร์ { $phone } ในวันเหล่านี้
history-searched-order = ค้นหาตามหมายเลขออเดอร์ ทุกวันและทุกสถานะ
# $vendor is the collection point's id
history-searched-foreign-order = หมายเลขออเดอร์ของจุดรับสินค้านี้ขึ้นต้นด้วย “{ $vendor }-” หากเป็นจุดอื่น กรุณาเลือกจุดนั้นด้านบนก่อน
history-empty-title = ไม่มีออเดอร์ในวันเหล่านี้
history-empty-text = เลือกวันอื่นหรือสถานะอื่น
history-empty-page-title = ยังไม่พบรายการที่ตรงกัน
history-empty-page-text = ออเดอร์ล่าสุดของวันเหล่านี้ไม่มีรายการที่ตรงกัน แต่ยังมีรายการที่เก่ากว่า
history-resting-title = วันไหน
history-resting-text = เลือกวันแรกและวันสุดท้ายด้านบน
history-all-statuses = แสดงทุกสถานะ
history-show-more = แสดงเพิ่ม
history-kept = ออเดอร์ด้านบนยังคงเดิม

## The table

history-table = ออเดอร์ที่ผ่านมา
history-column-created = สร้างเมื่อ
history-column-phone = โทรศัพท์
history-column-amount = มูลค่าสินค้า
history-column-fee = ค่าส่ง
history-column-duration = ใช้เวลาส่ง
# Sums of all orders, below those of the loaded ones
history-total-all = ทั้งหมด { $count } ออเดอร์
history-total-amounts = มูลค่าสินค้ารวม

## What went wrong

error-cant-retrieve-past-orders = โหลดออเดอร์ที่ผ่านมาไม่สำเร็จ { $because }
