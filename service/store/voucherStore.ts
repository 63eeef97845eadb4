import type { DeploymentId } from '../../src/domain/ids.ts'
import type { VoucherCircumstances, VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'

export interface StoredVoucher {
  readonly offer: VoucherOffer
  /** The number of uses that were not returned. */
  readonly used: number
}

export type VoucherUses = Pick<VoucherCircumstances, 'uses' | 'usesByVendor' | 'hasOrdered'>

/** Codes are compared without regard to case. */
export interface VoucherStore {
  readonly byCode: (deployment: DeploymentId, code: string) => Promise<StoredVoucher | undefined>
  readonly all: (deployment: DeploymentId) => Promise<ReadonlyArray<StoredVoucher>>
  readonly usesOf: (deployment: DeploymentId, code: string, vendorId: string) => Promise<VoucherUses>
  /** Inserts or updates the voucher; its uses stay. */
  readonly save: (deployment: DeploymentId, offer: VoucherOffer) => Promise<void>
  /** Inserts the voucher with the given number of uses, unless there is one with its code. */
  readonly add: (deployment: DeploymentId, offer: VoucherOffer, used: number) => Promise<void>
  readonly remove: (deployment: DeploymentId, code: string) => Promise<void>
}
