import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UsualTimesPort } from '../../src/application/ports/UsualTimes.ts'
import { SECOND } from '../../src/domain/instant.ts'

/** Kept for Anna: `bistro` received each of ten orders after half a minute; `pekarna` is not hers. */
export interface HeldUsualTimes {
  readonly usualTimes: UsualTimesPort
  readonly close: () => Promise<void>
}

/** What whoever knows the usual times promises. */
export const usualTimesContract = (keeper: string, open: () => Promise<HeldUsualTimes>) =>
  describe(`Usual times, known by ${keeper}`, () => {
    let held: HeldUsualTimes
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('are told for each step, by what came next and whatever came next (ADR 25)', async () => {
      expect(await Effect.runPromise(held.usualTimes.ofVendor('bistro'))).toEqual([
        { status: 'NEW', median: 30 * SECOND, slow: 30 * SECOND },
        { status: 'NEW', next: 'RECEIVED', median: 30 * SECOND, slow: 30 * SECOND },
      ])
    })

    it('are not told about the vendor of somebody else (ADR 25)', async () => {
      const refused = await Effect.runPromise(Effect.flip(held.usualTimes.ofVendor('pekarna')))
      expect(refused).toMatchObject({ _tag: 'ServiceRefusal', status: 404 })
    })
  })
