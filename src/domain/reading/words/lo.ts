import type { Words } from './words.ts'

/** Behind an hour: "7 ໂມງ". */
export const HOUR = 'ໂມງ'
/** Half an hour behind HOUR. */
export const HALF_HOUR = 'ເຄິ່ງ'
/** Evening, morning and afternoon behind HOUR. */
export const SIDES = 'ແລງ|ເຊົ້າ|ບ່າຍ'

/** Places, which end a name; no space need separate them from what follows. */
export const NO_NAME = 'ບ້ານ|ເມືອງ|ຖະໜົນ|ຮ່ອມ|ຕຶກ|ໂທ|ເບີ'

/** Lao. */
export const LO: Words = {
  limits: 'ກ່ອນ|ຫຼັງ|ລະຫວ່າງ',
  rangeWords: 'ຫາ',
  atTime: 'ເວລາ',
  days: 'ມື້ອື່ນ',
  weekdays: 'ວັນຈັນ|ວັນອັງຄານ|ວັນພຸດ|ວັນພະຫັດ|ວັນສຸກ|ວັນເສົາ|ວັນອາທິດ',
  within: 'ອີກ|ພາຍໃນ',
  periods: 'ນາທີ|ຊົ່ວໂມງ',
  periodCounts: 'ເຄິ່ງ',
  morning: 'ຕອນເຊົ້າ|ເຊົ້າ',
  noon: 'ຕອນທ່ຽງ',
  afternoon: 'ຕອນບ່າຍ|ບ່າຍ',
  evening: 'ຕອນແລງ|ແລງ',
  night: 'ຕອນກາງຄືນ',
  half: 'ເຄິ່ງ',
  nameLabels: 'ຊື່ລູກຄ້າ|ຊື່ຜູ້ຮັບ|ລູກຄ້າ|ຜູ້ຮັບ|ຊື່',
  phoneLabels: 'ເບີລາວ|ເບີຕິດຕໍ່|ໂທລະສັບ|ເບີ|ເບີຂ້ອຍ|ໂທ|ເບີໂທ',
  addressLabels: 'ສະຖານທີ່|ສະຖານທີ່ສົ່ງ|ທີ່ຢູ່ຈັດສົ່ງ|ບ່ອນສົ່ງ|ທີ່ຢູ່',
  addressPartLabels: 'ລະຫັດໄປສະນີ',
  totalLabels: 'ລວມໝົດ|ຍອດລວມ|ຈຳນວນເງິນ|ລວມເງິນ|ລວມທັງໝົດ|ທັງໝົດ|ລວມ|ລາຄາ',
  partAmountLabels: 'ຄ່າສົ່ງ',
  notesLabels: 'ຄຳແນະນຳ|ໝາຍເຫດ',
  timeLabels: 'ເວລາ|ເວລາສົ່ງ',
  otherLabels: 'ຈ່າຍ|ການຊຳລະ|ຊຳລະ|ວິທີຈ່າຍ|ອໍເດີ',
  namePhrases: 'ຊື່|ຂ້ອຍຊື່|ສົ່ງໃຫ້',
  titles: 'ທ.|ເອື້ອຍ|ອ້າຍ|ນາງ|ທ້າວ|ທ່ານ',
  uncasedTitles: 'ນາງ|ທ້າວ|ທ່ານ',
  orderers: 'ຜູ້ສັ່ງ',
  uncasedRelatives: 'ແມ່|ພໍ່|ໝູ່',
  addressWords: 'ສົ່ງໃຫ້ແດ່|ສົ່ງຮອດ|ສົ່ງໄປ|ສົ່ງ|ສົ່ງມາທີ່|ສົ່ງໄປທີ່|ສົ່ງທີ່',
  todayBeforeAddress: 'ມື້ນີ້',
  near: 'ໃກ້',
  streets: 'ຖ.|ບ.|ເລກທີ|ຮ່ອມ|ເຮືອນເລກທີ|ຖະໜົນ|ບ້ານ',
  houseWords: 'ຫ້ອງ|ຊັ້ນ',
  floorWords: 'ຊັ້ນ',
  districts: 'ເມືອງ|ຕາແສງ',
  cities: 'ວຽງຈັນ',
  dishCounters: 'ຖົງ|ກ່ອງ|ຈານ',
  prices: 'ລາຄາ',
  deposits: 'ມັດຈຳ',
  balances: 'ຍັງເຫຼືອ',
  change: 'ມີເງິນ|ທອນ',
  cash: 'ຈ່າຍເງິນສົດ|ຈ່າຍສົດ|ຈ່າຍປາຍທາງ|ເກັບປາຍທາງ|ເງິນສົດປາຍທາງ|ເກັບເງິນປາຍທາງ|ເງິນສົດ',
  terminals: 'ເຄື່ອງຮູດບັດ',
  paid: 'ໂອນເງິນແລ້ວ|ຈ່າຍແລ້ວ|ໂອນແລ້ວ',
  cards: 'ບັດ|ດ້ວຍບັດ',
  transfers: 'bcel one|ໂອນ|ສະແກນ|bcel',
  doors: 'ຕອນສົ່ງ|ຕອນມາຮອດ|ເວລາຮັບ|ປາຍທາງ|ໜ້າບ້ານ|ຕອນຮັບ',
  deeds: [['ຈ່າຍ|ໂອນ|ຊຳລະ', 'ຮຽບຮ້ອຍແລ້ວ|ຮຽບຮ້ອຍ|ແລ້ວ']],
  noNames: 'ໂຮງແຮມ|ແດ່',
  courtesies: 'ສົ່ງໃຫ້ແດ່|ຂອບໃຈຫຼາຍໆ|ຂອບໃຈເດີ້|ມື້ນີ້|ສັ່ງ|ຂໍ|ຂອບໃຈ|ສະບາຍດີ',
  forwarded: 'ສົ່ງຕໍ່',
  unitLabels: 'ຫ້ອງ|ເລກຫ້ອງ',
}
