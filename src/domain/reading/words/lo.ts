import type { Words } from './words.ts'

/** Behind an hour: "7 ໂມງ". */
export const HOUR = 'ໂມງ'
/** Half an hour behind HOUR. */
export const HALF_HOUR = 'ເຄິ່ງ'
/** Evening, morning and afternoon behind HOUR. */
export const SIDES = 'ແລງ|ເຊົ້າ|ບ່າຍ'

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
}
