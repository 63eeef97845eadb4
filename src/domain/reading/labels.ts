import { FLOOR_WORDS, UNIT_LABELS } from '../address/unitWords.ts'
import { WORDS } from './words/allWords.ts'

/** What a label in a message announces. */
export type Label =
  | 'name'
  | 'phone'
  | 'address'
  | 'address-part'
  | 'unit'
  | 'floor'
  | 'building'
  | 'total'
  | 'part-amount'
  | 'notes'
  | 'time'
  | 'other'

/** The labels that order forms, bots and people use. */
export const LABELS: Readonly<Record<Label, string>> = {
  name: `${WORDS.nameLabels}|${WORDS.orderers}`,
  phone: WORDS.phoneLabels,
  address: WORDS.addressLabels,
  'address-part': WORDS.addressPartLabels,
  unit: `${UNIT_LABELS}|${WORDS.unitLabels}`,
  floor: FLOOR_WORDS,
  building: WORDS.buildingLabels,
  total: WORDS.totalLabels,
  'part-amount': WORDS.partAmountLabels,
  notes: WORDS.notesLabels,
  time: WORDS.timeLabels,
  other: WORDS.otherLabels,
}
