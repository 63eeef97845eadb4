import type { Words } from './words.ts'

/** Behind an hour: "7時". */
export const HOUR = '時'
/** Behind the number of a month: "4月", also of Chinese. */
export const MONTH = '月'
/** Behind the number of a day: "29日", also of Chinese. */
export const DAY = '日'
/** Signs of weekdays in brackets behind a date. */
export const WEEKDAYS = '月火水木金土日'
/** Behind the sign for hours: then it is a period, "2時間". */
export const NO_HOUR = '間'
/** Between a day and its hour: "明日の3時". */
export const OF = 'の'

/** Japanese. */
export const JA: Words = {
  limits: '遅くとも',
  limitsBehind: 'の間|まで|以降|以後|前|後',
  rangeWords: 'から',
  aboutBehind: '頃|ごろ|くらい|ぐらい',
  days: '明日|あした|あす|明後日',
  weekdays: '月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日|月曜|火曜|水曜|木曜|金曜|土曜|日曜',
  aboutPeriod: '約',
  periods: '分間|分|時間',
  periodCounts: '半',
  periodsBehind: '後|以内|内',
  noCalls: '電話しない|電話は控え',
  morning: '今朝|午前中|午前|朝',
  noon: '正午|お昼|昼',
  afternoon: '午後',
  evening: '今晩|今夜|夕方',
  night: '夜|深夜',
  partsOfDays: '正午',
  midday: '正午',
  half: '半',
  hours: ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
}
