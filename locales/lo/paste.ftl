paste-open = ວາງຂໍ້ຄວາມ
paste-offer = ອ່ານຂໍ້ຄວາມທີ່ວາງ
paste-title = ອ່ານຂໍ້ຄວາມ
paste-text = ວາງຂໍ້ຄວາມຂອງລູກຄ້າ. ລະບົບອ່ານຂໍ້ຄວາມຢູ່ໃນອຸປະກອນນີ້ເທົ່ານັ້ນ ແລະ ຍັງບໍ່ໄດ້ສັ່ງຫຍັງ.
paste-message = ຂໍ້ຄວາມ
paste-placeholder = ຊື່, ເບີໂທ, ທີ່ຢູ່, ຈຳນວນເງິນ – ຕາມທີ່ໄດ້ຮັບມາ
paste-proposals = ຂໍ້ມູນທີ່ພົບ
paste-found = ອ່ານໄດ້ { $count } ລາຍການ. ກວດເບິ່ງກ່ອນນຳໃຊ້.
paste-reading = ກຳລັງອ່ານຂໍ້ຄວາມ…
paste-not-read = ອ່ານຂໍ້ຄວາມນີ້ບໍ່ໄດ້. ກະລຸນາກວດອິນເຕີເນັດຂອງທ່ານ ແລ້ວລອງໃໝ່.
paste-nothing-yet = ຂໍ້ມູນທີ່ພົບໃນຂໍ້ຄວາມຈະຂຶ້ນຢູ່ບ່ອນນີ້.
paste-nothing-found = ບໍ່ພົບຂໍ້ມູນໃນຂໍ້ຄວາມນີ້. ທ່ານຍັງປ້ອນແບບຟອມເອງໄດ້.
paste-place = ໝຸດເທິງແຜນທີ່
paste-take-field = ໃຊ້: { $field }
paste-keeps-typed = ເກັບສິ່ງທີ່ທ່ານພິມ: { $typed }
paste-replaces-typed = ປ່ຽນແທນສິ່ງທີ່ທ່ານພິມ: { $typed }
paste-unsure = ບໍ່ແນ່ໃຈວ່າໝາຍເຖິງຈຳນວນໃດ: { $written }. ກະລຸນາປ້ອນເອງ.
paste-short-link = ລິ້ງແຜນທີ່ນີ້ບໍ່ມີຕຳແໜ່ງ. ເປີດລິ້ງກ່ອນ ແລ້ວສຳເນົາລິ້ງຍາວຈາກແຜນທີ່.
paste-keys = ກົດ { $keys } ເພື່ອໃຊ້
paste-take = ໃຊ້ຂໍ້ມູນນີ້
prefill-filled = ຕື່ມຂໍ້ມູນຈາກລິ້ງ – ກວດເບິ່ງກ່ອນສັ່ງ
prefill-clear = ລຶບ
prefill-offered = ລິ້ງມີຂໍ້ມູນທີ່ຕ່າງຈາກສິ່ງທີ່ທ່ານພິມ.
prefill-use = ໃຊ້ຂໍ້ມູນຂອງລິ້ງ
prefill-keep = ໃຊ້ຂອງຂ້ອຍ
prefill-ignored =
    { $count ->
       *[other] ອ່ານຂໍ້ມູນບາງຢ່າງຂອງລິ້ງບໍ່ໄດ້ ຈຶ່ງຂ້າມໄປ: { $names }
    }
