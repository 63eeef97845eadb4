map-name = ແຜນທີ່
map-keys = ປຸ່ມລູກສອນເລື່ອນແຜນທີ່, ປຸ່ມບວກ ແລະ ລົບ ໃຊ້ຂະຫຍາຍ ແລະ ຫຍໍ້.
map-zoom-in = ຂະຫຍາຍ
map-zoom-out = ຫຍໍ້
map-pin-keys = ປຸ່ມລູກສອນຍ້າຍໝຸດ, ກົດພ້ອມ Shift ຈະຍ້າຍເທື່ອລະຫຼາຍ.
map-cluster =
    { $count } ອໍເດີ{ $needing ->
        [0] {""}
       *[other] , ຕ້ອງຈັດການ { $needing } ອໍເດີ
    }
field-times-in = ເວລາທັງໝົດ: { $zone }
