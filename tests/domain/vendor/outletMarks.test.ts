import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AA_TEXT, contrastRatio } from '../../support/contrast.ts'
import { BRAND_FILES } from '../../../src/domain/market/brands.ts'
import { SURFACES } from '../../../src/domain/market/palettes.ts'
import { OUTLET_COLOURS, outletMarks } from '../../../src/domain/vendor/outletMarks.ts'
import { outletFamily } from '../../../src/domain/vendor/outletFamily.ts'

/** All backgrounds that a row may have. */
const groundsOf = (appearance: 'light' | 'dark') => [
  SURFACES[appearance].card,
  ...Object.values(BRAND_FILES).map(({ palettes }) => palettes[appearance].soft),
]

const outlets = (...names: ReadonlyArray<string>) => names.map((name, place) => ({ id: `o-${place}`, name }))
const namesOf = (...names: ReadonlyArray<string>) =>
  [...outletMarks(outlets(...names)).values()].map(({ name }) => name)

describe('outletMarks', () => {
  it('gives each of the first ten outlets its own colour, in their order (TRACK-27)', () => {
    const marks = outletMarks(outlets(...Array.from({ length: 10 }, (_, place) => `Outlet ${place}`)))
    expect([...marks.values()].map(({ colour }) => colour)).toEqual(OUTLET_COLOURS)
    expect(new Set(OUTLET_COLOURS.flatMap(({ light, dark }) => [light, dark])).size).toBe(20)
  })

  it.each([
    [
      ['Letná', 'Karlín', 'Lužiny', 'lužická'],
      ['L', 'K', 'Lu', 'lž'],
    ],
    [
      ['Pivoňka 1', 'Pivoňka 2', 'Pivoňka 11'],
      ['1', '2', '11'],
    ],
    [
      ['A', 'A', 'A A', ''],
      ['A', '1', 'AA', '2'],
    ],
    [
      ['บางรัก', 'บางนา'],
      ['บ', 'บา'],
    ],
  ])('gives the pins of %j different letters', (names, letters) => {
    expect([...outletMarks(outlets(...names)).values()].map((mark) => mark.letters)).toEqual(letters)
  })

  it('never gives two outlets the same letters', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'ab', '1', '2', '', 'b a'), { maxLength: 30 }), (names) => {
        const letters = [...outletMarks(outlets(...names)).values()].map((mark) => mark.letters.toUpperCase())
        expect(new Set(letters).size).toBe(letters.length)
        expect(letters.every((one) => one.length > 0)).toBe(true)
      }),
    )
  })

  it('keeps marks when an outlet is appended', () => {
    const before = outletMarks(outlets('Pivoňka Anděl', 'Pivoňka Karlín'))
    const after = outletMarks(outlets('Pivoňka Anděl', 'Pivoňka Karlín', 'Pivoňka Kbely'))
    for (const [id, mark] of before) expect(after.get(id)).toEqual(mark)
  })

  it.each([
    [
      ['Květiny Pivoňka Anděl', 'Květiny Pivoňka Nové Město'],
      ['Anděl', 'Nové Město'],
    ],
    [
      ['Pivoňka', 'Pivoňka Anděl'],
      ['Pivoňka', 'Pivoňka Anděl'],
    ],
    [
      ['Anděl', 'Karlín'],
      ['Anděl', 'Karlín'],
    ],
    [
      ['Pivoňka Anděl Sever', 'Pivoňka Karlín Sever', 'Pivoňka Letná'],
      ['Anděl Sever', 'Karlín Sever', 'Letná'],
    ],
    [
      ['Květiny Pivoňka Anděl', 'Květiny Růže Anděl', 'Květiny Pivoňka Karlín'],
      ['Pivoňka Anděl', 'Růže Anděl', 'Pivoňka Karlín'],
    ],
    [
      [' Pivoňka \t Anděl', 'Pivoňka Nové  Město '],
      ['Anděl', 'Nové Město'],
    ],
    [
      ['', 'Pivoňka Anděl'],
      ['', 'Pivoňka Anděl'],
    ],
    [['Pivoňka Anděl'], ['Pivoňka Anděl']],
    [
      ['Same', 'Same'],
      ['Same', 'Same'],
    ],
    [[], []],
  ])('shortens %j to %j, without shared leading words', (given, named) => {
    expect(namesOf(...given)).toEqual(named)
  })

  it('repeats colours after the tenth outlet, where names still differ', () => {
    const marks = [...outletMarks(outlets(...Array.from({ length: 11 }, (_, place) => `Outlet ${place}`))).values()]
    expect(marks[10]).toEqual({ name: '10', letters: '10', colour: OUTLET_COLOURS[0] })
  })

  it('is readable on every background, light and dark (AA)', () => {
    for (const appearance of ['light', 'dark'] as const)
      for (const { [appearance]: colour } of OUTLET_COLOURS)
        for (const ground of groundsOf(appearance))
          expect(contrastRatio(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(AA_TEXT)
  })
})

describe('outletFamily', () => {
  it('returns the parent, its outlets in its order, and others that name it as parent (TRACK-27)', () => {
    const vendor = (
      id: string,
      more: { readonly parentVendorId?: string; readonly outlets?: ReadonlyArray<string> } = {},
    ) => ({
      id,
      ...(more.parentVendorId !== undefined && { parentVendorId: more.parentVendorId }),
      outlets: outlets(...(more.outlets ?? [])),
    })
    const all = [
      vendor('parent', { outlets: ['A', 'B'] }),
      vendor('new', { parentVendorId: 'parent' }),
      vendor('other'),
    ]
    expect([...outletFamily('parent', all)]).toEqual(['parent', 'o-0', 'o-1', 'new'])
  })
})
