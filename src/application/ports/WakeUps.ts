import { Context, type Stream } from 'effect'

/** The network is back, or somebody looks at the page again: what was kept may be old by now. */
export type WakeUp = 'online' | 'visible'

export class WakeUps extends Context.Service<WakeUps, Stream.Stream<WakeUp>>()('application/WakeUps') {}
