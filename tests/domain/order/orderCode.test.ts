import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codesToTry } from '../../../src/domain/order/codesToTry.ts'
import { orderCode } from '../../../src/domain/order/orderCode.ts'

const anyRandom = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((numbers) => () => numbers.next().value)

/** Characters that look or sound alike; a code has at most one of each group. */
const ALIKE = ['0OQD', '1IL7', '2Z', '5S', '6G', '8B', 'UV', 'MN', 'CG', 'EF', 'PTB', 'VW', 'AE34']

const allCharacters = () => {
  const drawn = Array.from({ length: 4_000 }, (_, place) => codesToTry(() => ((place * 37) % 997) / 997))
  const spread = Array.from({ length: 400 }, () => codesToTry(Math.random))
  return new Set([...drawn, ...spread].flat().join(''))
}

describe('codesToTry', () => {
  it('draws four letters and digits in turns, then more (CODE-01, CODE-02)', () => {
    fc.assert(
      fc.property(anyRandom, (random) => {
        const codes = codesToTry(random)
        expect(codes.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4, 5, 5, 5, 6, 6])
        for (const code of codes)
          expect(code).toMatch(/^(?:[A-Z]\d){2,3}$|^(?:\d[A-Z]){2,3}$|^(?:[A-Z]\d){2}[A-Z]$|^(?:\d[A-Z]){2}\d$/)
      }),
    )
  })

  it('draws no two characters that are mistaken for each other (CODE-01)', () => {
    const characters = allCharacters()
    for (const group of ALIKE)
      expect([...group].filter((character) => characters.has(character)).length, group).toBeLessThan(2)
  })

  it('draws no vowel and no digit that is read as one, so that a code is never a word (CODE-01)', () => {
    expect([...allCharacters()].join('')).not.toMatch(/[AEIOUY01348]/)
  })

  it('draws every letter and digit in the first and in the last place (CODE-01)', () => {
    const codes = Array.from({ length: 2_000 }, () => codesToTry(Math.random)[0] ?? '')
    expect(new Set(codes.map((code) => code[0])).size).toBe(15)
    expect(new Set(codes.map((code) => code[3])).size).toBe(15)
  })
})

describe('orderCode', () => {
  it.each([
    ['K7R2', 'K7R2'],
    ['Box 7', 'Box 7'],
    [undefined, 'P4WX'],
    [null, 'P4WX'],
    ['', 'P4WX'],
  ])('takes the answered code %j, or derives one from the id: %s (CODE-03)', (answered, code) => {
    expect(orderCode('bistro-9c_p4-wx', answered)).toBe(code)
  })

  it('derives the same code from an id every time, and a text from every id (CODE-03)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{0,63}[A-Za-z0-9]$/), (id) => {
        expect(orderCode(id, undefined)).toBe(orderCode(id, null))
        expect(orderCode(id, undefined)).toMatch(/^[A-Z0-9]{1,4}$/)
      }),
    )
  })
})
