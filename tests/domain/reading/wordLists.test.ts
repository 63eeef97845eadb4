import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { WORDS } from '../../../src/domain/reading/words/allWords.ts'
import * as unitWords from '../../../src/domain/address/unitWords.ts'

const languages: Readonly<Record<string, object>> = Object.fromEntries(
  await Promise.all(
    globSync('src/domain/reading/words/*.ts').map(async (file) => [
      file,
      await import(/* @vite-ignore */ `../../../${file}`),
    ]),
  ),
)

/** The lists of a module by name, also those inside of objects and arrays. */
const listsIn = (name: string, value: unknown): ReadonlyArray<readonly [name: string, list: string]> => {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listsIn(`${name}.${key}`, inner))
}

const LISTS = Object.entries({ unitWords, ...languages }).flatMap(([module, exported]) =>
  listsIn(module, { ...exported }),
)

const repeatedIn = (list: string): ReadonlyArray<string> =>
  list.split('|').filter((word, index, words) => words.indexOf(word) !== index)

describe('the lists of words', () => {
  it('are checked for duplicates', () => {
    expect(repeatedIn('to|for|to')).toEqual(['to'])
  })

  it('contain each word once and no empty word', () => {
    expect(LISTS.length).toBeGreaterThan(60)
    for (const [name, list] of LISTS) expect(repeatedIn(list), name).toEqual([])
    // A language may lack the word for an hour.
    for (const [name, list] of LISTS.filter(([hour]) => !/\.hours\.\d/.test(hour)))
      expect(list.split('|'), name).not.toContain('')
  })

  it('are joined as folded text is compared with them, or with accents and capital letters', () => {
    expect(WORDS.courtesies.split('|')).toContain('dekuji')
    expect(WORDS.months.split('|')).toContain('září')
    expect(WORDS.streetPrepositions.split('|')).toContain('Na')
  })
})
