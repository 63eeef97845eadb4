import { Effect } from 'effect'
import { StartupStore } from '../ports/StartupStore.ts'

/** Leaves guest mode while its flag is off; the guest's data stay (MODE-11). */
export const leaveGuestMode = Effect.fn('leaveGuestMode')(function* () {
  yield* (yield* StartupStore).keepMode('classic')
})
