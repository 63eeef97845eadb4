import { Effect } from 'effect'
import { StartupStore } from '../ports/StartupStore.ts'

/** Guests are not wanted while the flag is off: their data stay as they are (MODE-11). */
export const leaveGuestMode = Effect.fn('leaveGuestMode')(function* () {
  yield* (yield* StartupStore).keepMode('classic')
})
