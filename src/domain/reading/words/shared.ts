import type { Words } from './words.ts'

/** Signs of every language, and words of French, Russian and other languages that no country offers. */
export const SHARED: Words = {
  periodCounts: '3/4|1/2|½|¾',
}
