history-range = ວັນທີ
history-range-yesterday = ມື້ວານ
history-range-past-week = 7 ມື້ຜ່ານມາ
history-range-past-month = 30 ມື້ຜ່ານມາ
history-range-custom = ວັນທີອື່ນ
history-today = ອໍເດີຂອງມື້ນີ້ຢູ່ໃນໜ້າຕິດຕາມອໍເດີ
history-from = ມື້ທຳອິດ
history-to = ມື້ສຸດທ້າຍ
history-date-missing = ກະລຸນາເລືອກວັນທີ.
history-date-not-a-day = ປ້ອນວັນທີທີ່ຖືກຕ້ອງ.
history-date-after-today = ເລືອກວັນທີທີ່ບໍ່ກາຍມື້ນີ້.
history-date-reversed = ມື້ສຸດທ້າຍຕ້ອງບໍ່ຢູ່ກ່ອນມື້ທຳອິດ.
history-date-too-long = ເລືອກໄດ້ບໍ່ເກີນ { $days } ມື້ຕໍ່ເທື່ອ.
history-status-any = ທຸກສະຖານະ
history-status-delivered-late = ສົ່ງຮອດຊ້າ
history-outlet-any = ທຸກຈຸດເຂົ້າຮັບເຄື່ອງ
history-address-unreadable = ບາງສ່ວນຂອງທີ່ຢູ່ເວັບນີ້ອ່ານບໍ່ໄດ້ ຈຶ່ງຂ້າມໄປ.
history-found =
    { $count ->
        [0] ບໍ່ມີອໍເດີ
       *[other] { $count } ອໍເດີ
    }
history-found-so-far =
    { $count ->
        [0] ຍັງບໍ່ມີອໍເດີ
       *[other] ໂຫຼດແລ້ວ { $count } ອໍເດີ
    }
history-found-of = { $shown } ຈາກ { $count } ອໍເດີ
history-searched-text =
    { $more ->
        [yes] ຊອກຫາຕາມລະຫັດ, ເລກທີອໍເດີ, ຊື່ ແລະ ເບີໂທ ໃນອໍເດີທີ່ໂຫຼດແລ້ວ. ກົດ “ເບິ່ງເພີ່ມ” ເພື່ອຊອກຫາອໍເດີເກົ່າກວ່ານີ້.
       *[no] ຊອກຫາຕາມລະຫັດ, ເລກທີອໍເດີ, ຊື່ ແລະ ເບີໂທ ໃນທຸກອໍເດີຂອງວັນທີເຫຼົ່ານີ້.
    }
history-searched-phone = ທຸກອໍເດີຂອງ { $phone } ໃນວັນທີເຫຼົ່ານີ້.
history-searched-order = ຊອກຫາຕາມເລກທີອໍເດີ ບໍ່ວ່າວັນທີ ຫຼື ສະຖານະໃດ.
history-searched-foreign-order = ເລກທີອໍເດີຂອງຈຸດເຂົ້າຮັບເຄື່ອງນີ້ຂຶ້ນຕົ້ນດ້ວຍ “{ $vendor }-”. ຖ້າຈະຊອກຫາຂອງຈຸດອື່ນ ເລືອກຈຸດນັ້ນຢູ່ຂ້າງເທິງກ່ອນ.
history-empty-title = ບໍ່ມີອໍເດີໃນວັນທີເຫຼົ່ານີ້
history-empty-text = ເລືອກວັນທີອື່ນ ຫຼື ສະຖານະອື່ນ.
history-empty-page-title = ຍັງບໍ່ພົບ
history-empty-page-text = ອໍເດີໃໝ່ສຸດຂອງວັນທີເຫຼົ່ານີ້ບໍ່ມີອັນທີ່ກົງກັນ. ຍັງມີອໍເດີເກົ່າກວ່ານີ້.
history-resting-title = ວັນທີໃດ?
history-resting-text = ເລືອກມື້ທຳອິດ ແລະ ມື້ສຸດທ້າຍຢູ່ຂ້າງເທິງ.
history-all-statuses = ສະແດງທຸກສະຖານະ
history-show-more = ເບິ່ງເພີ່ມ
history-kept = ອໍເດີຂ້າງເທິງຍັງຄືເກົ່າ.
history-table = ອໍເດີທີ່ຜ່ານມາ
history-column-created = ເວລາສັ່ງ
history-column-phone = ເບີໂທ
history-column-amount = ມູນຄ່າ
history-column-fee = ຄ່າສົ່ງ
history-column-duration = ໃຊ້ເວລາສົ່ງ
history-total-all = ທັງໝົດ { $count } ອໍເດີ
history-total-amounts = ມູນຄ່າ
error-cant-retrieve-past-orders = ໂຫຼດອໍເດີທີ່ຜ່ານມາບໍ່ໄດ້. { $because }
