import { describe, expect, it } from 'vitest'
import { isAddressTypedInFull, isCustomerTypedInFull } from '../../../src/domain/address/isTypedInFull.ts'
import { aSavedAddress } from '../../support/aSavedAddress.ts'

describe('isAddressTypedInFull', () => {
  it.each([
    ['Korunní 12', 'Korunní 12, 120 00 Praha'],
    ['korunni 12', 'Korunní 12, 120 00 Praha'],
    ['Korunní 12, Pra', 'Korunní 12, 120 00 Praha'],
    ['12 Korunní', 'Korunní 12, 120 00 Praha'],
    ['Václavské nám. 5', 'Václavské náměstí 5, 110 00 Praha'],
    ['Korunní 74', 'Korunní 1208/74, 101 00 Praha'],
    ['Korunní 1208/74', 'Korunní 1208/74, 101 00 Praha'],
    ['Václavské nám 5', 'Václavské nám. 5, 110 00 Praha'],
    ['Štěpánská', 'Štěpánská, 110 00 Praha'],
    ['丸の内1-9-1', '東京都千代田区丸の内1丁目9-1'],
    ['١٢ شارع الخليج', 'شارع الخليج 12, الكويت'],
  ])('identifies the address: %s', (text, address) => {
    expect(isAddressTypedInFull(text, address)).toBe(true)
  })

  it.each([
    ['', 'Korunní 12, 120 00 Praha'],
    ['12', 'Korunní 12, 120 00 Praha'],
    ['Kor', 'Korunní, 120 00 Praha'],
    ['Korunní', 'Korunní 12, 120 00 Praha'],
    ['Korunní 1', 'Korunní 12, 120 00 Praha'],
    ['Korunní 12', 'Korunní 14, 120 00 Praha'],
    ['Korunní 12, 11', 'Korunní 12, 110 00 Praha'],
    ['Korunní Pra 12', 'Korunní 12, 120 00 Praha'],
    ['Korunní 12 Brno', 'Korunní 12, 120 00 Praha'],
    ['Kor 12', 'Korunní 12, 120 00 Praha'],
    ['丸の内1', '東京都千代田区丸の内1丁目9-1'],
  ])('does not identify the address: "%s" for %s', (text, address) => {
    expect(isAddressTypedInFull(text, address)).toBe(false)
  })
})

describe('isCustomerTypedInFull', () => {
  const jana = aSavedAddress({ name: 'Jana Nováková', phoneNumber: '+420602123456', address: ',,Dlouhá 12, Praha' })

  it.each(['jana novakova', 'Nováková Jana', '602 123 456', '123456', 'Dlouhá 12'])(
    'identifies the customer: %s',
    (text) => {
      expect(isCustomerTypedInFull(text, jana)).toBe(true)
    },
  )

  it('identifies a customer with an abbreviated name', () => {
    expect(isCustomerTypedInFull('jana k novakova', { ...jana, name: 'Jana K. Nováková' })).toBe(true)
  })

  it('identifies no customer by an empty text', () => {
    expect(isCustomerTypedInFull('', { ...jana, name: '' })).toBe(false)
  })

  it.each(['Jana', 'Jana Nováková Malá', '456', 'Jana Novák', 'Dlouhá'])(
    'does not identify the customer: %s',
    (text) => {
      expect(isCustomerTypedInFull(text, jana)).toBe(false)
    },
  )
})
