import type { Schema } from 'effect'
import type { RiderInfo } from '../../contract/riders.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'

export type RiderInfoJson = Schema.Codec.Encoded<typeof RiderInfo>

/** Finds the rider of an order; null while the order has none (API-19). */
export interface RiderLookup {
  readonly riderOf: (deployment: DeploymentId, orderId: string) => Promise<RiderInfoJson | null>
}
