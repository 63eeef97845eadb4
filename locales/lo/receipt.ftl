receipt-title = ໃບຢືນຢັນການສົ່ງ
receipt-evidence-title = ໃບຢືນຢັນການສົ່ງພ້ອມລຳດັບເວລາ
receipt-page-title = ໃບຢືນຢັນການສົ່ງ { $orderId }
receipt-loading = ກຳລັງຊອກຫາໃບຢືນຢັນການສົ່ງ…
receipt-back = ກັບໄປອໍເດີ
receipt-print = ພິມອອກເຈ້ຍ
receipt-with-timeline = ພ້ອມທຸກຂັ້ນຕອນ
receipt-label = ພິມສະຫຼາກ
receipt-label-a6 = ສະຫຼາກ A6
receipt-label-a6-hint = 105 × 148 ມມ
receipt-label-roll = ສະຫຼາກແບບມ້ວນ
receipt-label-roll-hint = ກວ້າງ 80 ມມ ສຳລັບເຄື່ອງພິມຄວາມຮ້ອນ
receipt-open = ໃບຢືນຢັນການສົ່ງ
receipt-open-evidence = ຊຸດຫຼັກຖານ
receipt-returned = ສົ່ງຄືນຜູ້ສົ່ງແລ້ວ
receipt-under-way = ຍັງດຳເນີນຢູ່: ໃບນີ້ຈະຄົບຖ້ວນເມື່ອອໍເດີສິ້ນສຸດແລ້ວ.
receipt-minutes-taken = ຫຼັງຈາກ { $minutes } ນາທີ
receipt-order = ສິ່ງທີ່ສັ່ງ
receipt-placed = ສັ່ງເມື່ອ
receipt-planned = ນັດສົ່ງ
receipt-ended = ສິ້ນສຸດ
receipt-timeline = ທຸກຂັ້ນຕອນ
receipt-step = ຂັ້ນຕອນ
receipt-moment = ເວລາ
receipt-took = ໃຊ້ເວລາ
receipt-minutes = { $minutes } ນາທີ
receipt-proof-collection = ຫຼັກຖານການເຂົ້າຮັບເຄື່ອງ
receipt-proof-delivery = ຫຼັກຖານການສົ່ງ
receipt-proof-return = ຫຼັກຖານການສົ່ງຄືນ
receipt-code = ລະຫັດທີ່ນຳໄປໜ້າຕິດຕາມອໍເດີນີ້
receipt-scan = ສະແກນເພື່ອຕິດຕາມອໍເດີ
receipt-failed =
    ໂຫຼດໃບຢືນຢັນການສົ່ງບໍ່ໄດ້. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
