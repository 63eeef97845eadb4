import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HexColour } from '../../../src/domain/market/hexColour.ts'
import { contrastRatio } from '../../support/contrast.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): HexColour => `#${value.toString(16).padStart(6, '0')}`)

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#f00', '#FFF', 4],
    ['#0000ff', '#ffffff', 8.59],
  ] as const)('computes for %s and %s %d, as WCAG defines it (BRAND-02)', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2)
  })

  it('is symmetric and between 1 and 21 (BRAND-02)', () => {
    fc.assert(
      fc.property(colour, colour, (a, b) => {
        const ratio = contrastRatio(a, b)
        expect(contrastRatio(b, a)).toBe(ratio)
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21)
      }),
    )
  })

  it.each(['#12', '#1234567', '#ggg', '#'] as const)('throws for %s, which is no colour (BRAND-02)', (text) => {
    expect(() => contrastRatio(text, '#ffffff')).toThrow(RangeError)
  })
})
