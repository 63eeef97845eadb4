import type { Words } from './words.ts'

/** Tamil. */
export const TA: Words = {
  limitsBehind: 'பிறகு|பின்|முன்|முன்பு|க்குள்',
  rangeWords: 'முதல்',
  days: 'நாளை',
  weekdays: 'திங்கள்|செவ்வாய்|புதன்|வியாழன்|வெள்ளி|சனி|ஞாயிறு',
  periods: 'நிமிடம்|நிமிடங்கள்|நிமிடத்தில்|நிமிடங்களில்|மணி நேரம்',
  periodCounts: 'அரை',
  periodsBehind: 'பிறகு|கழித்து',
  morning: 'காலை',
  noon: 'மதியம்',
  afternoon: 'பிற்பகல்',
  evening: 'மாலை',
  night: 'இரவு',
  oclock: 'மணி|மணிக்கு|மணிக்குப்|மணிக்குள்',
}
