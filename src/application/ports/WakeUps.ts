import { Context, type Stream } from 'effect'

/** The network is back, somebody looks at the page again, or it slept: what was kept may be old by now. */
export type WakeUp = 'online' | 'visible' | 'resumed'

export class WakeUps extends Context.Service<WakeUps, Stream.Stream<WakeUp>>()('application/WakeUps') {}
