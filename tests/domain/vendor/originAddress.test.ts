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
  it('needs coordinates, before anything else is said (ADDR-09)', () => {
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
  ])('is measured in bytes (ADDR-10, ADDR-11): case %#', (change, expected) => {
    expect(codes(change)).toEqual(expected)
  })

  it('is sent with all its parts, without outer spaces (ADDR-08)', () => {
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

  it('gives the vendor its location, from which it is asked about again (REQ-02, REQ-15)', () => {
    const { coordinates: _, ...nowhere } = aVendor().location
    const vendor = locatedAt(aVendor({ location: nowhere }), originAddress(DRAFT, 'CZ'))
    expect(hasLocation(vendor)).toBe(true)
    expect(originDraftOf(vendor.location)).toEqual({ ...DRAFT, text: 'Štěpánská 61, Praha', notes: 'Back entrance' })
  })
})
