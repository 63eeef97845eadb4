import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UsualTimesPort } from '../../src/application/ports/UsualTimes.ts'
import { SECOND } from '../../src/domain/instant.ts'

/** The account is Anna's: `bistro` received each of ten orders after half a minute; `pekarna` is not hers. */
export interface HeldUsualTimes {
  readonly usualTimes: UsualTimesPort
  readonly close: () => Promise<void>
}

/** The contract of every `UsualTimes` adapter. */
export const usualTimesContract = (adapter: string, open: () => Promise<HeldUsualTimes>) =>
  describe(`UsualTimes (${adapter})`, () => {
    let held: HeldUsualTimes
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('returns the times of each step, by next status and regardless of it (ADR 25)', async () => {
      expect(await Effect.runPromise(held.usualTimes.ofVendor('bistro'))).toEqual([
        { status: 'NEW', median: 30 * SECOND, slow: 30 * SECOND },
        { status: 'NEW', next: 'RECEIVED', median: 30 * SECOND, slow: 30 * SECOND },
      ])
    })

    it("refuses another account's vendor (ADR 25)", async () => {
      const refused = await Effect.runPromise(Effect.flip(held.usualTimes.ofVendor('pekarna')))
      expect(refused).toMatchObject({ _tag: 'NotFound' })
    })
  })
