import type { Words } from './words.ts'

/** Kurdish (Sorani). */
export const CKB: Words = {
  limits: 'پێش|دوای|نێوان',
  rangeWords: 'تا',
  atTime: 'کاتژمێر',
  clockWords: 'کاتژمێر',
  days: 'سبەی|سبەینێ|بەیانی',
  weekdays: 'دووشەممە|سێشەممە|چوارشەممە|پێنجشەممە|هەینی|شەممە|یەکشەممە',
  within: 'دوای',
  periods: 'خولەک|کاتژمێر',
  noon: 'نیوەڕۆ',
  afternoon: 'دوای نیوەڕۆ',
  evening: 'ئێوارە',
  night: 'شەو',
  noonBehindLimits: 'نیوەڕۆ',
  andHalf: 'و نیو',
}
