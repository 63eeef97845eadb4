import { Schema } from 'effect'
import type { Instant } from '../../domain/instant.ts'

/** A moment as it is stored: milliseconds since 1970. */
export const StoredInstant = Schema.Finite.pipe(Schema.refine((ms): ms is Instant => Number.isFinite(ms)))
