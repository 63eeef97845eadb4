import type { AddressToSave, SavedAddress } from '../../contract/addressBook.ts'
import type { OrderJson, readUsualTimes } from '../../contract/orders.ts'
import type { Vendor } from '../../contract/vendors.ts'
import type { Coordinates } from '../../src/domain/address/coordinates.ts'
import type { WantedStatus } from '../../src/domain/history/historyStatus.ts'
import type { ReasonCount } from '../../src/domain/history/overview.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/market/deployments.ts'
import type { VoucherCircumstances, VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'
import type { ProofKind } from '../../src/domain/proof/proofKind.ts'
import type { CustomerSearch } from '../addressBook/customerWords.ts'
import type { BulkJobStore } from './sqlBulkJobStore.ts'
import type { BulkPlacingStore } from './sqlBulkPlacingStore.ts'
import type { OutletStore } from './sqlOutletStore.ts'
import type { RegistrationStore } from './sqlRegistrationStore.ts'
import type { ResetStore } from './sqlResetStore.ts'

export type VendorJson = typeof Vendor.Type

export interface Account {
  readonly id: string
  readonly deployment: DeploymentId
  readonly email: string
  readonly name: string
  readonly phoneNumber: string
  readonly mayManageOutlets: boolean
  /** The vendors and outlets this person may act for. Nobody else's are ever answered. */
  readonly vendorIds: ReadonlyArray<string>
}

/** An account with what signing in looks at. */
export interface KnownAccount {
  readonly account: Account
  readonly passwordHash: string
  /** Its address was confirmed (AUTH-09). */
  readonly isConfirmed: boolean
  /** Its password has to be set anew before it is good for anything (AUTH-05). */
  readonly mustReset: boolean
  /** That of its mails; absent: the country's. */
  readonly language: string | undefined
}

export interface AccountStore {
  /** E-mail addresses are compared without case. */
  readonly byEmail: (deployment: DeploymentId, email: string) => Promise<KnownAccount | undefined>
  readonly byId: (id: string) => Promise<Account | undefined>
  /** For seeding: its address counts as confirmed. */
  readonly add: (account: Account, passwordHash: string) => Promise<void>
}

export interface StoredVendor {
  readonly deployment: DeploymentId
  readonly vendor: VendorJson
  /** `dddd:dddd`, or `closed` for one that is closed at whatever time one looks; absent: the country's parameter. */
  readonly serviceHours?: string
}

export interface VendorStore {
  readonly byId: (deployment: DeploymentId, id: string) => Promise<StoredVendor | undefined>
  readonly byIds: (deployment: DeploymentId, ids: ReadonlyArray<string>) => Promise<ReadonlyArray<StoredVendor>>
  readonly outletsOf: (deployment: DeploymentId, parentId: string) => Promise<ReadonlyArray<StoredVendor>>
  readonly addMany: (vendors: ReadonlyArray<StoredVendor>) => Promise<void>
  /** Reads, changes and writes one vendor so that nobody's change is lost. `undefined` when there is none. */
  readonly change: (
    deployment: DeploymentId,
    id: string,
    change: (vendor: VendorJson) => VendorJson,
  ) => Promise<VendorJson | undefined>
}

export interface OrderPage {
  /** JSON texts of orders, newest first. */
  readonly documents: ReadonlyArray<string>
  /** The same between commas: what stands within the brackets of a JSON list, and goes into the answer as it is. */
  readonly json: string
  readonly nextKey: string | undefined
}

export interface OrderQuery {
  readonly deployment: DeploymentId
  readonly vendorIds: ReadonlyArray<string>
  readonly from?: Instant
  readonly to?: Instant
  readonly count: number
  readonly paginationKey?: string
  readonly customerPhoneNumber?: string
  /** Absent: all. */
  readonly status?: WantedStatus
  /** Pre-orders wanted between `from` and `to`, instead of orders created then. */
  readonly scheduled: boolean
}

export interface OverviewQuery {
  readonly deployment: DeploymentId
  readonly vendorIds: ReadonlyArray<string>
  /** By when they were created, both ends included. */
  readonly from: Instant
  readonly to: Instant
  /** Where each day of the range begins, in its order: the first at or before `from`. */
  readonly dayStarts: ReadonlyArray<Instant>
}

/** `OverviewFigures` of the domain, in seconds and minor units. */
export interface StoredFigures {
  readonly orders: number
  readonly delivered: number
  readonly cancelled: number
  readonly median: number | null
  readonly ninetieth: number | null
  readonly spend: number
}

export interface StoredOverview {
  readonly totals: StoredFigures
  /** One for each of the days. */
  readonly days: ReadonlyArray<StoredFigures>
  readonly reasons: ReadonlyArray<ReasonCount>
}

/** All orders of a list, whatever page they are on. */
export type TotalsQuery = Required<Pick<OrderQuery, 'deployment' | 'vendorIds' | 'from' | 'to'>> &
  Pick<OrderQuery, 'status'>

/** `HistoryTotals` of the domain, in minor units. */
export interface StoredTotals {
  readonly orders: number
  readonly amounts: number
  readonly fees: number
}

/** What happens at most once: the first answer to a key is the answer to its repeats (CON-16). */
export interface Intent {
  readonly accountId: string
  readonly key: string
  /** SHA-256 of call and body, base64url: the same key with another body is refused. */
  readonly fingerprint: string
}

export type Placed =
  | { readonly outcome: 'placed' | 'repeated'; readonly orderId: string }
  | { readonly outcome: 'key-reused' }

/** The voucher an order is placed with. */
export interface Redemption {
  readonly code: string
  /** Throws what speaks against it, and then nothing is placed. Nobody else uses the voucher meanwhile. */
  readonly judge: (voucher: StoredVoucher | undefined, uses: VoucherUses) => void
}

export type UsualTimeJson = (typeof readUsualTimes)['answer']['Encoded']['result']['steps'][number]

export interface OrderStore {
  /** At once: the order, its intent, its use of a voucher. Of parallel repeats exactly one places. */
  readonly place: (
    deployment: DeploymentId,
    order: OrderJson,
    intent: Intent,
    redemption?: Redemption,
  ) => Promise<Placed>
  /** What became of this intent before, if anything did. */
  readonly placedBefore: (intent: Intent) => Promise<Placed | undefined>
  readonly byId: (deployment: DeploymentId, id: string) => Promise<OrderJson | undefined>
  readonly list: (query: OrderQuery) => Promise<OrderPage>
  readonly overview: (query: OverviewQuery) => Promise<StoredOverview>
  readonly totals: (query: TotalsQuery) => Promise<StoredTotals>
  /**
   * Reads, changes and writes one order so that nobody's change is lost; subscribers are told after the commit.
   * One that fails or is cancelled gives the use of its voucher back.
   * `change` answers the order as it shall be, or nothing to leave it. `updated_at` is set here and always grows.
   */
  readonly change: (
    deployment: DeploymentId,
    id: string,
    change: (order: OrderJson) => OrderJson | undefined,
  ) => Promise<OrderJson | undefined>
  /** Orders that are neither delivered, returned nor failed. */
  readonly active: (deployment: DeploymentId) => Promise<ReadonlyArray<OrderJson>>
  /** How long each step took in the last orders of a vendor. */
  readonly usualTimes: (deployment: DeploymentId, vendorId: string) => Promise<ReadonlyArray<UsualTimeJson>>
  /** For seeding: nobody is told. */
  readonly insertMany: (deployment: DeploymentId, orders: ReadonlyArray<OrderJson>) => Promise<void>
}

export interface RiderRow {
  readonly id: string
  readonly deployment: DeploymentId
  readonly name: string
  readonly phoneNumber: string
  readonly vehicle: 'BICYCLE' | 'MOTORBIKE' | 'CAR'
  readonly latitude: number
  readonly longitude: number
  readonly locatedAt: Instant
}

/** A rider under way for an order: kept, so that a restarted service goes on where it was. */
export interface Ride {
  readonly orderId: string
  readonly deployment: DeploymentId
  readonly riderId: string
  /** What the dispatcher needs to go on; only it reads this. */
  readonly state: unknown
}

export interface RiderStore {
  readonly ridersOf: (deployment: DeploymentId) => Promise<ReadonlyArray<RiderRow>>
  readonly addMany: (riders: ReadonlyArray<RiderRow>) => Promise<void>
  readonly saveRide: (ride: Ride) => Promise<void>
  readonly endRide: (deployment: DeploymentId, orderId: string) => Promise<void>
  readonly rides: (deployment: DeploymentId) => Promise<ReadonlyArray<Ride>>
}

/** Country parameters, flags and other settings of a deployment that the control room may change while all runs. */
export interface SettingStore {
  readonly parameters: (deployment: DeploymentId) => Promise<Readonly<Record<string, string>>>
  readonly setParameter: (deployment: DeploymentId, name: string, value: string) => Promise<void>
  readonly flags: (deployment: DeploymentId) => Promise<Readonly<Record<string, boolean>>>
  readonly setFlag: (deployment: DeploymentId, name: string, on: boolean) => Promise<void>
}

export interface Mail {
  readonly id: string
  readonly deployment: DeploymentId
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly sentAt: Instant
}

export interface MailStore {
  readonly add: (mail: Mail) => Promise<void>
  /** Newest first. */
  readonly sentTo: (deployment: DeploymentId, to?: string) => Promise<ReadonlyArray<Mail>>
  readonly forgetBefore: (moment: Instant) => Promise<void>
}

export type SavedCustomer = typeof SavedAddress.Type
/** `phone_number` is E.164. */
export type CustomerToSave = typeof AddressToSave.Encoded

/** The address book of each vendor (API-11): the same number at the same address is the same customer. */
export interface CustomerStore {
  /** Beginnings of names and numbers first, then the most used, then the latest used. */
  readonly search: (
    deployment: DeploymentId,
    vendorId: string,
    wanted: CustomerSearch,
    most: number,
  ) => Promise<ReadonlyArray<SavedCustomer>>
  /** Adds the customer, or changes the one that is there; of parallel saves one adds. */
  readonly save: (deployment: DeploymentId, vendorId: string, customer: CustomerToSave) => Promise<SavedCustomer>
  /** `undefined` when there is none. One who becomes the same as another takes over that one's uses. */
  readonly change: (
    deployment: DeploymentId,
    vendorId: string,
    id: string,
    customer: CustomerToSave,
  ) => Promise<SavedCustomer | undefined>
  readonly remove: (deployment: DeploymentId, vendorId: string, id: string) => Promise<void>
  /** For seeding: who is there already stays as he is. */
  readonly addMany: (
    deployment: DeploymentId,
    vendorId: string,
    customers: ReadonlyArray<CustomerToSave & { readonly used: number; readonly usedAt: Instant | undefined }>,
  ) => Promise<void>
}

export interface StoredVoucher {
  readonly offer: VoucherOffer
  /** How often it was used and not given back. */
  readonly used: number
}

export type VoucherUses = Pick<VoucherCircumstances, 'uses' | 'usesByVendor' | 'hasOrdered'>

/** Codes are compared without regard to case. */
export interface VoucherStore {
  readonly byCode: (deployment: DeploymentId, code: string) => Promise<StoredVoucher | undefined>
  readonly all: (deployment: DeploymentId) => Promise<ReadonlyArray<StoredVoucher>>
  readonly usesOf: (deployment: DeploymentId, code: string, vendorId: string) => Promise<VoucherUses>
  /** Gives it out, or changes it. `used` is for seeding; otherwise its uses stay. */
  readonly save: (deployment: DeploymentId, offer: VoucherOffer, used?: number) => Promise<void>
  readonly remove: (deployment: DeploymentId, code: string) => Promise<void>
}

interface StoredPicture {
  readonly contentType: 'image/png' | 'image/jpeg'
  readonly bytes: Uint8Array
}

export interface StoredProof {
  readonly orderId: string
  readonly kind: ProofKind
  readonly takenAt: Instant
  readonly takenFrom: Coordinates
  readonly signedBy?: string
  /** From this moment on it is answered to nobody. */
  readonly keepUntil: Instant
  readonly photo: StoredPicture
  readonly signature?: StoredPicture
}

/** What was photographed and signed (OP-19). */
export interface ProofStore {
  /** The first one of an order and a kind stays for ever as it is; another one is left aside. */
  readonly add: (deployment: DeploymentId, proof: StoredProof) => Promise<void>
  readonly byOrder: (deployment: DeploymentId, orderId: string, kind: ProofKind) => Promise<StoredProof | undefined>
  /** Removes what was to be kept until then, or shorter. */
  readonly forgetKeptUntil: (moment: Instant) => Promise<void>
}

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
