shell-tab-request = ເອີ້ນໄຣເດີ້
shell-tab-tracking = ຕິດຕາມອໍເດີ
shell-tab-history = ປະຫວັດ
shell-tab-bulk = ສັ່ງຫຼາຍອໍເດີ
shell-orders = ອໍເດີ
shell-bar =
    .aria-label = ເມນູດ່ວນ
shell-bar-request = ເອີ້ນ
shell-bar-tracking = ຕິດຕາມ
shell-bar-more = ອື່ນໆ
shell-under-way =
    { $underWay ->
        [0] ບໍ່ມີອໍເດີທີ່ກຳລັງດຳເນີນການ
       *[other] ກຳລັງດຳເນີນການ { $underWay } ອໍເດີ
    }{ $needsYou ->
        [0] {""}
       *[other] , ຕ້ອງຈັດການ { $needsYou } ອໍເດີ
    }
shell-skip-to-content = ຂ້າມໄປເນື້ອໃນ
shell-loading = ກຳລັງໂຫຼດ…
shell-saving = ກຳລັງບັນທຶກ…
shell-save-changes = ບັນທຶກການແກ້ໄຂ
shell-sending = ກຳລັງສົ່ງ…
shell-removing = ກຳລັງລຶບ…
shell-downloading = ກຳລັງດາວໂຫຼດ…
shell-offline = ອອບລາຍ
shell-offline-hint = ສິ່ງທີ່ທ່ານພິມຍັງຢູ່. ການໂຫຼດ ແລະ ການສົ່ງຂໍ້ມູນ ຈະໃຊ້ໄດ້ອີກເມື່ອທ່ານກັບມາອອນລາຍ.
shell-main-navigation =
    .aria-label = ເມນູຫຼັກ
shell-open-menu =
    .aria-label = ເປີດເມນູ
shell-close-menu =
    .aria-label = ປິດເມນູ
shell-menu-title = ເມນູ
shell-account-label = ບັນຊີຂອງທ່ານ
shell-signed-in-as = ເຂົ້າສູ່ລະບົບດ້ວຍ { $email }
shell-shortcuts = ປຸ່ມລັດ
shell-sign-out = ອອກຈາກລະບົບ
shell-appearance-dark = ໂໝດມືດ
shell-appearance-light = ໂໝດແຈ້ງ
shell-branch =
    .aria-label = ຈຸດເຂົ້າຮັບເຄື່ອງ: { $name }. ເລືອກຈຸດອື່ນ
shell-branch-title = ຈຸດເຂົ້າຮັບເຄື່ອງ
shell-branch-parent = ຮ້ານຄ້າຫຼັກ
shell-branch-inactive = ປິດໃຊ້ງານຢູ່
shell-branch-add = ເພີ່ມຈຸດເຂົ້າຮັບເຄື່ອງ
shell-branch-edit = ແກ້ໄຂ { $name }
shell-include-outlets = ລວມອໍເດີຂອງທຸກສາຂາ
shell-include-outlets-why-not-here = ໃຊ້ໃນໜ້າເອີ້ນໄຣເດີ້ບໍ່ໄດ້: ອໍເດີເລີ່ມຈາກຈຸດເຂົ້າຮັບເຄື່ອງດຽວ.
shell-include-outlets-why-not-parent = ສະເພາະຮ້ານຄ້າຫຼັກ.
shell-outlets-included = ຕອນນີ້ສະແດງອໍເດີຂອງທຸກສາຂາແລ້ວ.
error-no-vendors = ບັນຊີຂອງທ່ານບໍ່ມີຮ້ານຄ້າ. ກະລຸນາຕິດຕໍ່ພວກເຮົາ.
error-cant-retrieve-vendors = ໂຫຼດຮ້ານຄ້າຂອງທ່ານບໍ່ໄດ້.
shell-vendors-missing = ຍັງບໍ່ມີຫຍັງໃຫ້ສະແດງ
shell-vendors-none-hint = ຜິດບັນຊີບໍ? ອອກຈາກລະບົບ ແລ້ວເຂົ້າດ້ວຍບັນຊີອື່ນ.
shell-notices =
    .aria-label = ການແຈ້ງເຕືອນ
shell-dismiss =
    .aria-label = ປິດ
shell-recent-notices = ການແຈ້ງເຕືອນຫຼ້າສຸດ
shell-recent-notices-none = ຍັງບໍ່ມີຫຍັງ.
shell-guest = ທ່ານກຳລັງເອີ້ນໄຣເດີ້ໂດຍບໍ່ມີບັນຊີ.
shell-device-of = ອຸປະກອນຂອງ { $name }
dialog-close = ປິດ
shell-instead-of = ລາຄາເດີມ
