import type { OrderJson, readUsualTimes } from '../../contract/orders.ts'
import type { CountedEnding } from '../../src/domain/history/ending.ts'
import type { WantedStatus } from '../../src/domain/history/historyStatus.ts'
import type { ReasonCount } from '../../src/domain/history/overview.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { Intent } from './intent.ts'
import type { StoredVoucher, VoucherUses } from './voucherStore.ts'

export interface OrderPage {
  /** JSON texts of orders, newest first. */
  readonly documents: ReadonlyArray<string>
  /** The same joined by commas: the content of a JSON array, sent without parsing. */
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
  /** Absent: any. */
  readonly ending?: CountedEnding
  /** Selects pre-orders by their delivery time between `from` and `to`, not by creation. */
  readonly scheduled: boolean
}

export interface OverviewQuery {
  readonly deployment: DeploymentId
  readonly vendorIds: ReadonlyArray<string>
  /** Range of creation times, both ends inclusive. */
  readonly from: Instant
  readonly to: Instant
  /** The start of each day of the range in order; the first is at or before `from`. */
  readonly dayStarts: ReadonlyArray<Instant>
  /** The range to compare with, which ends before the first day starts. */
  readonly before: { readonly from: Instant; readonly to: Instant }
}

/** `OverviewFigures` of the domain, in seconds and minor units. */
export interface StoredFigures {
  readonly orders: number
  readonly delivered: number
  readonly cancelled: number
  readonly late: number
  readonly median: number | null
  readonly ninetieth: number | null
  readonly spend: number
}

export interface StoredOverview {
  readonly totals: StoredFigures
  /** One for each of the days. */
  readonly days: ReadonlyArray<StoredFigures>
  readonly reasons: ReadonlyArray<ReasonCount>
  readonly before: StoredFigures
  /** In any order; only vendors with orders in the range. */
  readonly vendors: ReadonlyArray<StoredFigures & { readonly vendorId: string }>
}

/** All orders of a list, independent of pages. */
type TotalsQuery = Required<Pick<OrderQuery, 'deployment' | 'vendorIds' | 'from' | 'to'>> &
  Pick<OrderQuery, 'status' | 'ending' | 'customerPhoneNumber'>

/** `HistoryTotals` of the domain, in minor units. */
export interface StoredTotals {
  readonly orders: number
  readonly amounts: number
  readonly fees: number
}

type Placed = { readonly outcome: 'placed' | 'repeated'; readonly orderId: string } | { readonly outcome: 'key-reused' }

/** The voucher an order is placed with. */
export interface Redemption {
  readonly code: string
  /** Throws if the voucher does not apply, which cancels the placing; the voucher's row is locked meanwhile. */
  readonly judge: (voucher: StoredVoucher | undefined, uses: VoucherUses) => void
}

export type UsualTimeJson = (typeof readUsualTimes)['answer']['Encoded']['result']['steps'][number]

export interface OrderStore {
  /**
   * Stores order, intent and voucher use in one transaction, in which the order gets its code; of concurrent repeats
   * exactly one places.
   */
  readonly place: (
    deployment: DeploymentId,
    order: OrderJson,
    intent: Intent,
    redemption?: Redemption,
  ) => Promise<Placed>
  /** The outcome of an earlier use of this intent. */
  readonly findPlaced: (intent: Intent) => Promise<Placed | undefined>
  readonly byId: (deployment: DeploymentId, id: string) => Promise<OrderJson | undefined>
  readonly list: (query: OrderQuery) => Promise<OrderPage>
  readonly overview: (query: OverviewQuery) => Promise<StoredOverview>
  readonly totals: (query: TotalsQuery) => Promise<StoredTotals>
  /**
   * Reads, changes and writes one order without lost updates; subscribers are notified after the commit. Returns the
   * voucher use of an order that fails or is cancelled. `change` returns the new order, or `undefined` to leave it.
   * Sets `updated_at`, which always grows.
   */
  readonly change: (
    deployment: DeploymentId,
    id: string,
    change: (order: OrderJson) => OrderJson | undefined,
  ) => Promise<OrderJson | undefined>
  /** Orders that are neither delivered, returned nor failed. */
  readonly active: (deployment: DeploymentId) => Promise<ReadonlyArray<OrderJson>>
  /** The number of active orders, without pre-orders for after `now`. */
  readonly countWanted: (deployment: DeploymentId, now: Instant) => Promise<number>
  /** How long each step took in the last orders of a vendor. */
  readonly usualTimes: (deployment: DeploymentId, vendorId: string) => Promise<ReadonlyArray<UsualTimeJson>>
  /** For seeding: subscribers are not notified, and orders that exist stay as they are. */
  readonly insertMany: (deployment: DeploymentId, orders: ReadonlyArray<OrderJson>) => Promise<void>
}

/** An order as it was committed. */
export interface OrderChange {
  readonly deployment: string
  readonly orderId: string
  readonly vendorId: string
  readonly createdAt: Instant
  /** Increases with each change. */
  readonly updatedAt: Instant
  /** JSON text. */
  readonly document: string
}
