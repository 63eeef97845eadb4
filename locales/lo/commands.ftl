command-palette = ຄຳສັ່ງທັງໝົດ
command-placeholder = ທ່ານຢາກເຮັດຫຍັງ? ຫຼື ພິມເລກທີອໍເດີ, ຊື່, ເບີໂທ…
command-none = ບໍ່ພົບສິ່ງທີ່ກົງກັນ. ລອງພິມໃຫ້ສັ້ນລົງ.
command-late = ສ່ວນທີ່ເຫຼືອຍັງໂຫຼດບໍ່ແລ້ວ. ກວດອິນເຕີເນັດຂອງທ່ານ; ເມື່ອໂຫຼດແລ້ວຈະຂຶ້ນຢູ່ບ່ອນນີ້.
command-found = ກົງກັນ { $count } ລາຍການ
command-group-here = ໃນໜ້າຈໍນີ້
command-group-go = ໄປທີ່
command-group-settings = ລະບົບ
command-request = ເອີ້ນໄຣເດີ້ໃໝ່
command-search = ຊອກຫາອໍເດີ
command-find-orders = ຊອກຫາອໍເດີທີ່ມີ “{ $query }”
command-open-order = ເປີດອໍເດີ { $orderId }
command-branch = ຈຸດເຂົ້າຮັບເຄື່ອງ: { $name } ({ $id })
command-section =
    ໄປທີ່: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = ໃຊ້ຕົວອັກສອນດຽວເປັນປຸ່ມລັດ
command-single-keys-hint = ໃຊ້ໄດ້ສະເພາະນອກຊ່ອງພິມຂໍ້ຄວາມ. ປິດໄວ້ ຖ້າລົບກວນການພິມດ້ວຍສຽງ ຫຼື ຕົວອ່ານໜ້າຈໍຂອງທ່ານ.
command-choose-order = ເລືອກອໍເດີກ່ອນ.
