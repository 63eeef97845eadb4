import { Clock, Effect } from 'effect'
import { instantAt, type Instant } from '../domain/instant.ts'

/** The time of the clock (ADR 7). */
export const currentInstant: Effect.Effect<Instant> = Effect.map(Clock.currentTimeMillis, instantAt)
