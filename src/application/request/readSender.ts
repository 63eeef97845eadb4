import { Effect } from 'effect'
import { SenderStore } from '../ports/SenderStore.ts'

/** The contact data that the guest typed in this tab (REQ-36). */
export const readSender = Effect.fn('readSender')(function* () {
  return (yield* (yield* SenderStore).read)?.sender
})
