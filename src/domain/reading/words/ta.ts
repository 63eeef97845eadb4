import type { Words } from './words.ts'

/** Endings of "to" or "in" behind an address. */
export const TO = 'க்கு|ில்|யில்'
/** "Send" or "bring" behind an address. */
export const SEND = 'அனுப்ப|கொண்டு'

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
  nameLabels: 'ஆர்டர் செய்தவர்|வாடிக்கையாளர்|பெறுநர்|பெயர்',
  phoneLabels: 'அவர் எண்|அலைபேசி|செல்|தொடர்புக்கு|கைபேசி|போன்|மொபைல்|தொடர்பு எண்|தொலைபேசி',
  addressLabels: 'டெலிவரி முகவரி|இடம்|முகவரி',
  totalLabels: 'எல்லாம் சேர்த்து|மொத்த தொகை|கட்டணம்|மொத்தத் தொகை|தொகை|விலை|மொத்தம்',
  partAmountLabels: 'டெலிவரி கட்டணம்',
  notesLabels: 'மற்றவை|குறிப்பு',
  timeLabels: 'நேரம்|டெலிவரி நேரம்',
  otherLabels: 'பணம்|கட்டண முறை|பேமெண்ட்|ஆர்டர்',
  namePhrases: 'பெயர்|என் பெயர்',
  titles: 'நான்',
  uncasedTitles: 'திரு|திருமதி|டாக்டர்',
  orderers: 'ஆர்டர் செய்தவர்',
  uncasedRelatives: 'என் அம்மா|என் அப்பா|என் அக்கா|என் தங்கை|என் அண்ணன்|என் மனைவி|என் நண்பர்',
  near: 'அருகில்|எதிரில்',
  streets: 'பாதை|வீதி|தெரு|சாலை',
}
