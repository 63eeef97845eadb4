import { describe, expect, it } from 'vitest'
import { locatedAt } from '../../../src/domain/vendor/locatedAt.ts'
import {
  originAddress,
  originDraftOf,
  originRefusals,
  type OriginDraft,
} from '../../../src/domain/vendor/originAddress.ts'
import { hasLocation } from '../../../src/domain/vendor/vendor.ts'
import { aVendor, CUSTOMER_AT } from '../../support/aVendor.ts'

const DRAFT: OriginDraft = {
  text: ' Štěpánská 61, Praha ',
  unit: '4',
  building: 'Lucerna',
  postalCode: '110 00',
  city: 'Praha',
  notes: 'Back entrance ',
  street: 'Štěpánská 61',
  position: CUSTOMER_AT,
}
const codes = (change: Partial<OriginDraft>) => originRefusals({ ...DRAFT, ...change }).map(({ code }) => code)

describe('The origin', () => {
  it('needs coordinates before anything else (ADDR-09)', () => {
    expect(codes({})).toEqual([])
    expect(codes({ position: undefined })).toEqual(['coordinates-missing'])
    expect(codes({ position: undefined, text: '', notes: 'x'.repeat(1001) })[0]).toBe('coordinates-missing')
    expect(codes({ position: { latitude: 0, longitude: 0 } })).toEqual([])
  })

  it.each([
    [{ notes: 'x'.repeat(1000) }, []],
    [{ notes: 'x'.repeat(1001) }, ['notes-too-long']],
    [{ notes: 'ž'.repeat(500) }, []],
    [{ notes: `${'ž'.repeat(500)}x` }, ['notes-too-long']],
    [{ text: 'x'.repeat(255), street: '' }, []],
    [{ text: 'x'.repeat(256), street: '' }, ['address-too-long']],
    [{ street: 'ž'.repeat(128) }, ['address-too-long']],
    [{ text: ' ' }, ['address-missing']],
    [{ text: ` ${'x'.repeat(255)} `, street: ` ${'x'.repeat(255)} `, notes: ` ${'x'.repeat(1000)} ` }, []],
  ])('is measured in bytes (ADDR-10, ADDR-11): case %#', (change, expected) => {
    expect(codes(change)).toEqual(expected)
  })

  it('is sent with all its parts, trimmed (ADDR-08)', () => {
    expect(originAddress(DRAFT, 'CZ')).toEqual({
      addressText: 'Štěpánská 61, Praha',
      unit: '4',
      notes: 'Back entrance',
      building: 'Lucerna',
      city: 'Praha',
      countryCode: 'CZ',
      coordinates: CUSTOMER_AT,
      postalCode: '110 00',
      streetAddress: 'Štěpánská 61',
    })
    expect(originAddress({ ...DRAFT, street: '' }, 'CZ').streetAddress).toBe('Štěpánská 61, Praha')
  })

  it('has no outer spaces in any part (ADDR-08)', () => {
    const spaced = {
      ...DRAFT,
      unit: ' 4 ',
      building: ' Lucerna ',
      postalCode: ' 110 00 ',
      city: ' Praha ',
      street: ' ',
    }
    expect(originAddress(spaced, 'CZ')).toEqual(originAddress({ ...DRAFT, street: '' }, 'CZ'))
  })

  it('cannot be built without coordinates', () => {
    expect(() => originAddress({ ...DRAFT, position: undefined }, 'CZ')).toThrow(/coordinates/)
  })

  it.each([
    ['Štěpánská', '61', 'Štěpánská 61'],
    ['Štěpánská', '', 'Štěpánská'],
    ['', '61', '61'],
  ])('joins street "%s" and number "%s" (ADDR-08)', (street, streetNumber, text) => {
    expect(originDraftOf({ ...aVendor().location, street, streetNumber }).street).toBe(text)
  })

  it("becomes the vendor's location, and the next draft (REQ-02, REQ-15)", () => {
    const { coordinates: _, ...nowhere } = aVendor().location
    const vendor = locatedAt(aVendor({ location: nowhere }), originAddress(DRAFT, 'CZ'))
    expect(hasLocation(vendor)).toBe(true)
    expect(originDraftOf(vendor.location)).toEqual({ ...DRAFT, text: 'Štěpánská 61, Praha', notes: 'Back entrance' })
  })
})
