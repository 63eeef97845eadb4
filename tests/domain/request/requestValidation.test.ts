import { describe, expect, it } from 'vitest'
import { DAY, HOUR, instantAt, minus, plus } from '../../../src/domain/instant.ts'
import { COUNTRIES, COUNTRY_CODES, type Country } from '../../../src/domain/market/countries.ts'
import type { PaymentMethod } from '../../../src/domain/market/paymentMethod.ts'
import { EMPTY_DRAFT } from '../../../src/domain/request/requestDraft.ts'
import {
  MAX_DESCRIPTION_LENGTH,
  FIELD_OF_REFUSAL,
  ORDER_CHECKER_RULES,
  refusalsByField,
  REQUEST_RULES,
  type RequestToValidate,
} from '../../../src/domain/request/requestValidation.ts'
import { allRefusals, firstRefusal } from '../../../src/domain/rules.ts'
import { aVendor } from '../../support/aVendor.ts'
import { aRequest, NOON } from './aRequest.ts'

const codesOf = (request: RequestToValidate) => allRefusals(REQUEST_RULES, request).map(({ code }) => code)
const everythingMissing = aRequest({
  draft: { ...EMPTY_DRAFT, riderNotes: 'x'.repeat(1001), preorderedFor: minus(NOON, 1), vatNumber: '1234567' },
  vendor: undefined,
  country: COUNTRIES.SG,
  feeKnown: false,
  itemValue: { required: true, confirmed: false },
})

/** Fields that can be missing or invalid are invalid. */
const everythingInvalid = aRequest({
  draft: {
    destinationName: 'R2D2',
    destinationPhoneNumber: '12',
    destinationTextAddress: 'x'.repeat(256),
    destinationLatitude: Number.NaN,
    orderAmount: '99',
    orderDescription: 'x'.repeat(201),
    paymentMethod: 'PAID',
    riderNotes: 'x'.repeat(1001),
    preorderedFor: plus(NOON, 3 * DAY),
    vatNumber: '1234567-',
  },
  availablePaymentMethods: [],
  country: COUNTRIES.PK,
  feeKnown: false,
  itemValue: { required: true, confirmed: false },
})

describe('A request', () => {
  it('is accepted if it is valid (VAL-01)', () => {
    expect(codesOf(aRequest())).toEqual([])
  })

  it('is refused for the vendor first and marked in the order of the rules (VAL-01)', () => {
    expect(firstRefusal(REQUEST_RULES, everythingMissing)).toEqual({ code: 'vendor-missing', field: 'vendor' })
    expect(codesOf(everythingMissing)).toEqual([
      'vendor-missing',
      'unit-missing',
      'name-missing',
      'phone-missing',
      'address-missing',
      'coordinates-missing',
      'amount-missing',
      'payment-method-missing',
      'preorder-in-past',
      'notes-too-long',
      'fee-missing',
      'vat-wrong-length',
      'item-value-unconfirmed',
    ])
  })

  it('is checked in the same order if every field is invalid (VAL-01, VAL-05, VAL-07, VAL-08, VAL-12, VAL-15, VAL-16)', () => {
    expect(firstRefusal(REQUEST_RULES, everythingInvalid)).toMatchObject({ code: 'name-has-digit' })
    expect(codesOf(everythingInvalid)).toEqual([
      'name-has-digit',
      'phone-impossible',
      'description-too-long',
      'coordinates-missing',
      'amount-below-minimum',
      'no-payment-method-available',
      'preorder-too-far',
      'notes-too-long',
      'address-too-long',
      'fee-missing',
      'vat-invalid',
      'item-value-unconfirmed',
    ])
  })

  it('marks each field with the first of its refusals (VAL-01)', () => {
    const marks = refusalsByField(everythingMissing)
    expect(marks.get('destinationTextAddress')?.code).toBe('address-missing')
    expect(marks.get('orderAmount')?.code).toBe('amount-missing')
    expect([...marks.keys()]).toEqual([
      'vendor',
      'destinationUnitNumber',
      'destinationName',
      'destinationPhoneNumber',
      'destinationTextAddress',
      'orderAmount',
      'paymentMethod',
      'preorderedFor',
      'riderNotes',
      'deliveryFee',
      'vatNumber',
    ])
  })

  it('is refused with codes of the right field (VAL-01)', () => {
    for (const refusal of allRefusals(REQUEST_RULES, everythingMissing)) {
      expect(refusal.field).toBe(FIELD_OF_REFUSAL[refusal.code])
    }
  })

  it('is refused without a vendor (VAL-02)', () => {
    expect(codesOf(aRequest({ vendor: undefined }))).toEqual(['vendor-missing'])
  })

  it('is refused for a vendor that is not active (VAL-02)', () => {
    expect(codesOf(aRequest({ vendor: aVendor({ isActive: false }) }))).toEqual(['vendor-inactive'])
  })
})

describe('The unit', () => {
  it.each(COUNTRY_CODES.filter((code) => code !== 'SG'))('may be left out in %s (VAL-03)', (code) => {
    const request = aRequest({ draft: { destinationUnitNumber: ' ' }, country: COUNTRIES[code] })
    expect(codesOf(request)).not.toContain('unit-missing')
  })

  it('is required in Singapore (VAL-03)', () => {
    expect(codesOf(aRequest({ country: COUNTRIES.SG }))).toEqual([])
    expect(codesOf(aRequest({ draft: { destinationUnitNumber: ' ' }, country: COUNTRIES.SG }))).toEqual([
      'unit-missing',
    ])
  })
})

describe('The customer', () => {
  it.each(['', '   ', '\t\u00a0'])('needs a name that is not blank: %j (VAL-04)', (destinationName) => {
    expect(codesOf(aRequest({ draft: { destinationName } }))).toEqual(['name-missing'])
  })

  it.each(['R2D2', 'سارة ٣', 'সারা ৫', 'มานี ๑', 'Anna ５', '𝟙st'])(
    'may have no digit of any script in the name: %s (VAL-05, OP-37)',
    (destinationName) => {
      expect(codesOf(aRequest({ draft: { destinationName } }))).toEqual(['name-has-digit'])
    },
  )

  it.each(['三木', '王五', "Seán O'Brien-Ng", 'Jiří IV.', 'Ⅷ'])(
    'may be called %s, whose numerals are no digits (VAL-05, OP-37)',
    (destinationName) => {
      expect(codesOf(aRequest({ draft: { destinationName } }))).toEqual([])
    },
  )

  it('needs a phone number (VAL-06)', () => {
    expect(codesOf(aRequest({ draft: { destinationPhoneNumber: ' ' } }))).toEqual(['phone-missing'])
  })

  it('needs a phone number that is possible in its country (VAL-07)', () => {
    expect(codesOf(aRequest({ draft: { destinationPhoneNumber: '77712345' } }))).toEqual(['phone-impossible'])
    expect(codesOf(aRequest({ draft: { destinationPhoneNumber: '777123456' } }))).toEqual([])
  })
})

describe('The description', () => {
  it.each([
    ['letters', 'x'],
    ['emoji', '🎂'],
  ])('may have 200 %s and not 201 (VAL-08, CONST-16, OP-35)', (_, character) => {
    const described = (count: number) => codesOf(aRequest({ draft: { orderDescription: character.repeat(count) } }))
    expect(MAX_DESCRIPTION_LENGTH).toBe(200)
    expect(described(200)).toEqual([])
    expect(described(201)).toEqual(['description-too-long'])
  })
})

describe('The destination', () => {
  it('needs an address (VAL-09)', () => {
    expect(codesOf(aRequest({ draft: { destinationTextAddress: '  ' } }))).toEqual(['address-missing'])
  })

  it.each([
    { destinationLatitude: undefined },
    { destinationLongitude: undefined },
    { destinationLatitude: Number.NaN },
  ])('needs coordinates: %j has none (VAL-10)', (draft) => {
    expect(codesOf(aRequest({ draft }))).toEqual(['coordinates-missing'])
  })

  it('may be at zero degrees (VAL-10, OP-80)', () => {
    expect(codesOf(aRequest({ draft: { destinationLatitude: 0, destinationLongitude: 0 } }))).toEqual([])
  })
})

describe('The amount', () => {
  it.each(COUNTRY_CODES.filter((code) => code !== 'KW'))('is required in %s (VAL-11)', (code) => {
    expect(codesOf(aRequest({ draft: { orderAmount: '' }, country: COUNTRIES[code] }))).toEqual(['amount-missing'])
  })

  it('may be left out in Kuwait (VAL-11)', () => {
    expect(codesOf(aRequest({ draft: { orderAmount: ' ' }, country: COUNTRIES.KW }))).toEqual([])
  })

  it('must not be zero, not even in Kuwait (VAL-11, OP-36)', () => {
    expect(codesOf(aRequest({ draft: { orderAmount: '0' } }))).toEqual(['amount-missing'])
    expect(codesOf(aRequest({ draft: { orderAmount: '0.000' }, country: COUNTRIES.KW }))).toEqual(['amount-missing'])
  })

  it.each(['-1', 'abc', '1e400', 'NaN', '1.2.3'])(
    'is refused with accepted formats when it is %s, also in Kuwait (VAL-11)',
    (orderAmount) => {
      const refusals = (country: Country) => allRefusals(REQUEST_RULES, aRequest({ draft: { orderAmount }, country }))
      const unreadable = { code: 'amount-unreadable', field: 'orderAmount' }
      expect(refusals(COUNTRIES.CZ)).toEqual([{ ...unreadable, forms: ['1250', '1250,50'] }])
      expect(refusals(COUNTRIES.KW)).toEqual([{ ...unreadable, forms: ['1250', '1250.500'] }])
    },
  )

  it('may be the smallest unit (OP-36)', () => {
    expect(codesOf(aRequest({ draft: { orderAmount: '0.01' } }))).toEqual([])
  })

  it.each(['99', '99.99'])(
    'is below the minimum of 100 rupees in Pakistan with %s (VAL-12, CONST-19)',
    (orderAmount) => {
      expect(allRefusals(REQUEST_RULES, aRequest({ draft: { orderAmount }, country: COUNTRIES.PK }))).toEqual([
        { code: 'amount-below-minimum', field: 'orderAmount', minimum: { minor: 100_00, currency: 'PKR' } },
      ])
      expect(codesOf(aRequest({ draft: { orderAmount } }))).toEqual([])
    },
  )

  it('may be 100 rupees in Pakistan (VAL-12, CONST-19)', () => {
    expect(codesOf(aRequest({ draft: { orderAmount: '100' }, country: COUNTRIES.PK }))).toEqual([])
  })
})

describe('The payment method', () => {
  it.each(['', 'BARTER'])('must not be %j (VAL-13)', (method) => {
    const paymentMethod = method as PaymentMethod | ''
    expect(codesOf(aRequest({ draft: { paymentMethod } }))).toEqual(['payment-method-missing'])
  })

  it('must be available (VAL-14)', () => {
    const request = aRequest({ draft: { paymentMethod: 'PAID' }, availablePaymentMethods: ['CASH_ON_DELIVERY'] })
    expect(codesOf(request)).toEqual(['payment-method-missing'])
  })

  it.each(['', 'PAID'] as const)('is refused when none is available and %j is chosen (VAL-15)', (paymentMethod) => {
    const request = aRequest({ draft: { paymentMethod }, availablePaymentMethods: [] })
    expect(codesOf(request)).toEqual(['no-payment-method-available'])
  })
})

describe('The shared order checker', () => {
  it('comes after all other rules (VAL-16)', () => {
    expect(REQUEST_RULES.slice(-ORDER_CHECKER_RULES.length)).toEqual(ORDER_CHECKER_RULES)
  })

  it.each([
    [NOON - HOUR, ['preorder-in-past']],
    [NOON, ['preorder-in-past']],
    [NOON + 1, []],
    [NOON + 2 * DAY, []],
    [NOON + 2 * DAY + 1, ['preorder-too-far']],
  ])('accepts pre-orders of the next two days only: %d (OP-07)', (preorderedFor, codes) => {
    expect(codesOf(aRequest({ draft: { preorderedFor: instantAt(preorderedFor) } }))).toEqual(codes)
  })

  it.each([
    ['08:59', '21:00', NOON + 21 * HOUR, []],
    ['09:00', '21:00', NOON + 21 * HOUR, []],
    ['09:01', '21:00', NOON + 21 * HOUR, ['preorder-outside-hours']],
    ['22:00', '09:00', NOON + 21 * HOUR, []],
    ['22:00', '08:59', NOON + 21 * HOUR, ['preorder-outside-hours']],
    ['09:00', '09:00', NOON + 12 * HOUR, []],
    ['00:00', '23:59', NOON + 12 * HOUR, []],
  ])(
    'accepts pre-orders within the service hours %s to %s only (REQ-30, SVC-03, SVC-09)',
    (from, to, moment, codes) => {
      const draft = { preorderedFor: instantAt(moment) }
      expect(codesOf(aRequest({ draft, serviceHours: { from, to } }))).toEqual(codes)
    },
  )

  it('accepts ASAP, and a pre-order if the hours are unknown (SVC-05)', () => {
    const serviceHours = { from: '09:01', to: '09:02' }
    expect(codesOf(aRequest({ serviceHours }))).toEqual([])
    expect(codesOf(aRequest({ draft: { preorderedFor: plus(NOON, 21 * HOUR) } }))).toEqual([])
  })

  it('refuses notes of more than 1000 bytes and addresses of more than 255 (OP-07)', () => {
    expect(codesOf(aRequest({ draft: { riderNotes: 'ř'.repeat(500) } }))).toEqual([])
    expect(codesOf(aRequest({ draft: { riderNotes: `${'ř'.repeat(500)}x` } }))).toEqual(['notes-too-long'])
    expect(codesOf(aRequest({ draft: { destinationTextAddress: 'x'.repeat(255) } }))).toEqual([])
    expect(codesOf(aRequest({ draft: { destinationTextAddress: 'ř'.repeat(128) } }))).toEqual(['address-too-long'])
  })

  it('requires a signed fee (OP-07)', () => {
    expect(codesOf(aRequest({ feeKnown: false }))).toEqual(['fee-missing'])
  })

  it.each([
    ['1234567', ['vat-wrong-length']],
    ['1234567-', ['vat-invalid']],
    ['RO123456', []],
    ['', []],
  ])('checks the VAT number of a business, not of an individual: %j (OP-07, VAL-21, C2C-05)', (vatNumber, codes) => {
    expect(codesOf(aRequest({ draft: { vatNumber } }))).toEqual(codes)
    expect(codesOf(aRequest({ draft: { vatNumber }, business: false }))).toEqual([])
  })

  it('requires the confirmation of a high item value (OP-07, VAL-18)', () => {
    const valued = (required: boolean, confirmed: boolean) => codesOf(aRequest({ itemValue: { required, confirmed } }))
    expect(valued(true, false)).toEqual(['item-value-unconfirmed'])
    expect(valued(true, true)).toEqual([])
    expect(valued(false, false)).toEqual([])
  })
})
