bulk-column-phone-number = ເບີໂທ
bulk-column-unit = ເລກຫ້ອງ
bulk-column-payment-type = ປະເພດການຊຳລະເງິນ
bulk-column-deliver-at = ເວລາສົ່ງ
bulk-payment-paid = ຈ່າຍແລ້ວ
bulk-payment-online = ຈ່າຍອອນລາຍແລ້ວ
bulk-collection-point-unknown = ທ່ານບໍ່ມີຈຸດເຂົ້າຮັບເຄື່ອງຊື່ນີ້. ເລືອກຈຸດໜຶ່ງ ຫຼື ປະຊ່ອງນີ້ໃຫ້ວ່າງ.
bulk-payment-type-unknown = ພວກເຮົາບໍ່ຮູ້ຈັກປະເພດການຊຳລະເງິນນີ້. ກະລຸນາເລືອກປະເພດໜຶ່ງ.
bulk-time-unreadable = ຂຽນເວລາແບບ { $forms } ຫຼື ປະຊ່ອງນີ້ໃຫ້ວ່າງເພື່ອສົ່ງໄວທີ່ສຸດ.
bulk-time-without-day = ເວລານີ້ບໍ່ມີວັນທີ. ຂຽນແບບ { $forms }.
bulk-phone-several = ບ່ອນນີ້ມີເບີໂທຫຼາຍກວ່າໜຶ່ງເບີ. ເຫຼືອໄວ້ແຕ່ເບີທີ່ຈະໂທ.
bulk-cell-error = ນີ້ແມ່ນຂໍ້ຜິດພາດຂອງຕາຕະລາງ ບໍ່ແມ່ນຂໍ້ມູນ. ພິມຂໍ້ມູນ ຫຼື ປະຊ່ອງນີ້ໃຫ້ວ່າງ.
bulk-cell-without-result = ສູດນີ້ຍັງບໍ່ມີຜົນ. ເປີດແລ້ວບັນທຶກໄຟລ໌ໃນໂປຣແກຣມຕາຕະລາງຂອງທ່ານ ຫຼື ພິມຂໍ້ມູນຢູ່ບ່ອນນີ້.
bulk-row-repeats = ແຖວນີ້ຊ້ຳກັບແຖວ { $row }.
bulk-row-ordered-today = ແຖວນີ້ຄືກັນກັບອໍເດີ { $order } ຂອງມື້ນີ້.
bulk-row-hidden = ແຖວນີ້ເຊື່ອງໄວ້ ຫຼື ຂີດອອກໃນໄຟລ໌ຂອງທ່ານ.
bulk-row-closed = ສະຖານະຂອງອໍເດີນີ້ໃນໄຟລ໌ຂອງທ່ານ: { $state }.
bulk-row-zero = ມີຊ່ອງໜຶ່ງໃນແຖວນີ້ທີ່ມີແຕ່ 0 ຊຶ່ງສູດຈະໃຫ້ເມື່ອອ້າງເຖິງຊ່ອງວ່າງ. ລຶບ 0 ຖ້າບໍ່ຖືກຕ້ອງ.
bulkfile-choose = ເລືອກໄຟລ໌ Excel
bulkfile-drop = ຫຼື ລາກມາວາງບ່ອນນີ້
bulkfile-accepted = ໄຟລ໌ XLSX ບໍ່ເກີນ 5 MB ມີໄດ້ສູງສຸດ { $rows } ອໍເດີ: ແຖວລະໜຶ່ງອໍເດີ
bulkfile-checked-here = ພວກເຮົາກວດທຸກແຖວຢູ່ໜ້າຈໍຂອງທ່ານກ່ອນສັ່ງ.
bulkfile-template = ດາວໂຫຼດແມ່ແບບ
bulkfile-template-hint = ຕາຕະລາງທີ່ມີຖັນຖືກຕ້ອງ ໄວ້ໃຫ້ຕື່ມຂໍ້ມູນ.
bulkfile-template-example = ຕົວຢ່າງ
bulkfile-template-columns = ຖັນ
bulkfile-others = ໃຊ້ໄດ້ເທື່ອລະໜຶ່ງໄຟລ໌. ກຳລັງໃຊ້ { $name }.
bulk-format-invalid = ຮູບແບບໄຟລ໌ບໍ່ຖືກຕ້ອງ
bulk-format-csv = ນີ້ແມ່ນໄຟລ໌ຂໍ້ຄວາມ (CSV). ເປີດໃນໂປຣແກຣມຕາຕະລາງຂອງທ່ານ ແລ້ວບັນທຶກເປັນໄຟລ໌ Excel (.xlsx).
bulk-format-xls = ນີ້ແມ່ນໄຟລ໌ Excel ແບບເກົ່າ (.xls). ບັນທຶກເປັນໄຟລ໌ Excel (.xlsx).
bulk-format-password = ໄຟລ໌ນີ້ມີລະຫັດຜ່ານປ້ອງກັນ. ບັນທຶກໂດຍບໍ່ໃສ່ລະຫັດຜ່ານ.
bulk-format-damaged = ໄຟລ໌ນີ້ເສຍ. ເປີດໃນໂປຣແກຣມຕາຕະລາງຂອງທ່ານ ແລ້ວບັນທຶກໃໝ່.
bulk-format-other = ນີ້ບໍ່ແມ່ນໄຟລ໌ Excel. ບັນທຶກເປັນໄຟລ໌ Excel (.xlsx).
bulk-file-too-large = ໄຟລ໌ຕ້ອງບໍ່ໃຫຍ່ກວ່າ 5 MB
bulk-no-rows = ບໍ່ພົບອໍເດີໃນໄຟລ໌ນີ້. ໃຫ້ແຖວໜຶ່ງເປັນຊື່ຖັນ ແລະ ແຕ່ລະແຖວລຸ່ມລົງໄປແມ່ນໜຶ່ງອໍເດີ.
bulk-too-many-rows = ໄຟລ໌ນີ້ມີ { $rows } ແຖວ. ສັ່ງໄດ້ບໍ່ເກີນ { $most } ແຖວຕໍ່ເທື່ອ: ກະລຸນາແບ່ງໄຟລ໌.
bulk-columns-missing =
    { $count ->
       *[other] ຂາດຖັນ: { $columns }. ໃນແມ່ແບບມີຄົບທຸກຖັນ.
    }
bulk-sheets-looked-at = ພວກເຮົາເບິ່ງຊີດເຫຼົ່ານີ້ແລ້ວ: { $sheets }.
bulk-examples-not-read = ຊີດ { $sheets } ມີແຖວ, ແຕ່ແມ່ນຊີດສຳລັບຕົວຢ່າງ. ຍ້າຍອໍເດີຂອງທ່ານໄປຊີດທຳອິດ, ບັນທຶກໄຟລ໌ ແລ້ວເລືອກໃໝ່.
bulk-columns-alike = ຖັນເຫຼົ່ານີ້ມີຄວາມໝາຍດຽວກັນ ແຕ່ຂໍ້ມູນບໍ່ຄືກັນ: { $columns }. ເຫຼືອໄວ້ຖັນດຽວ ຫຼື ປ່ຽນຊື່ຖັນອື່ນ.
bulk-too-many-columns = ໄຟລ໌ນີ້ກວ້າງເກີນໄປ: ມີຂໍ້ມູນຢູ່ຫຼັງຖັນທີ { $most }. ລຶບຖັນທີ່ທ່ານບໍ່ຕ້ອງການ.
bulk-sheets-hidden = ທຸກຊີດຂອງໄຟລ໌ນີ້ເຊື່ອງໄວ້: { $sheets }. ສະແດງຊີດທີ່ມີອໍເດີ, ບັນທຶກໄຟລ໌ ແລ້ວເລືອກໃໝ່.
bulk-rows-hidden =
    { $rows ->
        [1] ອໍເດີດຽວຂອງໄຟລ໌ນີ້ຢູ່ໃນແຖວທີ່ເຊື່ອງໄວ້ ຫຼື ຂີດອອກ. ສະແດງແຖວນັ້ນ, ບັນທຶກໄຟລ໌ ແລ້ວເລືອກໃໝ່.
       *[other] ທັງ { $rows } ອໍເດີຂອງໄຟລ໌ນີ້ຢູ່ໃນແຖວທີ່ເຊື່ອງໄວ້ ຫຼື ຂີດອອກ. ສະແດງແຖວເຫຼົ່ານັ້ນ, ບັນທຶກໄຟລ໌ ແລ້ວເລືອກໃໝ່.
    }
bulk-rows-closed = ອໍເດີທັງໝົດໃນໄຟລ໌ນີ້ຈົບແລ້ວ, ສະຖານະ: { $states }. ຖ້າຍັງຕ້ອງການສັ່ງ, ໃຫ້ລຶບຖັນສະຖານະ, ບັນທຶກໄຟລ໌ ແລ້ວເລືອກໃໝ່.
bulkfile-not-opened = ໂຫຼດຕົວອ່ານຕາຕະລາງບໍ່ໄດ້. ກວດອິນເຕີເນັດຂອງທ່ານ ແລ້ວລອງໃໝ່.
bulkfile-reading = ກຳລັງອ່ານ { $name }…
bulkfile-checking = ກວດແລ້ວ: { $checked } ຈາກ { $rows } ແຖວ
bulkfile-sending = { $name } ບໍ່ມີຫຍັງຜິດ. ກຳລັງສົ່ງ…
bulkfile-ready-not-sent = ສົ່ງ { $name } ບໍ່ໄດ້. ໄຟລ໌ບໍ່ມີຫຍັງຜິດ: ທ່ານສົ່ງໃໝ່ໄດ້ເລີຍ.
bulkfile-send-again = ສົ່ງໃໝ່
bulkfile-read = ສິ່ງທີ່ພວກເຮົາອ່ານໄດ້
bulkfile-read-sheet = ຊີດ { $sheet }, ຊື່ຖັນຢູ່ແຖວ { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] ບໍ່ໄດ້ອ່ານຊີດ { $sheets }.
       *[other] ບໍ່ໄດ້ອ່ານຊີດເຫຼົ່ານີ້: { $sheets }.
    }
bulkfile-read-column = ຖັນ { $letter }
bulkfile-left-out =
    { $count ->
        [1] ຂ້າມຖັນນີ້ໄປ: { $columns }.
       *[other] ຂ້າມ { $count } ຖັນໄປ: { $columns }.
    }
bulkfile-left-out-more = ອີກ { $count } ຖັນ
bulkfile-read-hidden-columns = ເຊື່ອງໄວ້ໃນໄຟລ໌ຂອງທ່ານ ແຕ່ອ່ານແລ້ວ: { $columns }.
bulkfile-hidden-left-out = { $count } ແຖວເຊື່ອງໄວ້ ຫຼື ຂີດອອກໃນໄຟລ໌ຂອງທ່ານ ຈຶ່ງຂ້າມໄປ.
bulkfile-closed-left-out = ແຖວທີ່ຂ້າມໄປຍ້ອນສະຖານະ: { $count } ({ $states }).
bulkfile-hidden-too = ສັ່ງແຖວເຫຼົ່ານີ້ນຳ
bulkfile-title = ກວດ { $name }
bulkfile-rows = { $count } ແຖວ
bulkfile-faults =
    { $count ->
        [0] ບໍ່ມີຂໍ້ຜິດພາດ
       *[other] ຂໍ້ຜິດພາດ { $count } ຈຸດ
    }
bulkfile-concerns = { $count } ແຖວຄວນກວດເບິ່ງ
bulkfile-next-fault = ຂໍ້ຜິດພາດຕໍ່ໄປ
bulkfile-faulty-only = ສະເພາະແຖວທີ່ມີຂໍ້ຜິດພາດ
bulkfile-remove-repeats =
    { $count ->
        [1] ລຶບແຖວທີ່ຊ້ຳ
       *[other] ລຶບ { $count } ແຖວທີ່ຊ້ຳ
    }
bulkfile-grid = ອໍເດີໃນໄຟລ໌
bulkfile-keys = Enter ແກ້ໄຂຊ່ອງ, Ctrl + Z ຍ້ອນຄືນ, F8 ໄປຂໍ້ຜິດພາດຕໍ່ໄປ. ທ່ານສຳເນົາຊ່ອງຈາກຕາຕະລາງອື່ນມາວາງໄດ້.
bulkfile-row = ແຖວ { $row }
bulkfile-cell = ແຖວ { $row }, { $column }
bulkfile-cell-fine = ບ່ອນນີ້ບໍ່ມີຫຍັງຜິດ.
bulkfile-cell-empty = ວ່າງ
bulkfile-remove-row = ລຶບແຖວ
bulkfile-remove-row-of = ລຶບແຖວ { $row }
bulkfile-own-point = ຈຸດເຂົ້າຮັບເຄື່ອງທີ່ເລືອກ
bulkfile-no-choice = ກະລຸນາເລືອກ
bulkfile-fill-for = { $count } ແຖວຜິດແບບດຽວກັນ.
bulkfile-fill-with = ໃສ່ຄືກັນທຸກແຖວ
bulkfile-fill = ຕື່ມໃສ່
bulkfile-card-all = ທຸກຊ່ອງ
bulkfile-card-fewer = ຊ່ອງໜ້ອຍລົງ
bulkfile-no-rows-left = ລຶບທຸກແຖວແລ້ວ. ກົດ “ຍ້ອນຄືນ” ຫຼື ເລືອກໄຟລ໌ອື່ນ.
bulkfile-none-faulty = ຕອນນີ້ບໍ່ມີແຖວທີ່ຜິດແລ້ວ.
bulkfile-send = ສົ່ງ { $count } ແຖວ
bulkfile-send-faulty = ສົ່ງທັງມີຂໍ້ຜິດພາດ
bulkfile-send-anyway = ສົ່ງເລີຍ
bulkfile-keep-on = ແກ້ໄຂຕໍ່
bulkfile-ask-send = { $count } ແຖວຍັງມີຂໍ້ຜິດພາດ: ຈະບໍ່ສັ່ງອໍເດີຂອງແຖວເຫຼົ່ານີ້. ແຖວອື່ນທັງໝົດສັ່ງໄດ້.
bulkfile-ask-leave = ສິ່ງທີ່ທ່ານແກ້ໄຂຈະຫາຍໄປ.
bulkfile-leave-anyway = ຖິ້ມການແກ້ໄຂ
bulkfile-not-sent = ສົ່ງແຖວບໍ່ໄດ້. ສິ່ງທີ່ທ່ານແກ້ໄຂຍັງຢູ່ຄົບ.
bulkfile-said-left =
    { $count ->
        [0] ບໍ່ເຫຼືອຂໍ້ຜິດພາດ.
       *[other] ຍັງເຫຼືອຂໍ້ຜິດພາດ { $count } ຈຸດ.
    }
bulkfile-said-pasted = ວາງ { $count } ຊ່ອງແລ້ວ.
bulkfile-said-filled = ຕື່ມໃສ່ { $count } ແຖວແລ້ວ.
bulkfile-said-undone = ຍ້ອນຄືນແລ້ວ.
bulkfile-said-removed = ລຶບແຖວ { $row } ແລ້ວ.
bulkfile-said-repeats-removed = ລຶບ { $count } ແຖວທີ່ຊ້ຳແລ້ວ.
