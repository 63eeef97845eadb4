import type { Words } from './words.ts'

/** Cebuano. */
export const CEB: Words = {
  days: 'ugma',
  morning: 'sa buntag',
  evening: 'sa gabii',
}
