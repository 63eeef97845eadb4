import type { AccountStore, RegistrationStore, ResetStore } from './accountStore.ts'
import type { BulkJobStore, BulkPlacingStore } from './bulkStore.ts'
import type { CustomerStore } from './customerStore.ts'
import type { MailStore } from './mailStore.ts'
import type { OrderStore } from './orderStore.ts'
import type { ProofStore } from './proofStore.ts'
import type { RiderStore } from './riderStore.ts'
import type { SettingStore } from './settingStore.ts'
import type { OutletStore, VendorStore } from './vendorStore.ts'
import type { VoucherStore } from './voucherStore.ts'

export interface Stores {
  readonly accounts: AccountStore
  readonly vendors: VendorStore
  readonly outlets: OutletStore
  readonly bulkJobs: BulkJobStore
  readonly bulkPlacings: BulkPlacingStore
  readonly orders: OrderStore
  readonly riders: RiderStore
  readonly settings: SettingStore
  readonly mails: MailStore
  readonly customers: CustomerStore
  readonly vouchers: VoucherStore
  readonly proofs: ProofStore
  readonly registrations: RegistrationStore
  readonly resets: ResetStore
}

/** Some of the stores: `WithStores<'orders' | 'settings'>`. */
export interface WithStores<K extends keyof Stores> {
  readonly stores: Pick<Stores, K>
}
