import {
  BULK_ROW_FIELDS,
  type BulkJob as BulkJobSchema,
  type BulkRow as BulkRowSchema,
  type readBulkJob,
} from '../../../contract/bulk.ts'
import { BULK_COLUMNS, mapCells, type BulkCells, type BulkColumn } from '../../domain/bulk/bulkColumns.ts'
import {
  readBulkJobStatus,
  readBulkRowStatus,
  type BulkJob,
  type BulkJobDetail,
  type BulkJobRow,
  type BulkRowError,
} from '../../domain/bulk/bulkJob.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import type { DeliveryTime } from '../../domain/request/deliveryTime.ts'
import { moneyOf } from '../../domain/pricing/money.ts'
import { instantOf } from './moment.ts'

type RowWire = typeof BulkRowSchema.Type

const columnOf = (field: string | undefined): BulkColumn | undefined =>
  BULK_COLUMNS.find((column) => BULK_ROW_FIELDS[column] === field)

const cellsOf = (details: RowWire['order_details']): BulkCells => mapCells((column) => details[BULK_ROW_FIELDS[column]])

/** The message of a service that does not send error codes (OP-56). */
const saidOnly = (message: string | null): ReadonlyArray<BulkRowError> =>
  message === null ? [] : [{ code: 'unknown', message }]

const errorsOf = ({ problems = [], error }: RowWire): ReadonlyArray<BulkRowError> =>
  problems.length === 0
    ? saidOnly(error)
    : problems.map(({ code, message, field, values }) => {
        const column = columnOf(field)
        return { code, message, ...(column !== undefined && { column }), ...(values !== undefined && { values }) }
      })

const deliveryOf = ({ delivery_type: type, scheduled_for: at }: RowWire): DeliveryTime => {
  if (type === 'INSTANT' || (type === undefined && at == null)) return { kind: 'ASAP' }
  if (at == null) throw new TypeError('A scheduled row lacks its time')
  return { kind: 'LATER', at: instantOf(at) }
}

const toRow = (wire: RowWire, currency: CurrencyCode): BulkJobRow => ({
  number: wire.row_number,
  id: wire.row_id,
  status: readBulkRowStatus(wire.status),
  cells: cellsOf(wire.order_details),
  errors: errorsOf(wire),
  deliveryFee: wire.delivery_fee === null ? undefined : moneyOf(wire.delivery_fee, currency),
  collectionPoint: wire.collection_point,
  customerName: wire.customer_name,
  dropOffAddress: wire.drop_off_address,
  paymentMethod: wire.payment_method,
  delivery: deliveryOf(wire),
  orderId: wire.order_id ?? undefined,
})

/** Maps a job to the domain (ENT-20); an unknown status becomes UNKNOWN (OP-50). `vendorId` is the vendor of the call. */
export const toBulkJob = (wire: typeof BulkJobSchema.Type, vendorId: VendorId): BulkJob => ({
  id: wire.bulk_job_id,
  vendorId: wire.vendor_id ?? vendorId,
  createdBy: wire.created_by,
  createdAt: instantOf(wire.created_at),
  status: readBulkJobStatus(wire.status),
  ...(wire.placing === true && { isBeingPlaced: true }),
  successRowCount: wire.metadata.success_row_count,
})

/** Maps a job with its rows to the domain (ENT-21, ENT-23). */
export const toBulkJobDetail = (
  { bulk_job, orders }: (typeof readBulkJob)['answer']['Type']['body'],
  currency: CurrencyCode,
  vendorId: VendorId,
): BulkJobDetail => ({ job: toBulkJob(bulk_job, vendorId), rows: orders.map((row) => toRow(row, currency)) })
