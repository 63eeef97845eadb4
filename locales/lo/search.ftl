search-recent = ການຊອກຫາຫຼ້າສຸດ
search-recent-clear = ລຶບການຊອກຫາຫຼ້າສຸດ
search-found =
    { $count ->
        [0] ບໍ່ພົບອໍເດີທີ່ກົງກັນ
       *[other] ພົບ { $count } ອໍເດີ
    }
