import type { Words } from './words.ts'

/** Behind the number of a day: "4月29號". */
export const DAY = '號号'
/** Signs behind an hour, also of Japanese. */
export const HOUR = '時點点'
/** Those of them that minutes may follow: "三點十分". */
export const POINT = '點点'
/** Signs behind POINT that make it another word: "點心". */
export const NO_POINT = '心餐'
/** Behind minutes, also of Japanese. */
export const MINUTE = '分'
/** Half an hour behind HOUR. */
export const HALF_HOUR = '半'
/** The digits from one to nine. */
export const DIGITS = '一二三四五六七八九'
/** Ten. */
export const TEN = '十'
/** Zero before minutes: "八點零五". */
export const ZERO = '零〇'
/** Signs of "about" before an hour: "大概三點". */
export const ABOUT = '大差不概約'
/** One before POINT, which also means "a bit". */
export const ONE = '一'

/** Chinese in traditional and simplified signs, and Cantonese. */
export const ZH: Words = {
  limits: '最晚|最遲',
  limitsBehind: '之間|前|後|之前|之後|之后|以前|后',
  rangeWords: '至|到',
  aboutBehind: '左右',
  days: '明日|明天|聽日|听日|後天|后天',
  weekdays:
    '星期一|星期二|星期三|星期四|星期五|星期六|星期日|星期天|禮拜一|禮拜二|禮拜三|禮拜四|禮拜五|禮拜六|' +
    '禮拜日|週一|週二|週三|週四|週五|週六|週日',
  periods: '個鐘|个钟|個鐘頭|个小时|個小時|半小時|分鐘|分钟|時間|小時|小时|鐘頭|钟头',
  periodCounts: '半個|半|1個半',
  wholePeriods: '半時間|半小時|半個鐘',
  periodsBehind: '後|后|內|内|之內|之后|之後',
  noCalls: '唔好打|別打|请勿|請勿|勿打',
  morning: '上晝|朝早|早晨|凌晨|清晨|上午|早上',
  noon: '晏晝|中午',
  afternoon: '下晝|午后|下午',
  evening: '傍晚|黃昏|晚|晚上|今晚|夜晚',
  midnight: '零時|零点',
  half: '半',
  hours: ['一', '二|兩', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
}
