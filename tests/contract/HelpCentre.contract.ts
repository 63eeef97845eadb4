import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HelpCentrePort } from '../../src/application/ports/HelpCentre.ts'
import type { SessionUser } from '../../src/domain/session/session.ts'

export interface HeldHelpCentre {
  readonly help: HelpCentrePort
  readonly user: SessionUser
  readonly close: () => Promise<void>
}

/** What a help centre promises; whoever asks acts for vendor `bistro`. */
export const helpCentreContract = (keeper: string, open: () => Promise<HeldHelpCentre>): void => {
  describe(`The help centre, kept by ${keeper}`, () => {
    let held: HeldHelpCentre
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())
    const visit = (token: string) => held.help.open({ user: held.user, vendorId: 'bistro', locale: 'cs', token })

    it('gives a token for a vendor, and opens with it: an address to frame and what it speaks as (HELP-06, HELP-08, API-37, API-38)', async () => {
      const token = await Effect.runPromise(held.help.token('bistro'))
      expect(token.length).toBeGreaterThan(10)
      const { address, origin, bridge } = await Effect.runPromise(visit(token))
      expect(new URL(address).protocol).toMatch(/^https?:$/)
      expect(new URL(address).searchParams.get('locale')).toBe('cs')
      expect(['null', new URL(address).origin]).toContain(origin)
      expect(bridge.length).toBeGreaterThanOrEqual(16)
    })

    it('has another bridge for every opening (HELP-09)', async () => {
      const token = await Effect.runPromise(held.help.token('bistro'))
      const bridges = [await Effect.runPromise(visit(token)), await Effect.runPromise(visit(token))]
      expect(new Set(bridges.map(({ bridge }) => bridge)).size).toBe(2)
    })
  })
}
