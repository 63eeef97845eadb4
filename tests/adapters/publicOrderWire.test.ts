import { Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PublicOrder, type PublicOrderJson } from '../../contract/publicOrder.ts'
import { toPublicOrder } from '../../src/adapters/http/publicOrderWire.ts'
import { aPublicOrder, aPublicOrderJson } from '../support/aPublicOrder.ts'
import { differencesOf, isRead, notObjects, pathsOf, spoiledCopies } from '../support/spoiledJson.ts'

const decode = Schema.decodeUnknownSync(PublicOrder)

/** Every field that can be present or absent. */
const moment = fc.constantFrom<string | number>('2026-03-13T11:00:00.000Z', '2026-03-13T12:00:00+01:00', 1_773_399_600)
const place = {
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
}
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const anyOrder: fc.Arbitrary<PublicOrderJson> = fc.record({
  order_id: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  code: orNull(fc.string()),
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

describe('toPublicOrder', () => {
  it('reads every order that the contract’s schema reads (API-01, ADR 22)', () => {
    fc.assert(
      fc.property(anyOrder, (json) => {
        const { details } = decode(json)
        const read = toPublicOrder(json)
        expect(read.statusHistory).toHaveLength(json.status_history.length)
        expect([read.details?.destination, read.details?.vendor.name]).toEqual([
          details?.destination,
          details?.vendor.name,
        ])
      }),
    )
  })

  it('rejects an invalid value at every path exactly where the contract’s schema does, and unreadable times (ADR 22)', () => {
    const good = aPublicOrderJson({
      details: { ...aPublicOrderJson().details!, preordered_for: 1_773_399_600 },
    })
    expect(differencesOf(good, toPublicOrder, decode)).toEqual([])
    expect(spoiledCopies(good).filter(({ json }) => !isRead(toPublicOrder, json)).length).toBeGreaterThan(300)
    for (const whole of [...notObjects, [good]]) expect(isRead(toPublicOrder, whole)).toBe(false)
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
})

describe('PublicOrder schema', () => {
  /** Every field name that the schema keeps. */
  const namesIn = (json: unknown): ReadonlyArray<string> =>
    [...new Set(pathsOf(json).flat())].filter((name) => /\D/.test(name))

  it('has no field for money, goods, notes, the customer or the sender (TRACK-28)', () => {
    const full = decode(aPublicOrderJson({ fee: 1, amount: 2, customer: {}, notes: '' } as Partial<PublicOrderJson>))
    const names =
      'address answered_at code created_at destination details drop_off_at estimated_at estimates first_name latitude located_at ' +
      'longitude name order_id phone_number pick_up_at position preordered_for rider route status status_history updated_at vehicle vendor'
    expect([...namesIn(full)].sort()).toEqual(names.split(' ').sort())
  })
})
