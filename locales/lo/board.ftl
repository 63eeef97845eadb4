board-view = ມຸມມອງ
board-view-list = ລາຍການ
board-view-board = ກະດານ
board-command = ກະດານອໍເດີທັງໝົດ
board-command-lists = ລາຍການອໍເດີ
board-summary =
    { $underWay ->
        [0] ບໍ່ມີອໍເດີທີ່ກຳລັງດຳເນີນການ
       *[other] ກຳລັງດຳເນີນການ { $underWay } ອໍເດີ
    }{ $needsYou ->
        [0] , ທຸກຢ່າງປົກກະຕິ
       *[other] , ຕ້ອງຈັດການ { $needsYou } ອໍເດີ
    }
board-list =
    .aria-label = ອໍເດີທີ່ກຳລັງດຳເນີນການ ໂດຍອໍເດີທີ່ຕ້ອງຈັດການຢູ່ເທິງສຸດ
board-map =
    .aria-label = ແຜນທີ່ອໍເດີທັງໝົດທີ່ກຳລັງດຳເນີນການ
board-group-needs-you = ຕ້ອງຈັດການ
board-group-waiting = ລໍຖ້າໄຣເດີ້
board-group-rider-coming = ໄຣເດີ້ກຳລັງມາ
board-waiting = ສະແດງການປ່ຽນແປງ { $count } ລາຍການ
board-legend-urgent = ກາຍເວລາ ຫຼື ບໍ່ສຳເລັດ
board-legend-at-risk = ຕ້ອງຈັດການ
board-legend-in-time = ທັນເວລາ
board-pin-rider = ໄຣເດີ້ { $name }, ສົ່ງໃຫ້ { $customer }
board-pin-rider-unnamed = ໄຣເດີ້ສົ່ງໃຫ້ { $customer }
board-chosen =
    .aria-label = ອໍເດີທີ່ເລືອກ
board-chosen-close =
    .aria-label = ປິດອໍເດີ
board-details = ລາຍລະອຽດ
board-call-customer = ໂທຫາລູກຄ້າ
board-cannot-cancel = ຕອນນີ້ຍົກເລີກອໍເດີນີ້ບໍ່ໄດ້. ເບິ່ງເຫດຜົນໃນລາຍລະອຽດ.
