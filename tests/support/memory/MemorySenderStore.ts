import { Effect } from 'effect'
import type { KeptSender, SenderStorePort } from '../../../src/application/ports/SenderStore.ts'

export const makeMemorySenderStore = (initially?: KeptSender): SenderStorePort => {
  let held = initially
  const become = (kept: KeptSender | undefined) =>
    Effect.sync(() => {
      held = kept
    })
  return { read: Effect.sync(() => held), keep: become, clear: become(undefined) }
}
