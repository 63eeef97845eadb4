live-stale = ບໍ່ມີການເຊື່ອມຕໍ່, ຂໍ້ມູນເມື່ອ { $time }
live-as-of = ຂໍ້ມູນເມື່ອ { $time }
live-heard = ຕິດຕໍ່ຫຼ້າສຸດ { $time }
