timeline-took =
    { $minutes ->
        [0] ບໍ່ຮອດ 1 ນາທີ
       *[other] { $minutes } ນາທີ
    }
timeline-so-far =
    { $minutes ->
        [0] ຫາກໍເລີ່ມ
       *[other] ໄດ້ { $minutes } ນາທີແລ້ວ
    }
timeline-usually =
    { $minutes ->
        [0] ປົກກະຕິບໍ່ຮອດ 1 ນາທີ
       *[other] ປົກກະຕິ { $minutes } ນາທີ
    }
timeline-slower = ຊ້າກວ່າປົກກະຕິ
timeline-given-back = ໄຣເດີ້ບໍ່ຮັບສົ່ງອໍເດີນີ້ແລ້ວ ກຳລັງຊອກຫາໄຣເດີ້ຄົນໃໝ່
timeline-no-moment = ບໍ່ຮູ້ເວລາ
timeline-note = ຂໍ້ຄວາມຈາກລູກຄ້າເຖິງໄຣເດີ້
timeline-waits-for = ລໍຖ້າຮອດ { $time }
timeline-expected-back = ຄາດວ່າຈະກັບຮອດປະມານ { $time }
timeline-usual-is = “ປົກກະຕິ” ແມ່ນເວລາທີ່ໃຊ້ໃນອໍເດີຫຼ້າສຸດຂອງຈຸດເຂົ້າຮັບເຄື່ອງນີ້.
