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
import { cellsOf, rowProblem, rowErrors, type RowProblem } from './rowProblems.ts'

const ROWS_AT_ONCE = 200
/** Rows between two yields to the event loop, some milliseconds of work. */
const TURN_EVERY = 25

/** The job status after a step in which `good` of all rows succeeded. */
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
  /** The account that places the job; rows of vendors that it may not act for are not placed. */
  readonly account: Account
}

/**
 * One intent per row, whoever places it and however often, so that it is placed once (CON-16). The key contains spaces,
 * which no header value may have, so it cannot collide with a client's key.
 */
const intentOf = ({ id, accountId }: StoredBulkJob, rowId: string): Intent => ({
  accountId,
  key: `bulk ${id} ${rowId}`,
  fingerprint: 'bulk-row',
})

const placedAs = (stored: StoredBulkRow, orderId: string): StoredBulkRow => ({
  ...stored,
  row: { ...stored.row, ...rowErrors([]), status: 'PLACED', order_id: orderId },
})

const notPlaced = (
  stored: StoredBulkRow,
  problems: ReadonlyArray<RowProblem>,
  fee = stored.row.delivery_fee,
): StoredBulkRow => ({
  ...stored,
  row: { ...stored.row, ...rowErrors(problems), status: 'NOT_PLACED', delivery_fee: fee },
})

export type PlaceJobDeps = RowJudgeDeps & WithStores<'bulkJobs' | 'orders'> & { readonly clock: () => Instant }

/** Judges a row under current conditions and places it if it has no problems (API-34). */
const placeRow = async (
  { stores, clock }: PlaceJobDeps,
  { deployment, job }: JobToPlace,
  { judge }: RowJudge,
  stored: StoredBulkRow,
): Promise<StoredBulkRow> => {
  const { row, place } = stored
  const { draft, vendor, problems, fee, hours } = judge(cellsOf(row.order_details), place ?? 'not-found')
  // Another collection point may have this name by now.
  if (vendor.id !== stored.vendorId)
    return notPlaced(stored, [rowProblem('collection-point-unknown', 'collectionPoint')])
  if (fee === undefined || place === undefined) return notPlaced(stored, problems)
  if (draft.preorderedFor === undefined && hours?.status === 'closed') {
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
  if (outcome.outcome === 'key-reused') throw new Error('The intent of a row was used for a different order')
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
  // Finds orders that a killed process placed without recording them in their rows.
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
 * Places the rows of a job that can be placed, each once (API-34, CON-16). Other rows get their problems and can be
 * tried again. `keepsGoing` runs before each group of rows and rejects to stop; the next attempt continues.
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
  // No row can be ordered: keeps the status of the check.
  if (placed + left === 0) return
  const all = [...counts.values()].reduce((sum, rows) => sum + rows, 0)
  await bulkJobs.changeJob({
    deployment: deployment.id,
    id: job.id,
    status: statusAfter('ORDER_PLACEMENT', placed, all),
    successRowCount: placed,
  })
}
