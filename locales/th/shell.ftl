## กรอบของแอป: การนำทาง ตัวเลือกสาขา บัญชี

shell-tab-request = เรียกไรเดอร์
shell-tab-tracking = ติดตามออเดอร์
shell-tab-history = ประวัติ
shell-tab-bulk = สั่งแบบกลุ่ม
shell-orders = ออเดอร์
# Short names for the bar of phones
shell-bar =
    .aria-label = เมนูด่วน
shell-bar-request = เรียกไรเดอร์
shell-bar-tracking = ติดตาม
shell-bar-more = เพิ่มเติม
# Follows the name of order tracking; read by screen readers
shell-under-way =
    { $underWay ->
        [0] ไม่มีออเดอร์ที่กำลังดำเนินการ
       *[other] กำลังดำเนินการ { $underWay } รายการ
    }{ $needsYou ->
        [0] {""}
       *[other] {" "}รอคุณดูแล { $needsYou } รายการ
    }
shell-skip-to-content = ข้ามไปยังเนื้อหา
shell-loading = กำลังโหลด…
shell-saving = กำลังบันทึก…
shell-save-changes = บันทึกการเปลี่ยนแปลง
shell-sending = กำลังส่ง…
shell-removing = กำลังลบ…
shell-downloading = กำลังดาวน์โหลด…
shell-offline = ออฟไลน์
shell-offline-hint = ข้อมูลที่คุณกรอกยังอยู่ครบ การโหลดและการส่งข้อมูลจะใช้งานได้อีกครั้งเมื่อกลับมาเชื่อมต่อ
shell-main-navigation =
    .aria-label = เมนูหลัก
shell-open-menu =
    .aria-label = เปิดเมนู
shell-close-menu =
    .aria-label = ปิดเมนู
shell-menu-title = เมนู
shell-account-label = บัญชีของคุณ
shell-signed-in-as = เข้าสู่ระบบด้วย { $email }
shell-shortcuts = แป้นพิมพ์ลัด
shell-sign-out = ออกจากระบบ
shell-appearance-dark = โหมดมืด
shell-appearance-light = โหมดสว่าง
shell-branch =
    .aria-label = จุดรับสินค้า: { $name } เลือกจุดอื่น
shell-branch-title = จุดรับสินค้า
shell-branch-parent = ร้านหลัก
shell-branch-inactive = ปิดใช้งานอยู่
shell-branch-add = เพิ่มจุดรับสินค้า
# $name is the collection point that is edited
shell-branch-edit = แก้ไข { $name }
shell-include-outlets = รวมออเดอร์ของทุกสาขา
shell-include-outlets-why-not-here = ใช้ไม่ได้ในหน้าเรียกไรเดอร์ เพราะออเดอร์ต้องเริ่มจากจุดรับสินค้าเดียว
shell-include-outlets-why-not-parent = สำหรับร้านหลักเท่านั้น
shell-outlets-included = กำลังแสดงออเดอร์ของทุกสาขา
error-no-vendors = ไม่มีร้านค้าที่เชื่อมกับบัญชีของคุณ กรุณาติดต่อเรา
error-cant-retrieve-vendors = โหลดร้านค้าของคุณไม่สำเร็จ
shell-vendors-missing = ยังไม่มีข้อมูลให้แสดง
shell-vendors-none-hint = ใช้บัญชีผิดหรือไม่ ออกจากระบบแล้วเข้าสู่ระบบด้วยบัญชีอื่น
shell-notices =
    .aria-label = การแจ้งเตือน
shell-dismiss =
    .aria-label = ปิด
shell-recent-notices = การแจ้งเตือนล่าสุด
shell-recent-notices-none = ยังไม่มี

shell-guest = คุณกำลังเรียกไรเดอร์โดยไม่มีบัญชี
shell-device-of = อุปกรณ์ของ { $name }
dialog-close = ปิด
shell-instead-of = จากเดิม
