## Words on every map, most of them heard rather than seen

map-name = แผนที่
# Describes the map to those who use the keyboard
map-keys = ปุ่มลูกศรใช้เลื่อนแผนที่ ปุ่มบวกและลบใช้ซูม
map-zoom-in = ซูมเข้า
map-zoom-out = ซูมออก
# Describes a pin that can be moved
map-pin-keys = ปุ่มลูกศรใช้เลื่อนหมุด กด Shift พร้อมกันเพื่อเลื่อนทีละมากขึ้น
# Several orders as one pin, which shows $count. $needing of them need somebody
map-cluster =
    { $count } ออเดอร์{ $needing ->
        [0] {""}
       *[other] {" "}รอคุณดูแล { $needing } รายการ
    }
field-times-in = เวลาทั้งหมด: { $zone }
