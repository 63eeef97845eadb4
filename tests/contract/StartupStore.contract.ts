import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { StartupStorePort } from '../../src/application/ports/StartupStore.ts'
import { MODES } from '../../src/domain/session/mode.ts'

/** A token that decodes to `{"exp":4102444800}`, and one of a device that is set up for bistro-9. */
export const GUEST_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDB9.x'
export const GUEST_PAYLOAD = { exp: 4_102_444_800 }

/** What whoever keeps the values a page starts with promises (CON-11, PERSIST-06). */
export const startupStoreContract = (keeper: string, open: () => StartupStorePort) =>
  describe(`The startup values, kept by ${keeper}`, () => {
    const guest = { vendorId: 'guest-7', token: GUEST_TOKEN }

    it('are none at first (MODE-05)', async () => {
      expect(await Effect.runPromise(open().read)).toEqual({ mode: undefined, device: 'absent', guest: undefined })
    })

    it.each(MODES)('keep the mode %s (PERSIST-06)', async (mode) => {
      const store = open()
      const kept = await Effect.runPromise(Effect.andThen(store.keepMode(mode), store.read))
      expect(kept.mode).toBe(mode)
    })

    it('keep a guest with what the token decodes to, as the mode too (GUEST-02, PERSIST-03)', async () => {
      const store = open()
      const kept = await Effect.runPromise(Effect.andThen(store.keepGuest(guest), store.read))
      expect(kept).toEqual({ mode: 'guest', device: 'absent', guest: { ...guest, payload: GUEST_PAYLOAD } })
    })

    it('forget a guest, and the mode with them (GUEST-04)', async () => {
      const store = open()
      const kept = await Effect.runPromise(
        store.keepGuest(guest).pipe(Effect.andThen(store.clearGuest), Effect.andThen(store.read)),
      )
      expect(kept).toEqual({ mode: undefined, device: 'absent', guest: undefined })
    })

    it('keep the mode of who signed in since when the guest goes (MODE-05)', async () => {
      const store = open()
      const kept = await Effect.runPromise(
        store
          .keepGuest(guest)
          .pipe(
            Effect.andThen(store.keepMode('classic')),
            Effect.andThen(store.clearGuest),
            Effect.andThen(store.read),
          ),
      )
      expect(kept.mode).toBe('classic')
    })

    it('forget a device whose token is not taken any more', async () => {
      const store = open()
      const kept = await Effect.runPromise(
        store.keepMode('godroid').pipe(Effect.andThen(store.clearDevice), Effect.andThen(store.read)),
      )
      expect(kept).toMatchObject({ mode: undefined, device: 'absent' })
    })
  })
