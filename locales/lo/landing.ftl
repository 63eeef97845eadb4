landing-eyebrow = ບໍລິການສົ່ງດ່ວນສຳລັບທຸລະກິດ · { $country }
landing-title = ສົ່ງເລີຍ. ເບິ່ງໄດ້ຈົນຮອດ.
landing-lead = { -brand-name } ສົ່ງໄຣເດີ້ໄປຮອດໜ້າຮ້ານຂອງທ່ານ ເພື່ອຮັບພັດສະດຸ, ອາຫານ, ເອກະສານ ຫຼື ຂອງຂວັນ ແລ້ວໃຫ້ທ່ານເຫັນທຸກນາທີຈົນຮອດມືຜູ້ຮັບ.
landing-request-as-guest = ເອີ້ນໂດຍບໍ່ມີບັນຊີ
landing-request-as-guest-busy = ລໍຖ້າບຶດໜຶ່ງ…
landing-example-status = ກຳລັງໄປສົ່ງ
landing-example-arrival = ຮອດໃນອີກ { $minutes } ນາທີ
landing-facts = ຂໍ້ມູນໂດຍຫຍໍ້
landing-fact-minutes-value = { $minutes } ນາທີ
landing-fact-promise = ດົນສຸດຈົນສົ່ງຮອດ
landing-fact-typical = ຫຼື ໄວກວ່ານັ້ນ ແມ່ນເວລາປົກກະຕິ
landing-fact-weight-value = { $kg } ກກ
landing-fact-weight = ແມ່ນນ້ຳໜັກທີ່ສົ່ງໄດ້ແຕ່ລະເທື່ອ
landing-fact-distance = ແມ່ນໄລຍະທີ່ໄຣເດີ້ໄປສົ່ງ
landing-fact-nothing = ໃນມື້ທີ່ບໍ່ມີການສົ່ງ
landing-how-title = ຈາກໜ້າຮ້ານຂອງທ່ານ ຮອດໜ້າປະຕູລູກຄ້າ ໃນສາມຂັ້ນຕອນ
landing-how-where-title = ບອກບ່ອນສົ່ງ
landing-how-where-text = ເລືອກຈຸດເຂົ້າຮັບເຄື່ອງ ແລະ ຈຸດສົ່ງເຄື່ອງ. ໄລຍະທາງ, ເວລາໄຣເດີ້ມາຮັບໂດຍປະມານ ແລະ ຄ່າສົ່ງ ຈະສະແດງກ່ອນທ່ານຢືນຢັນ.
landing-how-ride-title = ໄຣເດີ້ມາຮັບ
landing-how-ride-text = ໄຣເດີ້ທີ່ຢູ່ໃກ້ມາຮັບເຄື່ອງຢູ່ໜ້າຮ້ານຂອງທ່ານ. ທ່ານຮູ້ຊື່, ເບີໂທ ແລະ ຮູ້ວ່າຕ້ອງກຽມເຄື່ອງໃຫ້ແລ້ວຕອນໃດ.
landing-how-door-title = ຕິດຕາມຈົນຮອດປະຕູ
landing-how-door-text = ເບິ່ງໄຣເດີ້ເທິງແຜນທີ່, ແບ່ງປັນລິ້ງໃຫ້ລູກຄ້າ ແລະ ເກັບຫຼັກຖານການມອບເຄື່ອງໄວ້.
landing-why-title = ເຮັດມາເພື່ອຄົນທີ່ຫຍຸ້ງຢູ່ໜ້າຮ້ານ
landing-why-text = ຕອນທ່ຽງ, ລູກຄ້າຕໍ່ແຖວ, ມືວ່າງຂ້າງດຽວ: ທຸກຢ່າງທີ່ຕ້ອງໃຊ້ ພຽງແຕ່ເບິ່ງເທື່ອດຽວ ຫຼື ກົດປຸ່ມດຽວ.
landing-why-live-title = ເວລາຈິງ ທຸກນາທີ
landing-why-live-text = ສະຖານະ, ໄຣເດີ້ ແລະ ເວລາຄາດຄະເນ ອັບເດດຢູ່ຕໍ່ໜ້າທ່ານ. ບໍ່ຕ້ອງໂທຖາມວ່າຮອດໃສແລ້ວ.
landing-why-proof-title = ມີຫຼັກຖານທຸກການມອບເຄື່ອງ
landing-why-proof-text = ການເຂົ້າຮັບເຄື່ອງ, ການສົ່ງ ແລະ ການສົ່ງຄືນ ມີບັນທຶກໄວ້ ແລະ ເກັບໄວ້ກັບອໍເດີ.
landing-why-share-title = ລິ້ງສຳລັບລູກຄ້າຂອງທ່ານ
landing-why-share-text = ລູກຄ້າຕິດຕາມການສົ່ງຜ່ານມືຖື ໂດຍບໍ່ຕ້ອງມີແອັບ ຫຼື ບັນຊີ.
landing-why-outlets-title = ທຸກສາຂາໃນໜ້າຈໍດຽວ
landing-why-outlets-text = ເຂົ້າສູ່ລະບົບເທື່ອດຽວ ໃຊ້ໄດ້ທຸກຈຸດເຂົ້າຮັບເຄື່ອງ ແຕ່ລະຈຸດມີອໍເດີຂອງຕົນເອງ.
landing-why-history-title = ບໍ່ມີຫຍັງຕົກຫາຍ
landing-why-history-text = ຊອກຫາອໍເດີເກົ່າດ້ວຍເລກທີ, ຊື່ ຫຼື ເບີໂທ ແລະ ສົ່ງອອກໄຟລ໌ໄວ້ເຮັດບັນຊີ.
landing-why-goods-title = ສົ່ງໄດ້ຫຼາຍຢ່າງ
landing-why-goods-text = ພັດສະດຸ, ອາຫານທ່ຽງຮ້ອນໆ, ສັນຍາທີ່ເຊັນແລ້ວ, ຊໍ່ດອກໄມ້: ໃຊ້ບໍ່ເທົ່າໃດຂັ້ນຕອນຄືກັນ.
landing-pay-title = ໃຊ້ເທົ່າໃດ ຈ່າຍເທົ່ານັ້ນ
landing-pay-text = ບໍ່ມີຄ່າສະມາຊິກ ແລະ ບໍ່ມີຂັ້ນຕ່ຳ. ມື້ໃດບໍ່ມີການສົ່ງ ທ່ານບໍ່ຕ້ອງຈ່າຍ.
landing-pay-country = ຄ່າສົ່ງ · { $country }
landing-pay-base = ຄ່າເລີ່ມຕົ້ນ
landing-pay-per-km = ແຕ່ລະກິໂລແມັດ
landing-pay-cash = ເກັບເງິນສົດປາຍທາງ
landing-pay-maximum = ສູງສຸດ
landing-pay-no-commission = ບໍ່ເກັບຄ່າຄອມມິດຊັນຈາກຍອດຂາຍຂອງທ່ານ
landing-pay-from-km = ຄິດໄລ່ຕັ້ງແຕ່ { $km } ກມ ຂຶ້ນໄປ.
landing-pay-from-km-by-place =
    { $code ->
        [TH] ຢູ່ບາງກອກ
       *[other] ຢູ່ນະຄອນຫຼວງ
    } ຄິດໄລ່ຕັ້ງແຕ່ { $km } ກມ ຂຶ້ນໄປ, ຢູ່ເມືອງອື່ນຕັ້ງແຕ່ { $outsideKm } ກມ ຂຶ້ນໄປ.
landing-pay-expect = ສິ່ງທີ່ທ່ານຄວນຮູ້
landing-pay-expect-first = ທ່ານເຫັນຄ່າສົ່ງທີ່ແນ່ນອນກ່ອນຢືນຢັນ ແລະ ຫຼັງຈາກນັ້ນຈະບໍ່ປ່ຽນ.
landing-pay-expect-distance = ຄ່າສົ່ງຂຶ້ນກັບໄລຍະທາງລະຫວ່າງສອງທີ່ຢູ່ ບໍ່ມີຫຍັງອື່ນທີ່ທ່ານຕ້ອງຄາດເດົາ.
landing-pay-expect-nothing = ບໍ່ມີຄ່າຕິດຕັ້ງ, ບໍ່ມີໄລຍະສັນຍາ, ມື້ພັກບໍ່ເສຍຄ່າ.
landing-fee-title = ຄ່າສົ່ງເທົ່າໃດ?
landing-fee-distance = ໄລຍະທາງ
landing-fee-km = { $km } ກມ
landing-fee-place = ຈຸດເຂົ້າຮັບເຄື່ອງຢູ່ໃສ?
landing-fee-place-capital =
    { $code ->
        [TH] ບາງກອກ
       *[other] ນະຄອນຫຼວງ
    }
landing-fee-place-outside = ເມືອງອື່ນ
landing-fee-with-cash = ໄຣເດີ້ເກັບເງິນສົດ
landing-fee-line-distance = ຄ່າໄລຍະທາງ
landing-fee-total = ຄ່າສົ່ງ
landing-fee-note = ນີ້ເປັນຕົວຢ່າງ: ເສດຂອງກິໂລແມັດນັບເປັນໜຶ່ງກິໂລແມັດ. ຄ່າສົ່ງທີ່ທ່ານຢືນຢັນ ຄິດໄລ່ຈາກທີ່ຢູ່ຈິງ.
landing-fleet-title = ໄຣເດີ້ພ້ອມຢູ່ຕາມຖະໜົນແລ້ວ
landing-fleet-text = ທ່ານບໍ່ຕ້ອງຈ້າງ, ບໍ່ຕ້ອງຊື້ປະກັນໄພ, ບໍ່ຕ້ອງຈັດຕາຕະລາງໃຫ້ໃຜ. ໄຣເດີ້ຢູ່ໃກ້ເມື່ອທ່ານຕ້ອງການ ແລະ ບໍ່ເສຍຄ່າເມື່ອທ່ານບໍ່ໃຊ້.
landing-fleet-bicycle-title = ລົດຖີບ
landing-fleet-bicycle-text = ເອກະສານ ແລະ ຂອງຂວັນນ້ອຍໆ ໄປໄດ້ທຸກຮ່ອມ.
landing-fleet-scooter-title = ລົດຈັກ
landing-fleet-scooter-text = ອາຫານ ແລະ ພັດສະດຸ ຂ້າມເມືອງໃນບໍ່ເທົ່າໃດນາທີ.
landing-fleet-bag-title = ຖົງຮັກສາອຸນຫະພູມ
landing-fleet-bag-text = ຂອງຮ້ອນຍັງຮ້ອນ, ຂອງເຢັນຍັງເຢັນ, ບໍ່ເສຍຮູບຊົງ.
landing-start-title = ໄຣເດີ້ຄົນທຳອິດຂອງທ່ານ ມື້ນີ້
landing-start-register =
    { $registration ->
        [PV] ສ້າງບັນຊີດ້ວຍລະຫັດຮ້ານຄ້າຂອງທ່ານ.
       *[NPV] ສ້າງບັນຊີດ້ວຍຊື່ທຸລະກິດຂອງທ່ານ.
    }
landing-start-confirm = ຢືນຢັນອີເມວຂອງທ່ານພາຍໃນ { $hours } ຊົ່ວໂມງ.
landing-start-request = ເອີ້ນໄຣເດີ້. ພຽງເທົ່ານີ້ກໍແລ້ວ.
landing-faq-what = ສົ່ງຫຍັງໄດ້ແດ່?
landing-faq-what-answer = ພັດສະດຸ, ອາຫານ, ເອກະສານ ແລະ ຂອງຂວັນ ທີ່ກົດໝາຍອະນຸຍາດ ແລະ ໄຣເດີ້ຄົນດຽວຂົນໄດ້.
landing-faq-what-letters = ບໍ່ຮັບສົ່ງໜັງສືຕິດຕໍ່ທີ່ໜັກບໍ່ຮອດ { $grams } ກຣາມ ເຊັ່ນ ຈົດໝາຍ.
landing-faq-fast = ສົ່ງໄວເທົ່າໃດ?
landing-faq-fast-answer = “ໄວທີ່ສຸດ” ໝາຍເຖິງສົ່ງຮອດພາຍໃນ { $minutes } ນາທີ. ໂດຍປົກກະຕິໃຊ້ເວລາບໍ່ເກີນ { $typical } ນາທີ.
landing-faq-heavy = ໜັກໄດ້ເທົ່າໃດ?
landing-faq-heavy-answer = ບໍ່ເກີນ { $kg } ກກ ຕໍ່ການສົ່ງໜຶ່ງເທື່ອ.
landing-faq-value = ມູນຄ່າໄດ້ເທົ່າໃດ?
landing-faq-value-answer = ບໍ່ເກີນ { $amount } ຕໍ່ການສົ່ງໜຶ່ງເທື່ອ.
landing-faq-value-and-weight-answer = ບໍ່ເກີນ { $amount } ຖ້ານ້ຳໜັກເກີນ { $kg } ກກ.
landing-faq-far = ສົ່ງໄກເທົ່າໃດ?
landing-faq-far-answer = ບໍ່ເກີນ { $km } ກມ ຈາກຈຸດເຂົ້າຮັບເຄື່ອງ.
landing-faq-far-nationwide-answer = ບໍ່ເກີນ { $km } ກມ ຈາກຈຸດເຂົ້າຮັບເຄື່ອງ ທົ່ວປະເທດ.
landing-faq-cost = ຄ່າສົ່ງເທົ່າໃດ?
landing-faq-cost-answer = { $base } ບວກ { $perKm } ສຳລັບແຕ່ລະກິໂລແມັດ.
landing-faq-cost-range = ປະມານ { $base } ຫາ { $maximum } ຕໍ່ການສົ່ງໜຶ່ງເທື່ອ ຂຶ້ນກັບໄລຍະທາງ.
landing-faq-cost-cash = ການເກັບເງິນສົດປາຍທາງເພີ່ມ { $amount }.
landing-faq-cost-no-commission = ພວກເຮົາບໍ່ເກັບຄ່າຄອມມິດຊັນ.
landing-faq-guest = ຕ້ອງມີບັນຊີບໍ?
landing-faq-guest-answer = ບໍ່ຕ້ອງ. ທ່ານເອີ້ນໄຣເດີ້ໂດຍບໍ່ມີບັນຊີໄດ້; ຖ້າມີບັນຊີ ລະບົບຈະເກັບທີ່ຢູ່, ລູກຄ້າ ແລະ ອໍເດີທີ່ຜ່ານມາໄວ້ໃຫ້.
