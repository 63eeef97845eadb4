import type { Words } from './words.ts'

/** Swedish. */
export const SV: Words = {
  limits: 'efter|före|innan|från|mellan|senast',
  rangeLimits: 'mellan|från',
  rangeWords: 'och',
  atTime: 'klockan',
  clockWords: 'klockan',
  days: 'imorgon|i morgon|i övermorgon',
  weekdays: 'måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag',
  onDay: 'den|på',
  months: 'januari|februari|mars|april|juni|juli|augusti|september|oktober|november|december',
  within: 'om ca|om cirka|om|inom',
  aboutPeriod: 'cirka',
  periods: 'min|halvtimme|minuter|timme|timmar',
  periodCounts: 'tre kvart|tre kvarts|en',
  wholePeriods: 'timme|halvtimme|kvart',
  noCalls: 'ring inte',
  morning: 'i förmiddag|i morse|på morgonen|på förmiddagen',
  afternoon: 'i eftermiddag|på eftermiddagen',
  evening: 'på kvällen|ikväll|i kväll',
  night: 'i natt|inatt|på natten',
  midnight: 'midnatt',
  quarterPast: 'kvart över',
  quarterTo: 'kvart i',
  hours: ['ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'],
}
