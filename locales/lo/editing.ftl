edit-order-action = ແກ້ໄຂ
edit-title = ແກ້ໄຂອໍເດີ
edit-banner = ທ່ານກຳລັງແກ້ໄຂອໍເດີຂອງ { $name } ({ $day })
edit-cancel = ຍົກເລີກການແກ້ໄຂ
edit-not-available = ແກ້ໄຂອໍເດີຢູ່ບ່ອນນີ້ບໍ່ໄດ້. ອັນນີ້ແມ່ນການເອີ້ນໃໝ່.
edit-nothing-changed = ບໍ່ມີການແກ້ໄຂໃຫ້ບັນທຶກ.
edit-lock-customer = ປ່ຽນລູກຄ້າຂອງອໍເດີບໍ່ໄດ້
edit-lock-settled = ກຳນົດໄວ້ແລ້ວຕອນສັ່ງອໍເດີ
edit-lock-status = ໃນຂັ້ນຕອນນີ້ປ່ຽນບໍ່ໄດ້
edit-moved-on = ອໍເດີນີ້ຄືບໜ້າໄປແລ້ວຫຼັງຈາກທ່ານເປີດ ຈຶ່ງແກ້ໄຂບໍ່ໄດ້ອີກ.
edit-moved-on-kept = ສິ່ງທີ່ທ່ານພິມຍັງຢູ່ບ່ອນນີ້ຈົນກວ່າທ່ານອອກໄປ.
edit-follow = ຕິດຕາມອໍເດີນີ້
edit-new-request = ເອີ້ນໄຣເດີ້ໃໝ່
edit-locked-title = ອໍເດີນີ້ແກ້ໄຂບໍ່ໄດ້ແລ້ວ
edit-locked-text = ອໍເດີ { $orderId } ແກ້ໄຂບໍ່ໄດ້ແລ້ວ. ທ່ານຕິດຕາມອໍເດີນີ້ ຫຼື ເອີ້ນໄຣເດີ້ໃໝ່ໄດ້.
edit-unreadable-title = ເປີດອໍເດີນີ້ບໍ່ໄດ້
edit-not-found = ບໍ່ມີອໍເດີ { $orderId } ຢູ່ຈຸດເຂົ້າຮັບເຄື່ອງນີ້.
edit-changes =
    { $count ->
        [0] ການແກ້ໄຂ
       *[other] ແກ້ໄຂ { $count } ຢ່າງ
    }
edit-changes-none = ຍັງບໍ່ມີການແກ້ໄຂ.
edit-change-position = ຈຸດເທິງແຜນທີ່
edit-change-nothing = ບໍ່ມີ
edit-change-before = ແຕ່ກ່ອນ:
edit-change-after = ຕອນນີ້:
edit-change-moved = ຍ້າຍໄປ { $distance }
edit-fee-more = ເພີ່ມຂຶ້ນ { $amount }
edit-fee-less = ຫຼຸດລົງ { $amount }
edit-fee-changed-text = ແຕ່ກ່ອນ { $before } ຕອນນີ້ { $after }. ບັນທຶກການແກ້ໄຂດ້ວຍຄ່າສົ່ງໃໝ່ບໍ?
edit-fee-changed-accept = ບັນທຶກໃນລາຄາ { $after }
edit-fee-changed-refuse = ບໍ່ບັນທຶກ
edit-kept-charge-title = ບໍ່ຄືນເງິນສ່ວນຕ່າງ
request-updated = ອັບເດດອໍເດີແລ້ວ!
request-not-updated = ອັບເດດອໍເດີນີ້ບໍ່ໄດ້.
again-action = ສັ່ງອີກ
again-banner = ສັ່ງອີກໃຫ້ { $name } ({ $day })
again-banner-hint = ພວກເຮົາຈະຄິດໄລ່ຄ່າສົ່ງໃໝ່. ກວດເບິ່ງສິນຄ້າ ແລະ ມູນຄ່າ.
again-cancel = ເລີ່ມດ້ວຍແບບຟອມເປົ່າ
again-check = ຈາກອໍເດີ { $day } – ກະລຸນາກວດເບິ່ງ
request-placed-elsewhere = ອໍເດີນີ້ສັ່ງແລ້ວໃນແທັບອື່ນ ຈຶ່ງບໍ່ສັ່ງຊ້ຳ. ນີ້ແມ່ນອໍເດີນັ້ນ.
edit-kept-charge = ທ່ານຈ່າຍ { $paid } ດ້ວຍບັດແລ້ວ. ຕອນນີ້ຄ່າສົ່ງແມ່ນ { $fee } ແລະ ພວກເຮົາບໍ່ຄືນເງິນສ່ວນຕ່າງ { $left }.
