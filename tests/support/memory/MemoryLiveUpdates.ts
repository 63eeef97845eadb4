import { Effect, PubSub, Stream } from 'effect'
import type { LiveEvent, LiveUpdatesPort } from '../../../src/application/ports/LiveUpdates.ts'
import type { VendorId } from '../../../src/domain/ids.ts'

/** Live updates without a network: every listener of the vendor receives what `push` is given. */
export interface MemoryLiveUpdates extends LiveUpdatesPort {
  readonly push: (vendorId: VendorId, event: LiveEvent) => Effect.Effect<void>
}

export const makeMemoryLiveUpdates = (): MemoryLiveUpdates => {
  const said = Effect.runSync(PubSub.unbounded<{ readonly vendorId: VendorId; readonly event: LiveEvent }>())
  return {
    push: (vendorId, event) => Effect.asVoid(PubSub.publish(said, { vendorId, event })),
    ofVendor: ({ vendorId }) =>
      Stream.fromPubSub(said).pipe(
        Stream.filter((one) => one.vendorId === vendorId),
        Stream.map(({ event }) => event),
      ),
  }
}
