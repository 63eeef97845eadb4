import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { joinAddress } from '../../../src/domain/address/address.ts'
import { draftOfOrder } from '../../../src/domain/request/draftOfOrder.ts'
import { anOrder } from '../../support/anOrder.ts'

const withAddress = (address: string) => {
  const { customer } = anOrder()
  return anOrder({ customer: { ...customer, location: { ...customer.location, address } } })
}

describe('draftOfOrder', () => {
  it('copies the order field by field (EDIT-01)', () => {
    expect(
      draftOfOrder(anOrder({ vatNumber: 'RO123456', preorderedFor: instantAt(1_773_320_400_000) }), COUNTRIES.CZ),
    ).toEqual({
      destinationName: 'Jana Nováková',
      destinationPhoneNumber: '+420 777 123 456',
      destinationTextAddress: 'Vinohradská 12, Praha',
      destinationUnitNumber: '4',
      destinationBuilding: 'Dům U Zlaté studny',
      destinationCity: '',
      destinationArea: '',
      destinationLatitude: 50.0755,
      destinationLongitude: 14.4378,
      riderNotes: 'Ring twice',
      orderAmount: '459',
      orderDescription: 'Two loaves and a cake',
      paymentMethod: 'CASH_ON_DELIVERY',
      vatNumber: 'RO123456',
      preorderedFor: 1_773_320_400_000,
      coldBagNeeded: false,
      ageValidation: false,
    })
  })

  it.each([
    [', , Dlouhá 12', { unit: '', building: '', text: 'Dlouhá 12' }],
    ['3, , Dlouhá 12, Praha', { unit: '3', building: '', text: 'Dlouhá 12, Praha' }],
    ['Dlouhá 12', { unit: '', building: '', text: 'Dlouhá 12' }],
  ])('splits the stored address %s into unit, building and text (EDIT-05)', (stored, { unit, building, text }) => {
    expect(draftOfOrder(withAddress(stored), COUNTRIES.CZ)).toMatchObject({
      destinationUnitNumber: unit,
      destinationBuilding: building,
      destinationTextAddress: text,
    })
  })

  it('is reversible for any stored address, whatever commas the text has (EDIT-05)', () => {
    const part = fc.stringMatching(/^[\p{L}\d][\p{L}\d ]{0,20}[\p{L}\d]$/u)
    fc.assert(
      fc.property(part, part, fc.array(part, { minLength: 1, maxLength: 4 }), (unit, building, texts) => {
        const stored = joinAddress({ unit, building, text: texts.join(', ') })
        const draft = draftOfOrder(withAddress(stored), COUNTRIES.CZ)
        expect(
          joinAddress({
            unit: draft.destinationUnitNumber,
            building: draft.destinationBuilding,
            text: draft.destinationTextAddress,
          }),
        ).toBe(stored)
      }),
    )
  })

  it.each([
    [{ minor: 45_900, currency: 'CZK' }, 'CZ', '459'],
    [{ minor: 45_950, currency: 'CZK' }, 'CZ', '459,50'],
    [{ minor: 45_950, currency: 'SGD' }, 'SG', '459.50'],
    [{ minor: 750, currency: 'KWD' }, 'KW', '0.750'],
    [{ minor: 1_200, currency: 'JPY' }, 'JP', '1200'],
  ] as const)('formats the amount %o in %s as typed: %s (EDIT-01)', (amount, country, typed) => {
    const order = anOrder({ order: { ...anOrder().order, amount } })
    expect(draftOfOrder(order, COUNTRIES[country]).orderAmount).toBe(typed)
  })

  it('leaves a missing amount empty (EDIT-01)', () => {
    const { amount: _, ...order } = anOrder().order
    expect(draftOfOrder(anOrder({ order }), COUNTRIES.CZ).orderAmount).toBe('')
  })
})
