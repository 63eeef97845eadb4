import { setImmediate as nextTurn } from 'node:timers/promises'
import { readableAddress } from '../../src/domain/address/address.ts'
import type { BulkFileRow } from '../../src/domain/bulk/bulkFile.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { SECOND, type Instant } from '../../src/domain/instant.ts'
import { toNumber } from '../../src/domain/pricing/money.ts'
import { addressOfDraft } from '../../src/domain/request/addressOfDraft.ts'
import type { BulkRowJson, StoredBulkRow } from '../store/bulkStore.ts'
import { detailsOf, rowErrors } from './rowProblems.ts'
import type { JudgedRow, PlaceLookup, RowJudge } from './rowJudge.ts'

/** Rows between two yields to the event loop, some milliseconds of work. */
const TURN_EVERY = 50

/** The moment in Unix seconds; `undefined` outside the contract's range, where the row is refused anyway. */
const scheduledFor = (at: Instant | undefined): number | undefined =>
  at !== undefined && at >= 0 && at / SECOND <= 32_503_680_000 ? Math.floor(at / SECOND) : undefined

/** Builds the API's answer for a row. */
const rowJson = (
  jobId: string,
  { number, cells }: BulkFileRow,
  place: PlaceLookup,
  { draft, vendor, problems, fee }: JudgedRow,
  country: CountryCode,
): BulkRowJson => {
  const later = scheduledFor(draft.preorderedFor)
  const address = typeof place === 'string' ? draft : { ...draft, destinationTextAddress: place.address }
  return {
    row_number: number,
    row_id: `${jobId}-${number}`,
    status: problems.length === 0 ? 'VALID' : 'INVALID',
    order_details: detailsOf(cells),
    ...rowErrors(problems),
    delivery_fee: fee === undefined ? null : toNumber(fee),
    collection_point: vendor.name,
    customer_name: cells.customerName,
    drop_off_address: readableAddress(addressOfDraft(address, country), country),
    payment_method: draft.paymentMethod === '' ? cells.paymentType : draft.paymentMethod,
    delivery_type: later === undefined ? 'INSTANT' : 'SCHEDULED',
    scheduled_for: later ?? null,
    order_id: null,
  }
}

/** Judges all rows of a file and yields to the event loop in between. */
export const preprocessRows = async (
  jobId: string,
  rows: ReadonlyArray<BulkFileRow>,
  judge: RowJudge,
  placeOf: (row: BulkFileRow) => PlaceLookup,
  country: CountryCode,
): Promise<ReadonlyArray<StoredBulkRow>> => {
  const stored: Array<StoredBulkRow> = []
  for (const row of rows) {
    const place = placeOf(row)
    const judged = judge.judge(row.cells, place)
    stored.push({
      row: rowJson(jobId, row, place, judged, country),
      vendorId: judged.vendor.id,
      place: typeof place === 'string' ? undefined : place,
    })
    if (stored.length % TURN_EVERY === 0) await nextTurn()
  }
  return stored
}
