import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Amount, Id, Moment, EmptyObject, UnixSeconds, withDefault, textUpTo } from './values.ts'

/**
 * The length of 5 MB in base64 (OP-04, BULK-04) plus a margin, so that a file slightly too large gets a proper error.
 */
export const MAX_BULK_CONTENT = 8 * 1024 * 1024

/** ENT-20. `status` is a free text: the portal shows a status that it does not know as UNKNOWN (OP-50). */
export const BulkJob = Schema.Struct({
  bulk_job_id: Id,
  /** Absent means the vendor that was asked for (ENT-20). */
  vendor_id: Schema.optionalKey(Id),
  created_by: Schema.String,
  created_at: Moment,
  status: Schema.NonEmptyString,
  metadata: Schema.Struct({ success_row_count: Schema.Int }),
  /** Whether its orders are being placed; absent means no. There is no status for it (BULK-12). */
  placing: Schema.optionalKey(Schema.Boolean),
})

const Text = withDefault(Schema.String, '')

/** The cells of a row of the file. */
const BulkOrderDetails = Schema.Struct({
  collection_point: Text,
  customer_name: Text,
  phone_number: Text,
  address: Text,
  unit: Text,
  building: Text,
  rider_notes: Text,
  items: Text,
  item_value: Text,
  payment_type: Text,
  deliver_at: Text,
})

/** The wire name of each cell. */
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
  /** The field of `order_details` with the problem. */
  field: Schema.optionalKey(Schema.String),
  /** Values for placeholders of the text, such as a limit. */
  values: Schema.optionalKey(Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite]))),
})

/** ENT-21. */
export const BulkRow = Schema.Struct({
  /** The row number that a spreadsheet program shows. */
  row_number: Schema.Int,
  row_id: Id,
  /** VALID, INVALID, PLACED or NOT_PLACED. */
  status: Schema.NonEmptyString,
  order_details: withDefault(BulkOrderDetails, {}),
  /** English messages, for clients that do not translate `problems` (OP-56). */
  error: withDefault(Schema.NullOr(Schema.String), null),
  problems: Schema.optionalKey(Schema.Array(BulkRowProblem)),
  delivery_fee: withDefault(Schema.NullOr(Amount), null),
  /** The name of the collection point. */
  collection_point: Text,
  customer_name: Text,
  drop_off_address: Text,
  payment_method: Text,
  /** If absent, a row with `scheduled_for` is SCHEDULED. */
  delivery_type: Schema.optionalKey(Schema.Literals(['INSTANT', 'SCHEDULED'])),
  scheduled_for: Schema.optionalKey(Schema.NullOr(UnixSeconds)),
  order_id: Schema.optionalKey(Schema.NullOr(Id)),
})

const BulkJobWithRows = Schema.Struct({ bulk_job: BulkJob, orders: Schema.Array(BulkRow) })

export const createBulkJob = endpoint('createBulkJob', 'POST', 'orders', '/bulk-job/create', {
  // API-30, OP-04
  summary: 'Validates every row of a spreadsheet (base64 in `content`) and stores the result as a job.',
  once: true,
  status: 201,
  payload: Schema.Struct({ vendor_id: Id, content: textUpTo(MAX_BULK_CONTENT) }),
  refuses: [
    'NOT_FOUND',
    'IDEMPOTENCY_KEY_REUSED',
    'BULK_FORMAT_INVALID',
    'BULK_FILE_TOO_LARGE',
    'BULK_NO_ROWS',
    'BULK_COLUMNS_MISSING',
    'BULK_COLUMNS_ALIKE',
    'BULK_TOO_MANY_COLUMNS',
    'BULK_SHEETS_HIDDEN',
    'BULK_ROWS_HIDDEN',
    'BULK_ROWS_CLOSED',
    'BULK_TOO_MANY_ROWS',
  ],
  answer: Schema.Struct({ body: BulkJobWithRows }),
})

const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const bulkTemplate = endpoint('bulkTemplate', 'GET', 'orders', '/bulk-job/example-file', {
  // API-31
  summary: 'Returns the spreadsheet template.',
  file: SPREADSHEET_TYPE,
  answer: Schema.instanceOf(Uint8Array),
})

export const listBulkJobs = endpoint('listBulkJobs', 'GET', 'orders', '/bulk-job/all/:vendorId', {
  // API-32
  summary: 'Lists the bulk jobs of a vendor, newest first, at most 200.',
  params: Schema.Struct({ vendorId: Id }),
  refuses: ['NOT_FOUND'],
  /** A back end may answer the bare array (OP-43). */
  answer: Schema.Union([
    Schema.Array(BulkJob),
    Schema.Struct({ code: withDefault(Schema.Int, 200), body: Schema.Array(BulkJob) }),
  ]),
})

export const readBulkJob = endpoint('readBulkJob', 'GET', 'orders', '/bulk-job/detail/:vendorId/:jobId', {
  // API-33
  summary: 'Returns a bulk job with all its rows.',
  params: Schema.Struct({ vendorId: Id, jobId: Id }),
  refuses: ['NOT_FOUND'],
  answer: Schema.Struct({ body: BulkJobWithRows }),
})

export const placeBulkOrders = endpoint('placeBulkOrders', 'POST', 'orders', '/bulk-job/place-orders/:jobId', {
  // API-34, CON-16
  summary: 'Places the orders of a bulk job. Idempotent: each row is placed once.',
  once: true,
  params: Schema.Struct({ jobId: Id }),
  refuses: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  /** A back end may answer with an outcome of another shape; the portal then reads the job. */
  answer: Schema.Union([Schema.Struct({ body: BulkJobWithRows }), EmptyObject]),
})
