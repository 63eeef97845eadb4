import { instantAt, type Instant } from '../../domain/instant.ts'

/** The time by the device's clock. */
export const deviceNow = (): Instant => instantAt(Date.now())
