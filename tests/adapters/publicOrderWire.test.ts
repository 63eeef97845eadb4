import { Result, Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PublicOrder, readPublicOrder, type PublicOrderJson } from '../../contract/publicOrder.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { PUBLIC_ORDER_PATH } from '../../src/adapters/http/publicOrderAddress.ts'
import { readPublicOrderWire, toPublicOrder } from '../../src/adapters/http/publicOrderWire.ts'
import { aPublicOrder, aPublicOrderJson } from '../support/aPublicOrder.ts'

type Json = unknown

const decodes = (json: Json) => Result.isSuccess(Schema.decodeUnknownResult(PublicOrder)(json))
const reads = (json: Json) => {
  try {
    readPublicOrderWire(json)
    return true
  } catch {
    return false
  }
}

/** Every field that can be present or absent. */
const moment = fc.constantFrom<string | number>('2026-03-13T11:00:00.000Z', '2026-03-13T12:00:00+01:00', 1_773_399_600)
const place = {
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
}
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const anyOrder: fc.Arbitrary<PublicOrderJson> = fc.record({
  order_id: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  status: fc.constantFrom('NEW', 'PICKED_UP', 'TELEPORTED'),
  status_history: fc.array(fc.record({ status: fc.string({ minLength: 1 }), created_at: moment }), { maxLength: 3 }),
  created_at: moment,
  updated_at: moment,
  answered_at: moment,
  details: orNull(
    fc.record({
      vendor: fc.record({ name: fc.string(), address: fc.string(), position: orNull(fc.record(place)) }),
      destination: fc.record({ address: fc.string(), ...place }),
      preordered_for: orNull(fc.integer({ min: 0, max: 32_503_680_000 })),
      estimates: orNull(fc.record({ pick_up_at: orNull(moment), drop_off_at: orNull(moment), estimated_at: moment })),
      rider: orNull(
        fc.record({
          first_name: fc.string(),
          phone_number: fc.string(),
          position: orNull(fc.record({ ...place, located_at: moment })),
        }),
      ),
    }),
  ),
})

const pathsOf = (json: Json): ReadonlyArray<ReadonlyArray<string>> =>
  typeof json === 'object' && json !== null
    ? Object.entries(json).flatMap(([key, value]) => [[key], ...pathsOf(value).map((path) => [key, ...path])])
    : []

const MISSING = Symbol('missing')
const spoiled = (json: Json, [key = '', ...rest]: ReadonlyArray<string>, value: unknown): Json => {
  const copy: Record<string, unknown> | Array<unknown> = Array.isArray(json) ? [...json] : { ...(json as object) }
  const record = copy as Record<string, unknown>
  if (rest.length > 0) record[key] = spoiled(record[key], rest, value)
  else if (value === MISSING && Array.isArray(copy)) copy.splice(Number(key), 1)
  else if (value === MISSING) delete record[key]
  else record[key] = value
  return copy
}

const RUBBISH: ReadonlyArray<unknown> = [
  MISSING,
  null,
  '',
  'text',
  ' ',
  'a b',
  'x'.repeat(65),
  0,
  -1,
  1.5,
  91,
  181,
  -90.000_1,
  1e300,
  32_503_680_001,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [],
  {},
  [null],
]

describe('publicOrderWire', () => {
  it('reads every order as the contract’s schema does (API-01, ADR 22)', () => {
    fc.assert(
      fc.property(anyOrder, (json) => {
        expect(readPublicOrderWire(json)).toEqual(Schema.decodeUnknownSync(PublicOrder)(json))
      }),
    )
  })

  it('rejects an invalid value at every path exactly where the contract’s schema does (ADR 22)', () => {
    const good = aPublicOrderJson()
    const cases = pathsOf(good).flatMap((path) => RUBBISH.map((value) => [path, value] as const))
    const different = cases.filter(([path, value]) => {
      const json = spoiled(good, path, value)
      return reads(json) !== decodes(json)
    })
    expect(different.map(([path, value]) => [path.join('.'), String(value)])).toEqual([])
    expect(cases.filter(([path, value]) => !reads(spoiled(good, path, value))).length).toBeGreaterThan(300)
    for (const whole of [...RUBBISH, undefined, 'null', [good]]) expect(reads(whole)).toBe(false)
  })

  it('maps an order to the domain', () => {
    expect(toPublicOrder(aPublicOrderJson())).toEqual(aPublicOrder())
    const { details: _, ...ended } = aPublicOrder()
    expect(toPublicOrder(aPublicOrderJson({ details: null }))).toEqual(ended)
    expect(toPublicOrder(aPublicOrderJson({ status: 'TELEPORTED' })).status).toBe('UNKNOWN')
  })

  it('rejects an invalid time (OP-46)', () => {
    for (const wrong of ['yesterday', '2026-03-13 11:00', '2026-03-13T11:00:00'])
      expect(() => toPublicOrder(aPublicOrderJson({ updated_at: wrong }))).toThrow(RangeError)
  })

  it('uses the path of the contract', () => {
    expect(PUBLIC_ORDER_PATH).toBe(pathOf(readPublicOrder))
  })
})

describe('PublicOrder schema', () => {
  /** Every field name that the schema keeps. */
  const namesIn = (json: Json): ReadonlyArray<string> =>
    [...new Set(pathsOf(json).flat())].filter((name) => /\D/.test(name))

  it('has no field for money, goods, notes, the customer or the sender (TRACK-28)', () => {
    const full = Schema.decodeUnknownSync(PublicOrder)(
      aPublicOrderJson({ fee: 1, amount: 2, customer: {}, notes: '' } as Partial<PublicOrderJson>),
    )
    const names =
      'address answered_at created_at destination details drop_off_at estimated_at estimates first_name latitude located_at ' +
      'longitude name order_id phone_number pick_up_at position preordered_for rider status status_history updated_at vendor'
    expect([...namesIn(full)].sort()).toEqual(names.split(' ').sort())
  })
})
