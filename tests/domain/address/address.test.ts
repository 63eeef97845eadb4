import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinAddress, splitAddress } from '../../../src/domain/address/address.ts'
import {
  MAX_ADDRESS_BYTES,
  areNotesTooLong,
  isAddressTooLong,
  MAX_NOTES_BYTES,
} from '../../../src/domain/address/lengthLimits.ts'
import { trimText } from '../../../src/domain/text/blank.ts'

describe('A stored address', () => {
  it('joins unit, building and text by commas, and splits into them again (ADDR-16, ENT-02, EDIT-05)', () => {
    const parts = { unit: '#04-12', building: 'Golden Mile', text: '5001 Beach Road, Singapore, 199588' }
    const stored = '#04-12, Golden Mile, 5001 Beach Road, Singapore, 199588'
    expect(joinAddress(parts)).toBe(stored)
    expect(splitAddress(stored)).toEqual(parts)
  })

  it('always has three positions (OP-55)', () => {
    expect(joinAddress({ unit: '', building: '', text: 'Vinohradská 12, Praha' })).toBe(', , Vinohradská 12, Praha')
    expect(splitAddress(',,Vinohradská 12, Praha')).toEqual({ unit: '', building: '', text: 'Vinohradská 12, Praha' })
  })

  it('replaces commas in unit and building by spaces (OP-55)', () => {
    const stored = joinAddress({ unit: '4,5', building: 'Block B, left', text: 'Main 1' })
    expect(splitAddress(stored)).toEqual({ unit: '4 5', building: 'Block B left', text: 'Main 1' })
  })

  it.each(['Vinohradská 12', 'Vinohradská 12, Praha'])(
    'is all text with fewer than three positions: %s (EDIT-05)',
    (text) => {
      expect(splitAddress(text)).toEqual({ unit: '', building: '', text })
    },
  )

  it.each([
    [' 5 , Block B , Main 1 ', { unit: '5', building: 'Block B', text: 'Main 1' }],
    [' Main 1 ', { unit: '', building: '', text: 'Main 1' }],
    ['', { unit: '', building: '', text: '' }],
  ])('has no spaces around its parts: %j', (stored, parts) => {
    expect(splitAddress(stored)).toEqual(parts)
  })

  const plain = fc.string({ unit: 'grapheme', maxLength: 30 }).map(trimText)
  const withoutComma = plain.map((text) => trimText(text.replaceAll(',', '')))

  it('splits into the joined parts when unit and building have no comma (ADDR-16, EDIT-05)', () => {
    fc.assert(
      fc.property(fc.record({ unit: withoutComma, building: withoutComma, text: plain }), (parts) => {
        expect(splitAddress(joinAddress(parts))).toEqual(parts)
      }),
    )
  })

  it('is unchanged by splitting and joining (EDIT-05)', () => {
    fc.assert(
      fc.property(fc.record({ unit: plain, building: plain, text: plain }), (parts) => {
        const stored = joinAddress(parts)
        expect(joinAddress(splitAddress(stored))).toBe(stored)
      }),
    )
  })
})

describe('Length limits of texts for a rider', () => {
  it('limit notes to 1000 bytes of UTF-8 (ADDR-10, CONST-17)', () => {
    expect(MAX_NOTES_BYTES).toBe(1000)
    expect(areNotesTooLong('x'.repeat(1000))).toBe(false)
    expect(areNotesTooLong('x'.repeat(1001))).toBe(true)
    expect(areNotesTooLong('🎂'.repeat(250))).toBe(false)
    expect(areNotesTooLong(`${'🎂'.repeat(250)}x`)).toBe(true)
  })

  it('limit a street address to 255 bytes of UTF-8 (ADDR-11, CONST-18)', () => {
    expect(MAX_ADDRESS_BYTES).toBe(255)
    expect(isAddressTooLong('x'.repeat(255))).toBe(false)
    expect(isAddressTooLong('x'.repeat(256))).toBe(true)
    expect(isAddressTooLong('ถ'.repeat(85))).toBe(false)
    expect(isAddressTooLong('ถ'.repeat(86))).toBe(true)
  })
})
