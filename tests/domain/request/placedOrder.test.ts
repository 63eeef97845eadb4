import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { orderToPlace, type RequestToPlace } from '../../../src/domain/request/placedOrder.ts'
import { aVendor } from '../vendor/aVendor.ts'
import { aDraft, NOON } from './aRequest.ts'

const fee = { fee: { minor: 89_00, currency: 'CZK' }, signature: 'signed' } as const

const placed = (overrides: Partial<RequestToPlace> = {}) =>
  orderToPlace({ draft: aDraft(), vendor: aVendor(), country: COUNTRIES.CZ, fee, business: true, ...overrides })

describe('orderToPlace', () => {
  it('contains customer, goods and destination, and nothing that is unset (OP-15, ENT-10)', () => {
    expect(placed({ vendor: aVendor({ offersAgeValidation: false }) })).toEqual({
      vendorId: 'pekarna-u-mostu',
      customer: {
        name: 'Jana Nováková',
        phoneNumber: '+420777123456',
        location: { address: '4, , Vinohradská 12, Praha', latitude: 50.0755, longitude: 14.4378, notes: '' },
      },
      order: {
        paymentMethod: 'PAID',
        amount: { minor: 459_00, currency: 'CZK' },
        description: 'A cake',
        coldBagNeeded: false,
      },
      deliveryFee: fee,
    })
  })

  it('joins unit, building and text (ADDR-16, OP-55)', () => {
    const draft = aDraft({ destinationUnitNumber: 'B, 4', destinationBuilding: ' Tower ' })
    expect(placed({ draft }).customer.location.address).toBe('B 4, Tower, Vinohradská 12, Praha')
  })

  it('trims texts (OP-15)', () => {
    const draft = aDraft({ destinationName: ' Jana ', riderNotes: ' Ring twice\n', orderDescription: ' Cake ' })
    expect(placed({ draft })).toMatchObject({
      customer: { name: 'Jana', location: { notes: 'Ring twice' } },
      order: { description: 'Cake' },
    })
  })

  it('contains the requested time, and the VAT number of a business only (OP-15, VAL-21)', () => {
    const draft = aDraft({ preorderedFor: NOON, vatNumber: ' RO123456 ' })
    expect(placed({ draft })).toMatchObject({ preorderedFor: NOON, vatNumber: 'RO123456' })
    expect(placed({ draft, business: false })).not.toHaveProperty('vatNumber')
  })

  it('contains a voucher with its discounted fee (OP-15)', () => {
    const discountedFee = { fee: { minor: 44_50, currency: 'CZK' }, signature: 'signed too' } as const
    const voucher = { voucher: { code: 'SPRING', type: 'PERCENTAGE', percent: 50 }, discountedFee } as const
    expect(placed({ voucher })).toMatchObject({ deliveryFee: fee, voucher: { code: 'SPRING', discountedFee } })
  })

  it('requests a cold bag and an age check only where the vendor offers them (OP-15, OP-63)', () => {
    const draft = aDraft({ coldBagNeeded: true, ageValidation: true })
    expect(placed({ draft })).toMatchObject({ order: { coldBagNeeded: true }, ageValidationRequired: true })
    const without = placed({ draft, vendor: aVendor({ offersColdBag: false, offersAgeValidation: false }) })
    expect(without.order.coldBagNeeded).toBe(false)
    expect(without).not.toHaveProperty('ageValidationRequired')
  })

  it('contains a sender in guest mode only (REQ-36, ENT-04)', () => {
    const sender = {
      name: 'Adam',
      email: 'adam@example.test',
      phoneNumber: '+420777000222',
      location: { address: 'Korunní 1', latitude: 50.07, longitude: 14.44, notes: '' },
    }
    expect(placed({ mode: 'guest', sender, business: false }).sender).toEqual(sender)
    expect(placed({ mode: 'classic', sender })).not.toHaveProperty('sender')
    expect(placed({ mode: 'godroid', sender })).not.toHaveProperty('sender')
    expect(placed({ sender })).not.toHaveProperty('sender')
    expect(placed({ mode: 'guest', business: false })).not.toHaveProperty('sender')
  })

  it('has no amount in Kuwait if none was typed (VAL-11)', () => {
    const order = placed({ draft: aDraft({ orderAmount: '' }), country: COUNTRIES.KW }).order
    expect(order).not.toHaveProperty('amount')
  })

  it.each([
    { destinationLatitude: undefined },
    { destinationPhoneNumber: '123' },
    { orderAmount: '0' },
    { paymentMethod: '' },
  ] as const)('throws for a draft that was not validated: %j (OP-15)', (draft) => {
    expect(() => placed({ draft: aDraft(draft) })).toThrow('not validated')
  })
})
