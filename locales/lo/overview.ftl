overview-title = ພາບລວມ
overview-all-days = ສະແດງທຸກມື້ເຫຼົ່ານີ້
overview-parts = ສິ່ງທີ່ສະແດງ
overview-part-figures = ຕົວເລກ
overview-part-charts = ກຣາຟ
overview-part-outlets = ຈຸດເຂົ້າຮັບເຄື່ອງ
overview-part-days = ຕາຕະລາງ
overview-around = ມື້ທີ່ໃກ້ຄຽງ: { $range }
overview-as-table = ຕົວເລກແບບຕາຕະລາງ
overview-before =
    { $days ->
        [1] ມື້ກ່ອນໜ້າ
        [7] ອາທິດກ່ອນໜ້າ
       *[other] ຊ່ວງ { $days } ມື້ກ່ອນໜ້າ
    }
overview-change-orders-more = ຫຼາຍຂຶ້ນ { $by } ທຽບກັບ{ overview-before }
overview-change-orders-less = ໜ້ອຍລົງ { $by } ທຽບກັບ{ overview-before }
overview-change-time-more = ຊ້າລົງ { $by } ນາທີ ທຽບກັບ{ overview-before }
overview-change-time-less = ໄວຂຶ້ນ { $by } ນາທີ ທຽບກັບ{ overview-before }
overview-change-fees-more = ຫຼາຍຂຶ້ນ { $by } ທຽບກັບ{ overview-before }
overview-change-fees-less = ໜ້ອຍລົງ { $by } ທຽບກັບ{ overview-before }
overview-change-same = ເທົ່າກັບ{ overview-before }
overview-change-none = ບໍ່ມີອໍເດີໃນ{ overview-before }
overview-show-only = ສະແດງສະເພາະ
overview-all-count = ທັງໝົດ: { $count }
overview-late-count = ສົ່ງຮອດຊ້າ: { $count }
overview-orders-title = ອໍເດີຕໍ່ມື້
overview-delivered-count = ສົ່ງຮອດ ຫຼື ສົ່ງຄືນແລ້ວ: { $count }
overview-cancelled-count = ຍົກເລີກແລ້ວ: { $count }
overview-day-orders = { $day }. ອໍເດີ: { $orders }, ສົ່ງຮອດແລ້ວ: { $delivered }, ຍົກເລີກແລ້ວ: { $cancelled }
overview-time-title = ເວລາທີ່ໃຊ້ສົ່ງ
overview-time-caption = ເຄິ່ງໜຶ່ງໄວກວ່ານີ້. 9 ໃນ 10 ໃຊ້ເວລາບໍ່ເກີນ { $minutes } ນາທີ.
overview-time-none = ບໍ່ມີອໍເດີທີ່ສົ່ງຮອດ.
overview-day-time = { $day }. ຄ່າກາງ: { $median } ນາທີ. 90% ສົ່ງຮອດພາຍໃນ { $ninetieth } ນາທີ
overview-day-time-none = { $day }. ບໍ່ມີອໍເດີທີ່ສົ່ງຮອດ
overview-fees-caption = ຫຼັງຫັກສ່ວນຫຼຸດ, ບໍ່ລວມອໍເດີທີ່ຍົກເລີກ.
overview-day-fees = { $day }. ຄ່າສົ່ງ: { $fees }
overview-cancelled-caption = { $percent }% ຂອງອໍເດີທັງໝົດ.
overview-cancelled-none = ບໍ່ມີອໍເດີທີ່ຍົກເລີກ.
overview-reason-wrong-details = ຂໍ້ມູນບໍ່ຖືກຕ້ອງ
overview-reason-delay-too-long = ໃຊ້ເວລາດົນເກີນໄປ
overview-reason-other = ເຫດຜົນອື່ນ
overview-reason-unstated = ບໍ່ບອກເຫດຜົນ
overview-reason-stalled = ຊອກຫາໄຣເດີ້ບໍ່ໄດ້
overview-column-day = ມື້
overview-column-late = ຊ້າ
overview-column-median = ຄ່າກາງ, ນາທີ
overview-column-ninetieth = 90% ພາຍໃນ, ນາທີ
overview-column-fees = ຄ່າສົ່ງ
