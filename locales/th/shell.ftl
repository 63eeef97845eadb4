## กรอบของแอป: การนำทาง ตัวเลือกสาขา บัญชี

shell-tab-request = เรียกไรเดอร์
shell-tab-tracking = ติดตามออร์เดอร์
shell-tab-history = ประวัติ
shell-tab-bulk = สั่งแบบกลุ่ม
shell-skip-to-content = ข้ามไปยังเนื้อหา
shell-loading = กำลังโหลด…
shell-main-navigation =
    .aria-label = เมนูหลัก
shell-open-menu =
    .aria-label = เปิดเมนู
shell-close-menu =
    .aria-label = ปิดเมนู
shell-menu-title = เมนู
shell-account-label = บัญชีของคุณ
shell-signed-in-as = เข้าสู่ระบบด้วย { $email }
shell-partner-link = สมัครเป็นพาร์ทเนอร์
shell-sign-out = ออกจากระบบ
shell-appearance-dark = โหมดมืด
shell-appearance-light = โหมดสว่าง
shell-language = ภาษา
shell-branch =
    .aria-label = จุดรับสินค้า: { $name } เลือกจุดอื่น
shell-branch-title = จุดรับสินค้า
shell-branch-parent = ร้านหลัก
shell-branch-add = เพิ่มจุดรับสินค้า
# $name is the collection point that is edited
shell-branch-edit = แก้ไข { $name }
shell-include-outlets = รวมออร์เดอร์ของทุกสาขา
shell-include-outlets-why-not-here = ใช้ไม่ได้ในหน้าเรียกไรเดอร์ เพราะออร์เดอร์ต้องเริ่มจากจุดรับสินค้าเดียว
shell-include-outlets-why-not-parent = สำหรับร้านหลักเท่านั้น
shell-outlets-included = กำลังแสดงออร์เดอร์ของทุกสาขา
shell-vendor-id = รหัส { $id }
error-no-vendors = ไม่มีร้านค้าที่เชื่อมกับบัญชีของคุณ กรุณาติดต่อเรา
error-cant-retrieve-vendors = โหลดร้านค้าของคุณไม่สำเร็จ
shell-try-again = ลองอีกครั้ง
shell-notices =
    .aria-label = การแจ้งเตือน
shell-dismiss =
    .aria-label = ปิด
shell-recent-notices = การแจ้งเตือนล่าสุด
shell-recent-notices-none = ยังไม่มี

shell-guest = คุณกำลังใช้งานในฐานะผู้เยี่ยมชม
shell-guest-sign-in = เข้าสู่ระบบ
shell-guest-register = ลงทะเบียน
shell-device-of = อุปกรณ์ของ { $name }
