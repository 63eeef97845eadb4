import { Effect } from 'effect'
import type { StartupStorePort } from '../../../src/application/ports/StartupStore.ts'
import type { StoredValues } from '../../../src/domain/session/mode.ts'

const NOTHING: StoredValues = { mode: undefined, device: 'absent', guest: undefined }

/** The startup values of a device in memory; `payloadOf` decodes tokens. */
export const makeMemoryStartupStore = (
  initially: Partial<StoredValues> = {},
  payloadOf: (token: string) => unknown = () => undefined,
): StartupStorePort => {
  let held: StoredValues = { ...NOTHING, ...initially }
  const become = (changed: Partial<StoredValues>) =>
    Effect.sync(() => {
      held = { ...held, ...changed }
    })
  return {
    read: Effect.sync(() => held),
    keepMode: (mode) => become({ mode }),
    keepGuest: (guest) =>
      Effect.suspend(() => become({ mode: 'guest', guest: { ...guest, payload: payloadOf(guest.token) } })),
    clearGuest: Effect.suspend(() => become({ guest: undefined, ...(held.mode === 'guest' && { mode: undefined }) })),
    clearDevice: become({ device: 'absent', mode: undefined }),
  }
}
