promise-pick-up = ມາຮັບ
promise-drop-off = ສົ່ງຮອດ
promise-due = ສົ່ງຮອດກ່ອນ
promise-near = ອີກບໍ່ດົນ
promise-late = ຊ້າ { $time }
promise-late-now = ຊ້າ
promise-age = ຄາດຄະເນເມື່ອ { $age } ກ່ອນ
promise-unknown-since = ບໍ່ມີເວລາຄາດຄະເນຕັ້ງແຕ່ { $time }
