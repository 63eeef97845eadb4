order-tracking-title = ຕິດຕາມອໍເດີ
order-search-label = ຊອກຫາອໍເດີ
order-search =
    .placeholder = ຊື່, ເບີໂທ, ລະຫັດ ຫຼື ເລກທີອໍເດີ
order-search-short =
    .placeholder = ຊອກຫາ
order-lists = ອໍເດີຕາມຄວາມຄືບໜ້າ
order-list-new = ໃໝ່
order-list-scheduled = ສັ່ງລ່ວງໜ້າ
order-list-collected = ໄຣເດີ້ຮັບເຄື່ອງແລ້ວ
order-list-delivered = ສົ່ງຮອດແລ້ວ
order-list-cancelled = ຍົກເລີກແລ້ວ
order-list-results = ທີ່ພົບ
order-list-needing = { $count } ອໍເດີຕ້ອງຈັດການ
order-live = ເວລາຈິງ
order-connecting = ກຳລັງເຊື່ອມຕໍ່
order-reconnecting = ກຳລັງເຊື່ອມຕໍ່ໃໝ່
order-updated-ago = ອັບເດດ { $ago }
order-waiting = ສະແດງ { $count } ອໍເດີໃໝ່
order-status = ສະຖານະ
order-column-time = ເວລາສັ່ງ
order-column-amount = ເງິນທີ່ຕ້ອງເກັບ
order-scheduled-for = ນັດສົ່ງ { $time }
order-nothing-to-collect = ບໍ່ຕ້ອງເກັບເງິນ
order-announce-one = ອໍເດີຂອງ { $customer }: { $status }
order-announce-several = { $count } ອໍເດີມີການປ່ຽນແປງ
order-empty-new-title = ບໍ່ມີອໍເດີໃໝ່
order-empty-new-text = ເອີ້ນໄຣເດີ້ ແລ້ວອໍເດີຈະຂຶ້ນຢູ່ບ່ອນນີ້ທັນທີ.
order-empty-scheduled-title = ບໍ່ມີອໍເດີສັ່ງລ່ວງໜ້າ
order-empty-scheduled-text = ອໍເດີສຳລັບຊ່ວງຫຼັງຂອງມື້ນີ້ ແລະ ອີກສອງມື້ຕໍ່ໜ້າ ຈະລໍຖ້າຢູ່ບ່ອນນີ້ຈົນຮອດເວລາ.
order-empty-collected-title = ບໍ່ມີອໍເດີທີ່ກຳລັງໄປສົ່ງ
order-empty-collected-text = ເມື່ອໄຣເດີ້ຮັບເຄື່ອງແລ້ວ ທ່ານຕິດຕາມອໍເດີໄດ້ຢູ່ບ່ອນນີ້.
order-empty-delivered-title = ມື້ນີ້ຍັງບໍ່ມີອໍເດີທີ່ສົ່ງຮອດ
order-empty-delivered-text = ອໍເດີຂອງມື້ນີ້ທີ່ສົ່ງຮອດແລ້ວ ແລະ ທີ່ສົ່ງຄືນແລ້ວ ຈະລວມຢູ່ບ່ອນນີ້.
order-empty-cancelled-title = ມື້ນີ້ບໍ່ມີອໍເດີທີ່ຍົກເລີກ
order-empty-cancelled-text = ແບບນີ້ແມ່ນດີແລ້ວ.
order-empty-results-title = ບໍ່ພົບອໍເດີທີ່ກົງກັນ
order-empty-results-text = ລະບົບຊອກຫາສະເພາະອໍເດີປັດຈຸບັນ. ລອງໃຊ້ບາງສ່ວນຂອງຊື່, ເບີໂທ, ລະຫັດ ຫຼື ເລກທີອໍເດີ.
order-clear-search = ລຶບຄຳຊອກຫາ
order-lists-kept = ລາຍການຂ້າງເທິງອາດບໍ່ແມ່ນຂໍ້ມູນຫຼ້າສຸດ.
order-details =
    .aria-label = ລາຍລະອຽດອໍເດີ
order-details-none-title = ເລືອກອໍເດີ
order-details-none-text = ຄວາມຄືບໜ້າ, ໄຣເດີ້ ແລະ ລູກຄ້າ ຈະສະແດງຢູ່ບ່ອນນີ້.
order-details-close =
    .aria-label = ປິດລາຍລະອຽດ
order-details-back =
    .aria-label = ກັບໄປລາຍການ
order-not-found-title = ບໍ່ພົບອໍເດີນີ້
order-not-found-text = ອໍເດີນີ້ອາດເປັນຂອງຈຸດເຂົ້າຮັບເຄື່ອງອື່ນ ຫຼື ທີ່ຢູ່ເວັບອາດພິມຜິດ.
order-code = ລະຫັດອໍເດີ
order-number = ເລກທີອໍເດີ
order-copy-number =
    .aria-label = ສຳເນົາເລກທີອໍເດີ
order-copy-failed = ສຳເນົາບໍ່ໄດ້. ກະລຸນາເລືອກຂໍ້ຄວາມແລ້ວສຳເນົາເອງ.
order-more-actions = ຕົວເລືອກອື່ນ
order-share-tracking-text = ຕິດຕາມອໍເດີຂອງທ່ານຢູ່ບ່ອນນີ້:
order-placed-at = ສັ່ງເມື່ອ { $time }
order-progress = ຄວາມຄືບໜ້າ
order-rider = ໄຣເດີ້
order-rider-none = ຍັງບໍ່ມີໄຣເດີ້
order-rider-seen = ເຫັນຫຼ້າສຸດ { $ago }
order-call =
    .aria-label = ໂທຫາ { $name }, { $phone }
order-customer = ລູກຄ້າ
order-recipient-notes = ຈາກລູກຄ້າ ຜ່ານລິ້ງຕິດຕາມ
order-cold-bag = ຖົງຮັກສາຄວາມເຢັນ
order-payment = ການຊຳລະເງິນ
order-payment-paid = ຈ່າຍແລ້ວ
order-cancelled-because = ເຫດຜົນ: { $reason }
order-pin-destination = ລູກຄ້າ: { $name }
order-map-failed = ສະແດງແຜນທີ່ບໍ່ໄດ້. ລາຍລະອຽດທັງໝົດຢູ່ດ້ານລຸ່ມ.
order-cancel = ຍົກເລີກອໍເດີ
order-cancel-refused-too-early = ຍົກເລີກໄດ້ເມື່ອລະບົບໄດ້ຮັບອໍເດີແລ້ວ.
order-cancel-refused-within-grace = ຫາກໍຢືນຢັນການຊຳລະເງິນ. ຍົກເລີກໄດ້ໃນອີກ { $left }.
order-cancel-refused-too-far-along = ໄຣເດີ້ເລີ່ມດຳເນີນການອໍເດີນີ້ແລ້ວ ຈຶ່ງຍົກເລີກຢູ່ບ່ອນນີ້ບໍ່ໄດ້.
order-cancel-refused-delayed = ອໍເດີທີ່ລ່າຊ້າ ຍົກເລີກຢູ່ບ່ອນນີ້ບໍ່ໄດ້.
order-cancel-refused-finished = ອໍເດີນີ້ສິ້ນສຸດແລ້ວ.
order-cancel-refused-unknown-status = ບໍ່ຮູ້ສະຖານະຂອງອໍເດີນີ້ ຈຶ່ງຍົກເລີກຢູ່ບ່ອນນີ້ບໍ່ໄດ້.
order-cancel-title = ຍົກເລີກອໍເດີຂອງ { $customer } ບໍ?
order-cancel-text = ພວກເຮົາຈະແຈ້ງໄຣເດີ້ ແລະ ລູກຄ້າ. ຍົກເລີກແລ້ວຈະເອົາຄືນບໍ່ໄດ້.
order-cancel-why = ຍົກເລີກຍ້ອນຫຍັງ?
order-cancel-reason-customer-cancelled = ລູກຄ້າຍົກເລີກ
order-cancel-reason-item-unavailable = ສິນຄ້າບາງຢ່າງໝົດ
order-cancel-reason-wrong-details = ຂໍ້ມູນບໍ່ຖືກຕ້ອງ
order-cancel-reason-delay-too-long = ໃຊ້ເວລາດົນເກີນໄປ
order-cancel-reason-other = ເຫດຜົນອື່ນ
order-cancel-words = ບອກເຫດຜົນ
order-cancel-words-left = ຍັງເຫຼືອ { $count } ຕົວອັກສອນ
order-cancel-words-over = ເກີນ { $count } ຕົວອັກສອນ
order-cancel-problem-reason-missing = ກະລຸນາເລືອກເຫດຜົນ.
order-cancel-problem-text-missing = ກະລຸນາບອກເຫດຜົນສັ້ນໆ.
order-cancel-problem-text-too-long = ກະລຸນາຫຍໍ້ໃຫ້ບໍ່ເກີນ 200 ຕົວອັກສອນ.
order-cancel-keep = ບໍ່ຍົກເລີກ
order-was-cancelled = ຍົກເລີກອໍເດີຂອງ { $customer } ແລ້ວ.
action-attempt-cancel = ກຳລັງຍົກເລີກອໍເດີ…
error-cant-retrieve-current-orders =
    ໂຫຼດອໍເດີປັດຈຸບັນບໍ່ໄດ້. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
error-cant-cancel-order =
    ຍົກເລີກອໍເດີບໍ່ໄດ້. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
        [moved-on] ສະຖານະຂອງອໍເດີໄດ້ປ່ຽນໄປແລ້ວ.
       *[said] { $message }
    }
error-cant-read-order =
    ເປີດອໍເດີນີ້ບໍ່ໄດ້. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
order-address = ທີ່ຢູ່
