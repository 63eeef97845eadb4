import type { Words } from './words.ts'

/** Behind the number of a month: "4월". */
export const MONTH = '월'
/** Behind the number of a day: "29일". */
export const DAY = '일'
/** Signs of weekdays in brackets behind a date. */
export const WEEKDAYS = '월화수목금토일'
/** Behind an hour: "7시". */
export const HOUR = '시'
/** Half an hour behind HOUR. */
export const HALF_HOUR = '반'
/** Behind minutes. */
export const MINUTE = '분'
/** Behind HOUR: then it is a period, "2시간". */
export const NO_HOUR = '간'
/** Particles behind HOUR: "7시까지". */
export const BEHIND_HOUR = '까지|에|이후|쯤'

/** Korean. */
export const KO: Words = {
  limits: '늦어도',
  limitsBehind: '까지|이후|이전|전|후|전까지',
  rangeWords: '에서|부터',
  aboutBehind: '쯤',
  days: '내일|모레',
  weekdays: '월요일|화요일|수요일|목요일|금요일|토요일|일요일',
  aboutPeriod: '약',
  periods: '분|시간',
  wholePeriods: '한시간|한 시간',
  periodsBehind: '뒤|후|뒤에|이내|안에|쯤 뒤',
  noCalls: '전화하지',
  morning: '오전|아침',
  noon: '점심|낮',
  afternoon: '오후',
  evening: '저녁',
  night: '밤',
  partsOfDays: '정오',
  midday: '정오',
  midnight: '자정',
  half: '반',
  hours: ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두'],
}
