import type { Words } from './words.ts'

/** Cebuano. */
export const CEB: Words = {
  days: 'ugma',
  morning: 'sa buntag',
  evening: 'sa gabii',
  nameLabels: 'ngalan',
  phoneLabels: 'telepono ko|number ko|akong number',
  addressLabels: 'ihatod sa|adres sa paghatod',
  totalLabels: 'tanan|kantidad|bayranan',
  namePhrases: 'ngalan|ihatod kang|ihatag kang|dad-a kang|para kang',
  addressWords: 'ihatod sa',
  cities: 'cebu|cebu city',
  courtesies: 'maayong buntag|maayong gabii',
}
