import { describe, expect, it } from 'vitest'
import type { Letters } from '../../../src/domain/market/letters.ts'
import { LettersViewModel } from '../../../src/ui/frame/LettersViewModel.ts'

describe('LettersViewModel', () => {
  it.each([
    { first: 'naskh', other: 'nastaliq' },
    { first: 'nastaliq', other: 'naskh' },
  ] as const)('begins with $first of the device, and applies what is chosen', ({ first, other }) => {
    const applied: Array<Letters> = []
    const letters = new LettersViewModel(first, (chosen) => applied.push(chosen))
    expect([letters.shown, applied]).toEqual([first, []])
    letters.toggle()
    expect(letters.shown).toBe(other)
    letters.toggle()
    expect(letters.shown).toBe(first)
    expect(applied).toEqual([other, first])
  })
})
