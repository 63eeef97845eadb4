import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { areNotesTooLong, isAddressTooLong } from '../../../src/domain/address/lengthLimits.ts'
import { readPrefill } from '../../../src/domain/request/prefill.ts'
import { PREFILL_PARAMETERS } from '../../../src/domain/request/prefillParameters.ts'

const read = (address: string, country = COUNTRIES.CZ) => readPrefill(new URLSearchParams(address), country)

describe('readPrefill', () => {
  it('reads every part of an order', () => {
    const link =
      'name=Jana+Mal%C3%A1&phone=777214563&address=Korunn%C3%AD+12&unit=4&building=B&lat=50.0755&lng=14.4378' +
      '&amount=459.50&description=1x+dort&notes=zvonek&payment=cash_on_delivery&later=2026-03-13T18:30'
    expect(read(link)).toEqual({
      draft: {
        destinationName: 'Jana Malá',
        destinationPhoneNumber: '+420777214563',
        destinationUnitNumber: '4',
        destinationBuilding: 'B',
        orderAmount: '459,50',
        orderDescription: '1x dort',
        riderNotes: 'zvonek',
        paymentMethod: 'CASH_ON_DELIVERY',
        preorderedFor: Date.UTC(2026, 2, 13, 17, 30),
      },
      address: 'Korunní 12',
      position: { latitude: 50.0755, longitude: 14.4378 },
      ignored: [],
    })
  })

  it('returns undefined without known parameters, or with empty ones', () => {
    expect(read('')).toBeUndefined()
    expect(read('lang=ar&orderID=cz1001-1&utm_source=till')).toBeUndefined()
    expect(read('name=&phone=%20')).toBeUndefined()
  })

  it.each([
    ['phone=12', ['phone']],
    ['amount=many', ['amount']],
    ['amount=-5', ['amount']],
    ['amount=0', ['amount']],
    ['amount=1%2C2345', ['amount']],
    ['payment=BITCOIN', ['payment']],
    ['later=tomorrow', ['later']],
    ['later=2026-02-30T10:00', ['later']],
    ['later=2026-03-13T25:00', ['later']],
    ['lat=50.1', ['lat']],
    ['lat=50.1&lng=abc', ['lat', 'lng']],
    ['lat=95&lng=14', ['lat', 'lng']],
    ['lng=14.4', ['lng']],
    ['lat=abc&lng=14.4', ['lat', 'lng']],
    ['lat=5e1&lng=14.4', ['lat', 'lng']],
    ['lat=50.1&lng=0x0e', ['lat', 'lng']],
    ['lat=50.1&lng=1e1', ['lat', 'lng']],
    ['lat=50.1&lng=14.4&payment=x&phone=1', ['phone', 'payment']],
  ])('lists unreadable parameters and uses the others: %s', (link, ignored) => {
    const prefill = read(`name=Jana&${link}`)
    expect(prefill?.ignored.map(({ name }) => name)).toEqual(ignored)
    expect(prefill?.draft.destinationName).toBe('Jana')
  })

  it("reads a moment with an offset, or in the country's local time (COUNTRY-07)", () => {
    expect(read('later=2026-07-01T18:30:00%2B02:00')?.draft.preorderedFor).toBe(Date.UTC(2026, 6, 1, 16, 30))
    expect(read('later=2026-07-01T18:30Z')?.draft.preorderedFor).toBe(Date.UTC(2026, 6, 1, 18, 30))
    expect(read('later=2026-07-01T18:30', COUNTRIES.TH)?.draft.preorderedFor).toBe(Date.UTC(2026, 6, 1, 11, 30))
  })

  it('cuts texts to the limits of the form (CONST-16, CONST-17, CONST-18)', () => {
    const long = 'ถ'.repeat(5_000)
    const prefill = readPrefill(
      PREFILL_PARAMETERS.map((name) => [name, long] as const),
      COUNTRIES.TH,
    )
    expect(prefill?.draft.orderDescription).toHaveLength(200)
    expect(prefill?.draft.destinationName).toHaveLength(100)
    expect(areNotesTooLong(prefill?.draft.riderNotes ?? long)).toBe(false)
    expect(prefill?.draft.riderNotes).toHaveLength(333)
    expect(isAddressTooLong(prefill?.address ?? long)).toBe(false)
    expect(prefill?.address).toHaveLength(85)
  })

  it('keeps all characters that fit, trimmed (CONST-17, CONST-18)', () => {
    expect(read(`address=${'x'.repeat(255)}`)?.address).toHaveLength(255)
    expect(read(`address=${'x'.repeat(254)}+y`)?.address).toBe('x'.repeat(254))
    expect(read(`name=++${'x'.repeat(100)}`)?.draft.destinationName).toBe('x'.repeat(100))
    expect(read(`name=${'x'.repeat(99)}+yz`)?.draft.destinationName).toBe('x'.repeat(99))
  })

  it('reads a link without an address or a position', () => {
    expect(read('payment=+cash_on_delivery+')).toEqual({
      draft: { paymentMethod: 'CASH_ON_DELIVERY' },
      address: '',
      position: undefined,
      ignored: [],
    })
  })

  it.each([
    ['lat=50&lng=14', { latitude: 50, longitude: 14 }],
    ['lat=-34.6037&lng=%2B58.3816', { latitude: -34.6037, longitude: 58.3816 }],
    ['lat=%2034.6037&lng=-58.3816%20', { latitude: 34.6037, longitude: -58.3816 }],
  ])('reads a position: %s (OP-80)', (link, position) => {
    expect(read(link)).toMatchObject({ position, ignored: [] })
  })

  it('reads texts as one line without control characters', () => {
    expect(read('name=Jana%00%0A%09Mal%C3%A1%E2%80%A8')?.draft.destinationName).toBe('Jana Malá')
  })

  it('quotes what it left out, shortened to one line', () => {
    expect(read('payment=BARTER')?.ignored).toEqual([{ name: 'payment', value: 'BARTER' }])
    expect(read(`amount=a%0Ab${'x'.repeat(60)}`)?.ignored).toEqual([{ name: 'amount', value: `a b${'x'.repeat(37)}` }])
  })

  it('uses the first of two values', () => {
    expect(read('name=Jana&name=Eva')?.draft.destinationName).toBe('Jana')
  })

  it('never throws, whatever the values', () => {
    const parameter = fc.tuple(
      fc.constantFrom(...PREFILL_PARAMETERS, 'other'),
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
    fc.assert(
      fc.property(fc.array(parameter, { maxLength: 16 }), (parameters) => {
        const prefill = readPrefill(parameters, COUNTRIES.KW)
        for (const { name } of prefill?.ignored ?? []) expect(parameters.some(([given]) => given === name)).toBe(true)
      }),
    )
  })
})
