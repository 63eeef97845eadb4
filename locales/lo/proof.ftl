proof-title = ຫຼັກຖານ
proof-collection = ເຂົ້າຮັບເຄື່ອງ
proof-delivery = ສົ່ງເຄື່ອງ
proof-return = ສົ່ງຄືນ
proof-photo-collection =
    .alt = ຮູບຖ່າຍຕອນໄຣເດີ້ຮັບເຄື່ອງ
proof-photo-delivery =
    .alt = ຮູບຖ່າຍຕອນສົ່ງຮອດ
proof-photo-return =
    .alt = ຮູບຖ່າຍຕອນສົ່ງຄືນ
proof-signature =
    .alt = ລາຍເຊັນ
proof-taken = ຖ່າຍເມື່ອ
proof-signed-by = ຜູ້ເຊັນ
proof-where = ສະຖານທີ່
proof-kept-until = ເກັບໄວ້ຮອດ
proof-from-customer = ຫ່າງຈາກໝຸດຂອງລູກຄ້າ { $distance }
proof-from-collection-point = ຫ່າງຈາກຈຸດເຂົ້າຮັບເຄື່ອງ { $distance }
proof-at-customer = ຫ່າງຈາກໝຸດຂອງລູກຄ້າບໍ່ຮອດ { $distance }
proof-at-collection-point = ຫ່າງຈາກຈຸດເຂົ້າຮັບເຄື່ອງບໍ່ຮອດ { $distance }
proof-download = ດາວໂຫຼດ
proof-not-available = ບໍ່ມີ
proof-kept-how-long = ບໍ່ມີຮູບຂອງຂັ້ນຕອນນີ້. ຫຼັກຖານເກັບໄວ້ { $days } ມື້.
proof-download-failed = ເກີດຂໍ້ຜິດພາດຕອນດາວໂຫຼດຫຼັກຖານ.
proof-failed =
    ໂຫຼດຫຼັກຖານບໍ່ໄດ້. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
