import type { Words } from './words.ts'

/** Behind an hour: "7 โมง". */
export const HOUR = 'โมง'
/** Behind an hour of the evening; alone it is the first one, 19:00. */
export const EVENING_HOUR = 'ทุ่ม'
/** Behind the digits of a time: "18.30 น.". */
export const CLOCK = 'น'
/** Half an hour behind the word for hours. */
export const HALF_HOUR = 'ครึ่ง'
/** Evening and morning behind the word for hours. */
export const SIDES = 'เย็น|เช้า'
/** Before an hour of the afternoon; "บ่ายโมง" is 13:00. */
export const AFTERNOON = 'บ่าย'
/** Before an hour after midnight: "ตีสอง". */
export const SMALL_HOURS = 'ตี'
/** Noon, and with NIGHT midnight. */
export const NOON = 'เที่ยง'
/** Behind NOON: midnight. */
export const NIGHT = 'คืน'
/** Behind NOON, without a meaning of its own. */
export const DAY = 'วัน'
/** Before EVENING_HOUR without a number: "ก่อนทุ่ม". */
export const BEFORE_EVENING = 'ก่อน|หลัง|ตอน|ถึง'
/** Before NOON alone. */
export const BEFORE_NOON = 'ตอน|ก่อน|ถึง'

/** Thai. */
export const TH: Words = {
  limits: 'ก่อน|หลัง|ระหว่าง|ตั้งแต่',
  rangeLimits: 'ระหว่าง|ตั้งแต่',
  rangeWords: 'ถึง',
  atTime: 'เวลา|ตอน|ถึงตอน|ขอถึงตอน',
  days: 'พรุ่งนี้|มะรืนนี้',
  weekdays: 'วันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันพฤหัส|วันศุกร์|วันเสาร์|วันอาทิตย์',
  months:
    'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|' +
    'ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.',
  within: 'อีกประมาณ|ภายในอีก|อีก|ภายใน|ในอีก',
  aboutPeriod: 'ประมาณ',
  periods: 'นาที|ชั่วโมง',
  periodCounts: 'ครึ่ง',
  wholePeriods: 'ครึ่งชั่วโมง|ชั่วโมง',
  noCalls: 'ห้ามโทร|อย่าโทร|อย่าเพิ่งโทร',
  morning: 'ตอนเช้า|เช้านี้|เช้า',
  noon: 'ตอนเที่ยง',
  afternoon: 'ตอนบ่าย|บ่ายนี้|บ่าย',
  evening: 'ค่ำ|ตอนเย็น|เย็นนี้|เย็น',
  night: 'คืนนี้|ตอนกลางคืน',
  partsOfDays: 'เที่ยง',
  half: 'ครึ่ง',
  hours: ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ', 'สิบเอ็ด', 'สิบสอง'],
}
