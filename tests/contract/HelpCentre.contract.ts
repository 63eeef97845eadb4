import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HelpCentrePort } from '../../src/application/ports/HelpCentre.ts'
import type { SessionUser } from '../../src/domain/session/session.ts'

export interface HeldHelpCentre {
  readonly help: HelpCentrePort
  readonly user: SessionUser
  readonly close: () => Promise<void>
}

/** The contract of every `HelpCentre` adapter; the account acts for the vendor. */
export const helpCentreContract = (adapter: string, open: () => Promise<HeldHelpCentre>, vendorId = 'bistro'): void => {
  describe(`HelpCentre (${adapter})`, () => {
    let held: HeldHelpCentre
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())
    const visit = (token: string) => held.help.open({ user: held.user, vendorId, locale: 'cs', token })

    it('issues a token for a vendor and opens the help centre with it (HELP-06, HELP-08, API-37, API-38)', async () => {
      const token = await Effect.runPromise(held.help.token(vendorId))
      expect(token.length).toBeGreaterThan(10)
      const { address, origin, bridge } = await Effect.runPromise(visit(token))
      expect(new URL(address).protocol).toMatch(/^https?:$/)
      expect(new URL(address).searchParams.get('locale')).toBe('cs')
      expect(['null', new URL(address).origin]).toContain(origin)
      expect(bridge.length).toBeGreaterThanOrEqual(16)
    })

    it('uses a new bridge for each opening (HELP-09)', async () => {
      const token = await Effect.runPromise(held.help.token(vendorId))
      const bridges = [await Effect.runPromise(visit(token)), await Effect.runPromise(visit(token))]
      expect(new Set(bridges.map(({ bridge }) => bridge)).size).toBe(2)
    })
  })
}
