bulk-intro = ເອີ້ນໄຣເດີ້ຫຼາຍຄົນພ້ອມກັນ: ຕື່ມຂໍ້ມູນໃນຕາຕະລາງ, ແກ້ໄຂຊ່ອງທີ່ໝາຍໄວ້ ແລ້ວສັ່ງອໍເດີ.
bulk-another-file = ໄຟລ໌ອື່ນ
bulk-correct = ແກ້ໄຂແຖວ
bulk-file-not-taken = ໃຊ້ໄຟລ໌ນີ້ບໍ່ໄດ້.
bulk-not-placed-yet = ອໍເດີຂອງຊຸດ { $id } ຍັງບໍ່ທັນສັ່ງ. ສັ່ງໄດ້ຈາກຊຸດນັ້ນ.
job-history-error = ໂຫຼດປະຫວັດຊຸດອໍເດີບໍ່ໄດ້.
template-file-error = ດາວໂຫຼດໄຟລ໌ແມ່ແບບບໍ່ໄດ້.
view-details-error = ໂຫຼດລາຍລະອຽດຂອງຊຸດອໍເດີບໍ່ໄດ້.
file-upload-error = ອັບໂຫຼດໄຟລ໌ບໍ່ໄດ້.
place-order-error = ເກີດຂໍ້ຜິດພາດຕອນສັ່ງອໍເດີ.
place-order-success = ສັ່ງອໍເດີສຳເລັດແລ້ວ
bulk-placed-partly =
    { $placed ->
        [0] ບໍ່ໄດ້ສັ່ງອໍເດີໃດ.
       *[other] ສັ່ງ { $placed } ອໍເດີແລ້ວ.
    } { $left ->
       *[other] ອີກ { $left } ແຖວບໍ່ໄດ້ສັ່ງ: ເບິ່ງເຫດຜົນ.
    }
bulk-history = ປະຫວັດຊຸດອໍເດີ
bulk-history-empty = ຍັງບໍ່ມີໄຟລ໌
bulk-history-empty-text = ໄຟລ໌ທີ່ທ່ານອັບໂຫຼດຈະຂຶ້ນຢູ່ບ່ອນນີ້ ພ້ອມສະຖານະຂອງອໍເດີ.
bulk-view-details = ເບິ່ງລາຍລະອຽດ
bulk-view-details-of = ເບິ່ງລາຍລະອຽດຂອງ { $id }
bulk-job-id = ຊຸດທີ
bulk-job-created-by = ຜູ້ສ້າງ
bulk-job-created-at = ເວລາສ້າງ
bulk-job-rows = ແຖວທີ່ສຳເລັດ
bulk-job-title-at = ຊຸດອໍເດີ { $at }
bulk-job-made = ອັບໂຫຼດໂດຍ { $by }, { $at }
bulk-all-jobs = ຊຸດອໍເດີທັງໝົດ
bulk-job-ready = ພ້ອມສັ່ງ
bulk-job-ready-with-errors = ພ້ອມສັ່ງ, ມີຂໍ້ຜິດພາດ
bulk-job-no-row-ready = ບໍ່ມີແຖວທີ່ສັ່ງໄດ້
bulk-job-being-placed = ກຳລັງສັ່ງອໍເດີ
bulk-job-placed = ສັ່ງແລ້ວ
bulk-job-placed-partly = ສັ່ງແລ້ວ, ມີຂໍ້ຜິດພາດ
bulk-job-not-placed = ບໍ່ໄດ້ສັ່ງ
bulk-job-unknown = ບໍ່ຮູ້ສະຖານະ
bulk-result-ready =
    { $count ->
        [0] ບໍ່ມີອໍເດີທີ່ພ້ອມສັ່ງ
       *[other] { $count } ອໍເດີພ້ອມສັ່ງ
    }
bulk-result-placed =
    { $count ->
        [0] ບໍ່ໄດ້ສັ່ງອໍເດີໃດ
       *[other] ສັ່ງ { $count } ອໍເດີແລ້ວ
    }
bulk-summary = ສະຫຼຸບຊຸດອໍເດີ
bulk-total-rows = ແຖວທັງໝົດ
bulk-total-to-be-placed = ອໍເດີລໍຖ້າສັ່ງ
bulk-total-placed = ອໍເດີທີ່ສັ່ງແລ້ວ
bulk-total-errors = ຂໍ້ຜິດພາດ
bulk-rows = ແຖວຂອງໄຟລ໌
bulk-rows-shown = ແຖວທີ່ສະແດງ
bulk-show-all = ທັງໝົດ
bulk-show-errors = ຂໍ້ຜິດພາດ
bulk-show-to-be-placed = ລໍຖ້າສັ່ງ
bulk-show-placed = ສັ່ງແລ້ວ
bulk-show-none = ບໍ່ມີແຖວແບບນີ້.
bulk-rows-number = ແຖວ
bulk-rows-address = ທີ່ຢູ່ຈັດສົ່ງ
bulk-rows-order = ລາຍລະອຽດອໍເດີ
bulk-rows-delivery = ການສົ່ງ
bulk-row-to-be-placed = ລໍຖ້າສັ່ງ
bulk-row-error = ຂໍ້ຜິດພາດ
bulk-row-placed = ສັ່ງແລ້ວ
bulk-row-not-placed = ບໍ່ໄດ້ສັ່ງ
bulk-row-unknown = ບໍ່ຮູ້ສະຖານະ
bulk-delivery-instant = ທັນທີ
bulk-delivery-scheduled = ນັດສົ່ງ { $at }
bulk-place = ສັ່ງ { $count } ອໍເດີ
bulk-place-title = ສັ່ງ { $count } ອໍເດີບໍ?
bulk-place-cash = ເງິນສົດທີ່ຕ້ອງເກັບ
bulk-place-points = ໄຣເດີ້ຮັບເຄື່ອງຢູ່
bulk-place-left-out = ຂ້າມ { $count } ແຖວ.
bulk-place-for-good = ໄຣເດີ້ຈະອອກໄປທັນທີ. ຫຼັງຈາກນັ້ນ ຍົກເລີກອໍເດີໄດ້ເທື່ອລະອໍເດີເທົ່ານັ້ນ.
bulk-place-not-yet = ຍັງບໍ່ສັ່ງ
bulk-placing = ກຳລັງສັ່ງອໍເດີ. ທ່ານອອກຈາກໜ້ານີ້ໄດ້: ລະບົບຈະສັ່ງຕໍ່ໄປ.
bulk-error-unknown = ຂໍ້ຜິດພາດທີ່ບໍ່ຮູ້ສາເຫດ
bulk-address-not-found = ບໍ່ພົບທີ່ຢູ່ນີ້.
bulk-address-inexact = ທີ່ຢູ່ບໍ່ຊັດເຈນ. ກະລຸນາຂຽນຖະໜົນ, ເລກເຮືອນ ແລະ ເມືອງ ຫຼື ພິກັດ.
bulk-fee-changed = ຄ່າສົ່ງປ່ຽນແລ້ວ. ກວດຄ່າສົ່ງ ແລ້ວສັ່ງອີກເທື່ອໜຶ່ງ.
bulk-text-too-long = ຂໍ້ຄວາມນີ້ຍາວເກີນ { $most } ຕົວອັກສອນ.
bulk-text-unreadable = ຂໍ້ຄວາມນີ້ມີຕົວອັກສອນທີ່ອ່ານບໍ່ໄດ້. ກະລຸນາພິມໃໝ່.
