import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BulkJobStatus } from '../../src/domain/bulk/bulkJob.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { toNumber } from '../../src/domain/pricing/money.ts'
import { orderToPlace } from '../../src/domain/request/placedOrder.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { WithStores } from '../store/stores.ts'
import { newOrder } from '../orders/newOrder.ts'
import { newOrderId } from '../orders/newOrderId.ts'
import type { StoredBulkJob, StoredBulkRow } from '../store/bulkStore.ts'
import type { Account } from '../store/accountStore.ts'
import type { Intent } from '../store/intent.ts'
import type { StoredVendor } from '../store/vendorStore.ts'
import { rowJudge, type RowJudge, type RowJudgeDeps } from './rowJudge.ts'
import { cellsOf, rowProblem, saidOf, type RowProblem } from './rowProblems.ts'

const ROWS_AT_ONCE = 200
/** Rows before the thread hears others: some milliseconds. */
const TURN_EVERY = 25

/** What was done with how many of all rows. */
export const statusAfter = (
  step: 'PREPROCESS' | 'ORDER_PLACEMENT',
  good: number,
  all: number,
): Exclude<BulkJobStatus, 'UNKNOWN'> => {
  if (good === 0) return `${step}_FAIL`
  return good === all ? `${step}_SUCCESS` : `${step}_SUCCESS_WITH_ERROR`
}

export interface JobToPlace {
  readonly deployment: Deployment
  readonly job: StoredBulkJob
  /** The vendor of the job. */
  readonly stored: StoredVendor
  /** Whoever asks: rows of vendors that they do not act for stay where they are. */
  readonly account: Account
}

/**
 * One intent for a row, whoever asks and however often: it is placed once (CON-16). No header holds such a key, so that
 * nobody can have used it for something else.
 */
const intentOf = ({ id, accountId }: StoredBulkJob, rowId: string): Intent => ({
  accountId,
  key: `bulk ${id} ${rowId}`,
  fingerprint: 'bulk-row',
})

const placedAs = (stored: StoredBulkRow, orderId: string): StoredBulkRow => ({
  ...stored,
  row: { ...stored.row, ...saidOf([]), status: 'PLACED', order_id: orderId },
})

const notPlaced = (
  stored: StoredBulkRow,
  problems: ReadonlyArray<RowProblem>,
  fee = stored.row.delivery_fee,
): StoredBulkRow => ({
  ...stored,
  row: { ...stored.row, ...saidOf(problems), status: 'NOT_PLACED', delivery_fee: fee },
})

export type PlaceJobDeps = RowJudgeDeps & WithStores<'bulkJobs' | 'orders'> & { readonly clock: () => Instant }

/** Judges a row as it would be ordered now, and places it when nothing speaks against it (API-34). */
const placeRow = async (
  { stores, clock }: PlaceJobDeps,
  { deployment, job }: JobToPlace,
  { judge }: RowJudge,
  stored: StoredBulkRow,
): Promise<StoredBulkRow> => {
  const { row, place } = stored
  const { draft, vendor, problems, fee, hours } = judge(cellsOf(row.order_details), place ?? 'not-found')
  // Since then another one may have got its name.
  if (vendor.id !== stored.vendorId)
    return notPlaced(stored, [rowProblem('collection-point-unknown', 'collectionPoint')])
  if (fee === undefined || place === undefined) return notPlaced(stored, problems)
  if (draft.preordered_for === undefined && hours?.status === 'closed') {
    const { from, to, currentTime } = hours
    return notPlaced(stored, [rowProblem('store-closed', undefined, { from, to, currentTime })])
  }
  const amount = toNumber(fee)
  if (amount !== row.delivery_fee) return notPlaced(stored, [rowProblem('fee-changed')], amount)
  const placed = orderToPlace({
    draft: { ...draft, destinationTextAddress: place.address },
    vendor,
    country: deployment.country,
    fee: { fee, signature: '' },
    business: true,
  })
  const facts = { placed, fee: amount, estimate: vendor.estimationPickUpTime, status: 'NEW' as const, now: clock() }
  const order = newOrder(newOrderId(vendor.id), facts)
  const outcome = await stores.orders.place(deployment.id, order, intentOf(job, row.row_id))
  if (outcome.outcome === 'key-reused') throw new Error('The intent of a row was used for something else')
  return placedAs(stored, outcome.orderId)
}

const placeRows = async (
  deps: PlaceJobDeps,
  wanted: JobToPlace,
  judge: RowJudge,
  rows: ReadonlyArray<StoredBulkRow>,
): Promise<ReadonlyArray<StoredBulkRow>> => {
  const { job } = wanted
  const keys = new Map(rows.map(({ row }) => [row.row_id, intentOf(job, row.row_id).key]))
  // A service that was killed between ordering and noting it left these behind.
  const before = await deps.stores.bulkJobs.ordersPlacedAs(job.accountId, [...keys.values()])
  const placing: Array<Promise<StoredBulkRow>> = []
  for (const stored of rows) {
    const orderId = before.get(keys.get(stored.row.row_id) ?? '')
    placing.push(
      orderId === undefined ? placeRow(deps, wanted, judge, stored) : Promise.resolve(placedAs(stored, orderId)),
    )
    if (placing.length % TURN_EVERY === 0) await nextTurn()
  }
  const settled = await Promise.allSettled(placing)
  const [failed] = settled.filter((one) => one.status === 'rejected')
  const done = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  await deps.stores.bulkJobs.changeRows(job.deployment, job.id, done)
  if (failed !== undefined) throw failed.reason
  return done
}

/**
 * Places what can be placed of a job, each row once (API-34, CON-16): a row that is not placed says why, and can be tried
 * again. `keepsGoing` is asked before each group of rows and rejects to end it there; the next attempt continues.
 */
export const placeJob = async (
  deps: PlaceJobDeps,
  wanted: JobToPlace,
  keepsGoing: () => Promise<void>,
): Promise<void> => {
  const { deployment, job, stored, account } = wanted
  const { bulkJobs } = deps.stores
  const judge = await rowJudge(deps, { deployment, account, stored, now: deps.clock() })
  let after = 0
  for (;;) {
    const rows = await bulkJobs.rowsToPlace(deployment.id, job.id, after, ROWS_AT_ONCE)
    const last = rows.at(-1)
    if (last === undefined) break
    await keepsGoing()
    await placeRows(deps, wanted, judge, rows)
    after = last.row.row_number
  }
  const counts = await bulkJobs.counts(deployment.id, job.id)
  const [placed, left] = [counts.get('PLACED') ?? 0, counts.get('NOT_PLACED') ?? 0]
  // Nothing of it could ever be ordered: it stays what checking it came to.
  if (placed + left === 0) return
  const all = [...counts.values()].reduce((sum, rows) => sum + rows, 0)
  await bulkJobs.changeJob({
    deployment: deployment.id,
    id: job.id,
    status: statusAfter('ORDER_PLACEMENT', placed, all),
    successRowCount: placed,
  })
}
