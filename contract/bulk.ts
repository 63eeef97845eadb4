import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Amount, Id, Moment, UnixSeconds, textUpTo } from './values.ts'

/** Characters of 5 MB in base64 (OP-04, BULK-04), and a little more: a file that is too large is told so, not cut off. */
export const BULK_CONTENT_MOST = 8 * 1024 * 1024

/** ENT-20. `status` is text: one that a build does not know is shown as UNKNOWN (OP-50). */
export const BulkJob = Schema.Struct({
  bulk_job_id: Id,
  vendor_id: Id,
  created_by: Schema.String,
  created_at: Moment,
  status: Schema.NonEmptyString,
  metadata: Schema.Struct({ success_row_count: Schema.Int }),
})

/** A row as it was in the file. */
const BulkOrderDetails = Schema.Struct({
  collection_point: Schema.String,
  customer_name: Schema.String,
  phone_number: Schema.String,
  address: Schema.String,
  unit: Schema.String,
  building: Schema.String,
  rider_notes: Schema.String,
  items: Schema.String,
  item_value: Schema.String,
  payment_type: Schema.String,
  deliver_at: Schema.String,
})

/** What both sides call its cells among themselves. */
export const BULK_ROW_FIELDS = {
  collectionPoint: 'collection_point',
  customerName: 'customer_name',
  phoneNumber: 'phone_number',
  address: 'address',
  unit: 'unit',
  building: 'building',
  riderNotes: 'rider_notes',
  items: 'items',
  itemValue: 'item_value',
  paymentType: 'payment_type',
  deliverAt: 'deliver_at',
} as const satisfies Readonly<Record<string, keyof typeof BulkOrderDetails.Type>>

const BulkRowProblem = Schema.Struct({
  code: Schema.String,
  message: Schema.String,
  /** The field of `order_details` it belongs to. */
  field: Schema.optionalKey(Schema.String),
  /** What the text needs to be filled in, such as a limit. */
  values: Schema.optionalKey(Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite]))),
})

/** ENT-21. */
export const BulkRow = Schema.Struct({
  /** As a spreadsheet shows it beside the row. */
  row_number: Schema.Int,
  row_id: Id,
  /** VALID, INVALID, PLACED or NOT_PLACED. */
  status: Schema.NonEmptyString,
  order_details: BulkOrderDetails,
  /** In English, for whoever has no words of their own for `problems` (OP-56). */
  error: Schema.NullOr(Schema.String),
  problems: Schema.optionalKey(Schema.Array(BulkRowProblem)),
  delivery_fee: Schema.NullOr(Amount),
  /** What it is called. */
  collection_point: Schema.String,
  customer_name: Schema.String,
  drop_off_address: Schema.String,
  payment_method: Schema.String,
  delivery_type: Schema.Literals(['INSTANT', 'SCHEDULED']),
  scheduled_for: Schema.optionalKey(Schema.NullOr(UnixSeconds)),
  order_id: Schema.optionalKey(Schema.NullOr(Id)),
})

const BulkJobWithRows = Schema.Struct({ bulk_job: BulkJob, orders: Schema.Array(BulkRow) })

export const createBulkJob = endpoint('createBulkJob', 'POST', 'orders', '/bulk-job/create', {
  summary: 'Checks every row of a spreadsheet, base64 in `content`, and keeps the result as a job (API-30, OP-04).',
  once: true,
  status: 201,
  payload: Schema.Struct({ vendor_id: Id, content: textUpTo(BULK_CONTENT_MOST) }),
  answer: Schema.Struct({ body: BulkJobWithRows }),
})

export const bulkTemplate = endpoint('bulkTemplate', 'GET', 'orders', '/bulk-job/example-file', {
  summary: 'The spreadsheet to fill in, base64 in `content` (API-31).',
  answer: Schema.Struct({ body: Schema.Struct({ content: Schema.String }) }),
})

export const listBulkJobs = endpoint('listBulkJobs', 'GET', 'orders', '/bulk-job/all/:vendorId', {
  summary: 'The jobs of a vendor, newest first, at most 200 (API-32).',
  params: Schema.Struct({ vendorId: Id }),
  answer: Schema.Struct({ code: Schema.Int, body: Schema.Array(BulkJob) }),
})

export const readBulkJob = endpoint('readBulkJob', 'GET', 'orders', '/bulk-job/detail/:vendorId/:jobId', {
  summary: 'A job with all of its rows (API-33).',
  params: Schema.Struct({ vendorId: Id, jobId: Id }),
  answer: Schema.Struct({ body: BulkJobWithRows }),
})

export const placeBulkOrders = endpoint('placeBulkOrders', 'POST', 'orders', '/bulk-job/place-orders/:jobId', {
  summary: 'Places the orders of a job, each row once however often it is asked for (API-34, CON-16).',
  once: true,
  params: Schema.Struct({ jobId: Id }),
  answer: Schema.Struct({ body: BulkJobWithRows }),
})
