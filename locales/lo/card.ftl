card-title = ຈ່າຍດ້ວຍບັດ
card-continue = ໄປໜ້າຊຳລະເງິນ
card-starting = ກຳລັງກຽມການຊຳລະເງິນ…
card-pay = ຈ່າຍ { $amount } ແລະ ເອີ້ນໄຣເດີ້
card-paying = ກຳລັງຈ່າຍ…
card-amount = ຍອດທີ່ຕ້ອງຈ່າຍດຽວນີ້:
card-choose = ຈ່າຍດ້ວຍ
card-new = ບັດໃໝ່
card-until = ໃຊ້ໄດ້ຮອດ { $expiry }
card-number = ເລກບັດ
card-expiry = ວັນໝົດອາຍຸ
card-expiry-placeholder = ດດ/ປປ
card-code = ລະຫັດຄວາມປອດໄພ
card-code-hint = { $digits ->
    [4] ຕົວເລກສີ່ຕົວຢູ່ດ້ານໜ້າບັດ
   *[other] ຕົວເລກສາມຕົວຢູ່ດ້ານຫຼັງບັດ
}
card-name = ຊື່ເທິງບັດ
card-save = ບັນທຶກບັດນີ້ໄວ້ໃຊ້ເທື່ອໜ້າ
card-save-hint = ພວກເຮົາເກັບແຕ່ເລກສີ່ຕົວທ້າຍ ແລະ ວັນໝົດອາຍຸເທົ່ານັ້ນ.
card-safe = ຂໍ້ມູນບັດຂອງທ່ານເຂົ້າລະຫັດຢູ່ໃນອຸປະກອນນີ້. ຜູ້ໃຫ້ບໍລິການຊຳລະເງິນເທົ່ານັ້ນທີ່ອ່ານໄດ້.
card-back = ກັບໄປລາຍລະອຽດ
card-choice-missing = ກະລຸນາເລືອກບັດ.
card-number-missing = ກະລຸນາປ້ອນເລກບັດ.
card-number-invalid = ນີ້ບໍ່ແມ່ນເລກບັດ. ກວດຕົວເລກຄືນ.
card-expiry-invalid = ປ້ອນເດືອນ ແລະ ປີ ເຊັ່ນ 04/31.
card-expired = ບັດນີ້ໝົດອາຍຸແລ້ວ.
card-code-missing = ກະລຸນາປ້ອນລະຫັດຄວາມປອດໄພ.
card-code-invalid = { $digits ->
    [4] ລະຫັດຄວາມປອດໄພມີສີ່ຕົວເລກ.
   *[other] ລະຫັດຄວາມປອດໄພມີສາມຕົວເລກ.
}
card-name-missing = ກະລຸນາປ້ອນຊື່ເທິງບັດ.
card-confirming = ກຳລັງດຳເນີນການຊຳລະເງິນຂອງທ່ານ…
card-checking = ພວກເຮົາກຳລັງກວດວ່າການຊຳລະເງິນຂອງທ່ານສຳເລັດຫຼືບໍ່.
card-do-not-pay-again = ກະລຸນາຢ່າຈ່າຍຊ້ຳ. ເປີດໜ້ານີ້ໄວ້ ພວກເຮົາຈະສະແດງຜົນຢູ່ບ່ອນນີ້.
card-bank = ທະນາຄານຂອງທ່ານຕ້ອງຢືນຢັນວ່າແມ່ນທ່ານ.
card-bank-go = ໄປໜ້າຂອງທະນາຄານ
card-unpaid-declined = ທະນາຄານຂອງທ່ານປະຕິເສດບັດນີ້. ຍັງບໍ່ມີການຕັດເງິນ.
card-unpaid-insufficient-funds = ເງິນໃນບັດນີ້ບໍ່ພໍ. ຍັງບໍ່ມີການຕັດເງິນ.
card-unpaid-left = ທ່ານອອກຈາກໜ້າຂອງທະນາຄານ. ຍັງບໍ່ມີການຕັດເງິນ.
card-unpaid-expired = ການຢືນຢັນໃຊ້ເວລາດົນເກີນໄປ. ຍັງບໍ່ມີການຕັດເງິນ.
card-unpaid-failed = ການຊຳລະເງິນບໍ່ສຳເລັດ. ຍັງບໍ່ມີການຕັດເງິນ.
card-not-encrypted = ອຸປະກອນນີ້ເຂົ້າລະຫັດຂໍ້ມູນບັດບໍ່ໄດ້ ພວກເຮົາຈຶ່ງບໍ່ໄດ້ສົ່ງ. ຍັງບໍ່ມີການຕັດເງິນ.
card-try-another = ຍັງບໍ່ທັນເອີ້ນໄຣເດີ້. ທ່ານລອງໃຊ້ບັດອື່ນໄດ້.
error-payment-init = ເລີ່ມການຊຳລະເງິນບໍ່ໄດ້.
error-payment-intent-creation = ກຽມການຊຳລະເງິນສຳລັບອໍເດີນີ້ບໍ່ໄດ້.
error-payment-unavailable = ຕອນນີ້ຍັງຈ່າຍດ້ວຍບັດຢູ່ບ່ອນນີ້ບໍ່ໄດ້.
error-payment-required = ຈ່າຍອໍເດີນີ້ດ້ວຍບັດກ່ອນ.
error-payment-card-unreadable = ຜູ້ໃຫ້ບໍລິການຊຳລະເງິນອ່ານຂໍ້ມູນບັດບໍ່ໄດ້. ກະລຸນາປ້ອນໃໝ່.
