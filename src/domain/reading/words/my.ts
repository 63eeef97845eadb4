import type { Words } from './words.ts'

/** Behind an hour: "၇ နာရီ". */
export const HOUR = 'နာရီ'
/** Half an hour behind HOUR. */
export const HALF_HOUR = 'ခွဲ'

/** Burmese. */
export const MY: Words = {
  limitsBehind: 'နောက်ပိုင်း|မတိုင်ခင်|အရောက်',
  days: 'မနက်ဖြန်',
  weekdays: 'တနင်္လာနေ့|အင်္ဂါနေ့|ဗုဒ္ဓဟူးနေ့|ကြာသပတေးနေ့|သောကြာနေ့|စနေနေ့|တနင်္ဂနွေနေ့',
  periods: 'မိနစ်|နာရီ',
  periodsToCome: 'အခုတစ်နာရီအတွင်း',
  periodsBehind: 'အတွင်း|ပြီးရင်',
  morning: 'မနက်|နံနက်',
  noon: 'နေ့လည်|နေ့လယ်',
  evening: 'ညနေခင်း|ညနေ',
  night: 'ညဘက်|ည',
  half: 'ခွဲ',
}
