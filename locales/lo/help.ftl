help-open = ຊ່ວຍເຫຼືອ
help-title = ສູນຊ່ວຍເຫຼືອ
help-close =
    .aria-label = ປິດສູນຊ່ວຍເຫຼືອ
help-back = ກັບຄືນ
help-center-failed = ເກີດຂໍ້ຜິດພາດຕອນໂຫຼດສູນຊ່ວຍເຫຼືອ.
