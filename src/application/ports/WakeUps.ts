import { Context, type Stream } from 'effect'

/** The network is back, the page became visible, or it was suspended: stored data may be stale. */
export type WakeUp = 'online' | 'visible' | 'resumed'

export class WakeUps extends Context.Service<WakeUps, Stream.Stream<WakeUp>>()('application/WakeUps') {}
