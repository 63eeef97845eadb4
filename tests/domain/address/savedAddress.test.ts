import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isSameCustomer,
  isSamePlaceOfCustomer,
  isSearchable,
  splitAtLastDigits,
} from '../../../src/domain/address/savedAddress.ts'
import { aSavedAddress } from '../../support/aSavedAddress.ts'

describe('Saved addresses', () => {
  it.each([
    ['', false],
    ['N', false],
    [' N ', false],
    ['No', true],
    ['žá', true],
    ['𠮷', false],
    ['王小', true],
  ])('are searched for %j: %s (ADDR-05)', (text, asked) => {
    expect(isSearchable(text)).toBe(asked)
  })

  it('show which last digits of a phone number matched, and none of another number', () => {
    expect(splitAtLastDigits('+420602000001', '0001')).toEqual(['+42060200', '0001'])
    expect(splitAtLastDigits('+420602000001', '00 01')).toEqual(['+42060200', '0001'])
    expect(splitAtLastDigits('+420602000001', '0002')).toEqual(['+420602000001', ''])
    expect(splitAtLastDigits('+420602000001', '1 Nov')).toEqual(['+420602000001', ''])
    expect(splitAtLastDigits('+420 602 000 001', '000001')).toEqual(['+420 602 ', '000 001'])
    expect(splitAtLastDigits('+420602000001', 'Nov')).toEqual(['+420602000001', ''])
    expect(splitAtLastDigits('+420602000001', 'Nov 1')).toEqual(['+420602000001', ''])
  })

  it('keep every digit of a split number (law)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+\d{6,15}$/), fc.stringMatching(/^[\d ]{0,6}$/), (phone, query) => {
        expect(splitAtLastDigits(phone, query).join('')).toBe(phone)
      }),
    )
  })

  it('are the same customer only if all stored fields match (ENT-08)', () => {
    const karel = aSavedAddress()
    expect(isSameCustomer(karel, aSavedAddress({ id: 'other', used: 0 }))).toBe(true)
    const others = [
      { name: 'Karla' },
      { phoneNumber: '+420602000002' },
      { address: ', , Elsewhere' },
      { notes: '' },
      { coordinates: { latitude: 50.0802, longitude: 14.4285 } },
    ]
    expect(others.map((other) => isSameCustomer(karel, aSavedAddress(other)))).toEqual(others.map(() => false))
  })

  it('are the same place of one person by street and house number, whatever the unit (ADDR-16)', () => {
    const karel = aSavedAddress()
    expect(
      isSamePlaceOfCustomer(karel, aSavedAddress({ address: '5, , štěpánská 61, 110 00 Praha', name: 'Jana' })),
    ).toBe(true)
    expect(isSamePlaceOfCustomer(karel, aSavedAddress({ address: '4, Lucerna, Štěpánská 62' }))).toBe(false)
    expect(isSamePlaceOfCustomer(karel, aSavedAddress({ phoneNumber: '+420602000002' }))).toBe(false)
  })
})
