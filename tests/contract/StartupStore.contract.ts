import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { StartupStorePort } from '../../src/application/ports/StartupStore.ts'
import { MODES } from '../../src/domain/session/mode.ts'

/** A guest token that decodes to `{"exp":4102444800}`, and its payload. */
export const GUEST_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDB9.x'
export const GUEST_PAYLOAD = { exp: 4_102_444_800 }

/** The contract of every `StartupStore` adapter (CON-11, PERSIST-06). */
export const startupStoreContract = (adapter: string, open: () => StartupStorePort) =>
  describe(`StartupStore (${adapter})`, () => {
    const guest = { vendorId: 'guest-7', token: GUEST_TOKEN }

    it('has no values at first (MODE-05)', async () => {
      expect(await Effect.runPromise(open().read)).toEqual({ mode: undefined, device: 'absent', guest: undefined })
    })

    it.each(MODES)('stores the mode %s (PERSIST-06)', async (mode) => {
      const store = open()
      const kept = await Effect.runPromise(Effect.andThen(store.keepMode(mode), store.read))
      expect(kept.mode).toBe(mode)
    })

    it('stores a guest with its decoded token, and the guest mode (GUEST-02, PERSIST-03)', async () => {
      const store = open()
      const kept = await Effect.runPromise(Effect.andThen(store.keepGuest(guest), store.read))
      expect(kept).toEqual({ mode: 'guest', device: 'absent', guest: { ...guest, payload: GUEST_PAYLOAD } })
    })

    it('clears a guest together with the mode (GUEST-04)', async () => {
      const store = open()
      const kept = await Effect.runPromise(
        store.keepGuest(guest).pipe(Effect.andThen(store.clearGuest), Effect.andThen(store.read)),
      )
      expect(kept).toEqual({ mode: undefined, device: 'absent', guest: undefined })
    })

    it('keeps another mode when it clears the guest (MODE-05)', async () => {
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

    it('clears a device whose token was refused', async () => {
      const store = open()
      const kept = await Effect.runPromise(
        store.keepMode('godroid').pipe(Effect.andThen(store.clearDevice), Effect.andThen(store.read)),
      )
      expect(kept).toMatchObject({ mode: undefined, device: 'absent' })
    })
  })
