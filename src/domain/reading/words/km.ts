import type { Words } from './words.ts'

/** Khmer. */
export const KM: Words = {
  limits: 'ក្រោយ|មុន|ចន្លោះ',
  rangeWords: 'ដល់',
  atTime: 'ម៉ោង',
  clockWords: 'ម៉ោង',
  days: 'ថ្ងៃស្អែក|ស្អែក',
  weekdays: 'ថ្ងៃចន្ទ|ថ្ងៃអង្គារ|ថ្ងៃពុធ|ថ្ងៃព្រហស្បតិ៍|ថ្ងៃសុក្រ|ថ្ងៃសៅរ៍|ថ្ងៃអាទិត្យ',
  within: 'ក្នុងរយៈពេល|ក្នុង|រយៈពេល',
  periods: 'នាទី|ម៉ោង',
  periodCounts: 'កន្លះ',
  periodsBehind: 'នឹងមកដល់|ទៀត',
  morning: 'ព្រឹក|ពេលព្រឹក',
  noon: 'ថ្ងៃត្រង់',
  afternoon: 'រសៀល',
  evening: 'ពេលល្ងាច|ល្ងាចនេះ|ល្ងាច',
  night: 'ពេលយប់|យប់នេះ|យប់',
  andHalf: 'កន្លះ',
}
