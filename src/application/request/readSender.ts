import { Effect } from 'effect'
import { SenderStore } from '../ports/SenderStore.ts'

/** Who a guest said they are, in this tab (REQ-36). */
export const readSender = Effect.fn('readSender')(function* () {
  return (yield* (yield* SenderStore).read)?.sender
})
