import { Effect, Stream } from 'effect'
import { Network } from './ports/Network.ts'

/** Whether the device has a network: now, and at every change. */
export const watchNetwork: Stream.Stream<boolean, never, Network> = Stream.unwrap(
  Effect.map(Network, (network) => network),
)
