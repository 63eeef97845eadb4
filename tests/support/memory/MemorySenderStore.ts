import { Effect } from 'effect'
import type { StoredSender, SenderStorePort } from '../../../src/application/ports/SenderStore.ts'

export const makeMemorySenderStore = (initially?: StoredSender): SenderStorePort => {
  let held = initially
  const become = (sender: StoredSender | undefined) =>
    Effect.sync(() => {
      held = sender
    })
  return { read: Effect.sync(() => held), keep: become, clear: become(undefined) }
}
