## The way to the help centre, and what stands around it

help-open = ช่วยเหลือ
help-title = ศูนย์ช่วยเหลือ
help-close =
    .aria-label = ปิดศูนย์ช่วยเหลือ
help-back = กลับ
help-center-failed = เกิดข้อผิดพลาดขณะโหลดศูนย์ช่วยเหลือ
