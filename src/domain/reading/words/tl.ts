import type { Words } from './words.ts'

/** Filipino. */
export const TL: Words = {
  limits: 'bago mag|bago|pagkatapos ng|mula',
  rangeWords: 'hanggang|at',
  atTime: 'alas|bandang',
  clockWords: 'alas',
  days: 'bukas',
  weekdays: 'lunes|martes|miyerkules|huwebes|biyernes|linggo',
  onDay: 'noong|sa',
  months: 'enero|mayo|agosto',
  within: 'pagkatapos ng|sa loob ng',
  periods: 'oras',
  noCalls: 'wag tumawag|huwag tumawag',
  morning: 'ng umaga|sa umaga',
  noon: 'tanghali|ng tanghali',
  afternoon: 'ng hapon|sa hapon',
  evening: 'ng gabi|mamayang gabi',
  noonBehindLimits: 'tanghali',
  midnight: 'hatinggabi',
  andHalf: 'y medya',
  hours: ['', '', '', 'kwatro', 'singko', 'sais', 'siyete', 'otso', 'nuwebe', 'diyes', 'onse', 'dose'],
}
