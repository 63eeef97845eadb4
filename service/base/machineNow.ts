import { instantAt, type Instant } from '../../src/domain/instant.ts'

/** The clock of the machine that runs the service. */
export const machineNow = (): Instant => instantAt(Date.now())
