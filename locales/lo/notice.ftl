notice-kind =
    { $kind ->
        [error] ຜິດພາດ
        [warning] ຄຳເຕືອນ
        [success] ສຳເລັດ
       *[info] ແຈ້ງໃຫ້ຮູ້
    }
notice-contact-centre = ຕອນນີ້ສູນບໍລິການລູກຄ້າຂອງພວກເຮົາມີບັນຫາທາງເຕັກນິກ. ການຕອບອາດຊ້າກວ່າປົກກະຕິ.
notice-orders-left-out = ອໍເດີທີ່ຂ້າມໄປເພາະອ່ານບໍ່ໄດ້: { $count }
