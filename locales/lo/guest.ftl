guest-sender-title = ຂໍ້ມູນຜູ້ສົ່ງ
guest-sender-lead = ໄຣເດີ້ ແລະ ທີມງານຂອງພວກເຮົາໃຊ້ຂໍ້ມູນນີ້ຕິດຕໍ່ທ່ານ ສະເພາະອໍເດີນີ້.
guest-sender-name = ຊື່ຂອງທ່ານ
guest-sender-phone = ເບີໂທຂອງທ່ານ
guest-sender-email = ທີ່ຢູ່ອີເມວຂອງທ່ານ
guest-origin-title = ໃຫ້ພວກເຮົາໄປຮັບເຄື່ອງຢູ່ໃສ?
guest-origin-lead = ຊອກຫາສະຖານທີ່ ຫຼື ເລືອກເທິງແຜນທີ່.
guest-origin-save = ຕໍ່ໄປ
