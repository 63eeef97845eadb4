import { Effect, Stream } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LiveEvent, LiveUpdatesPort } from '../../src/application/ports/LiveUpdates.ts'
import { until } from '../support/virtualClock.ts'

export interface OpenLiveUpdates {
  readonly live: LiveUpdatesPort
  /** Places an order of a vendor on another device and returns its id. */
  readonly placeElsewhere: (vendorId: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** The vendor that is followed, and another one. */
const BISTRO = { vendorId: 'bistro', other: 'pekarna' }

/** The contract of every `LiveUpdates` adapter (API-39). */
export const liveUpdatesContract = (
  adapter: string,
  open: () => Promise<OpenLiveUpdates>,
  { vendorId, other } = BISTRO,
) =>
  describe(`LiveUpdates (${adapter})`, () => {
    let held: OpenLiveUpdates
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    const whileListening = async (play: (events: ReadonlyArray<LiveEvent>) => Promise<void>) => {
      const events: LiveEvent[] = []
      const leaving = new AbortController()
      const listening = Effect.runPromiseExit(
        Stream.runForEach(held.live.ofVendor({ vendorId, includeOutlets: false }), (event) =>
          Effect.sync(() => void events.push(event)),
        ),
        { signal: leaving.signal },
      )
      await play(events)
      leaving.abort()
      await listening
    }
    const idsOf = (events: ReadonlyArray<LiveEvent>) =>
      events.flatMap((event) => (event.kind === 'updates' ? event.updates.map(({ id }) => id) : []))

    it('emits every change of the vendor, and of no other vendor (LIVE-01, LIVE-07, LIVE-08)', async () => {
      await whileListening(async (events) => {
        await until(() => events.some(({ kind }) => kind === 'connected'))
        await held.placeElsewhere(other)
        const placed = await held.placeElsewhere(vendorId)
        await until(() => idsOf(events).includes(placed))
        expect(idsOf(events)).toEqual([placed])
      })
    })

    it('can be subscribed to again (LIVE-06)', async () => {
      await whileListening(async (events) => {
        await until(() => events.some(({ kind }) => kind === 'connected'))
        const placed = await held.placeElsewhere(vendorId)
        await until(() => idsOf(events).includes(placed))
        expect(idsOf(events)).toEqual([placed])
      })
    })
  })
