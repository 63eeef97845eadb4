export-button = ສົ່ງອອກໄຟລ໌
export-what = ອໍເດີທັງໝົດຂອງວັນທີ ແລະ ສະຖານະທີ່ເລືອກ
export-busy = ກຳລັງສົ່ງອອກໄຟລ໌ອື່ນຢູ່. ຍົກເລີກອັນນັ້ນກ່ອນ ຈຶ່ງເລີ່ມອັນໃໝ່ໄດ້.
export-format-xlsx = ໄຟລ໌ Excel
export-format-xlsx-hint = .xlsx ສຳລັບອ່ານ ແລະ ບວກລວມ
export-format-csv = ໄຟລ໌ CSV
export-format-csv-hint = .csv ສຳລັບໂປຣແກຣມອື່ນ
export-csv-settings = ການຕັ້ງຄ່າ CSV
export-csv-separator = ຂັ້ນຖັນດ້ວຍ
export-csv-semicolon = ຈ້ຳຈຸດ ;
export-csv-comma = ຈຸດ ,
export-csv-tab = ແທັບ
export-csv-decimal = ຂຽນເລກທົດສະນິຍົມດ້ວຍ
export-csv-decimal-comma = ຈຸດ (,): 1250,50
export-csv-decimal-point = ຈ້ຳ (.): 1250.50
export-csv-byte-order-mark = ໝາຍໄຟລ໌ເປັນ UTF-8 (Excel ຕ້ອງການ)
export-progress =
    .aria-label = ສົ່ງອອກໄຟລ໌
export-begun = ເລີ່ມສົ່ງອອກໄຟລ໌ແລ້ວ.
export-so-far = ບັນທຶກລົງໄຟລ໌ແລ້ວ { $count } ອໍເດີ
export-so-far-of = ບັນທຶກລົງໄຟລ໌ແລ້ວ { $count } ຈາກ { $total } ອໍເດີ
export-reached = ຮອດ { $day } ແລ້ວ
export-cancel = ຍົກເລີກ
export-halted =
    { $count ->
        [0] ການສົ່ງອອກໄຟລ໌ຢຸດກ່ອນອໍເດີທຳອິດ.
       *[other] ການສົ່ງອອກໄຟລ໌ຢຸດຫຼັງຈາກ { $count } ອໍເດີ.
    }
export-go-on = ເຮັດຕໍ່
export-start-over = ເລີ່ມໃໝ່
export-failed = ຂຽນໄຟລ໌ບໍ່ໄດ້. ກວດອິນເຕີເນັດ ແລະ ພື້ນທີ່ວ່າງໃນອຸປະກອນນີ້ ແລ້ວເລີ່ມໃໝ່.
export-saved = ບັນທຶກ { $count } ອໍເດີເປັນ { $file } ແລ້ວ
export-nothing = ບໍ່ມີອໍເດີທີ່ກົງກັນໃນຊ່ວງເວລານີ້. ບໍ່ໄດ້ບັນທຶກຫຍັງ.
export-column-created = ເວລາສັ່ງ ({ $zone })
export-column-amount = ມູນຄ່າ ({ $currency })
export-column-fee = ຄ່າສົ່ງ ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, ນາທີ
export-column-voucher = ຄູປອງ
