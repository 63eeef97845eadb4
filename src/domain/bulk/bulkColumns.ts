/** The columns of a bulk file, in the order of the template (BULK-14, BULK-18). */
export const BULK_COLUMNS = [
  'collectionPoint',
  'customerName',
  'phoneNumber',
  'address',
  'unit',
  'building',
  'riderNotes',
  'items',
  'itemValue',
  'paymentType',
  'deliverAt',
] as const
export type BulkColumn = (typeof BULK_COLUMNS)[number]

/** The cells of a row, as the text that was written; empty strings for empty cells. */
export type BulkCells = Readonly<Record<BulkColumn, string>>

/** The cells of a row, each from its column. */
export const mapCells = (of: (column: BulkColumn) => string): BulkCells =>
  Object.fromEntries(BULK_COLUMNS.map((column) => [column, of(column)] as const)) as BulkCells

/**
 * The template's headers. They are the same in every country, because a file may use the template of another country
 * (BULK-18).
 */
export const BULK_HEADERS: BulkCells = {
  collectionPoint: 'Collection point',
  customerName: 'Customer name',
  phoneNumber: 'Phone number',
  address: 'Address',
  unit: 'Unit',
  building: 'Building',
  riderNotes: 'Notes for the rider',
  items: 'Items',
  itemValue: 'Item value',
  paymentType: 'Payment type',
  deliverAt: 'Deliver at',
}

/** Columns that every file must have. */
export const NEEDED_COLUMNS = ['customerName', 'phoneNumber', 'address'] as const satisfies ReadonlyArray<BulkColumn>

/** Columns of a file that hold a part of a column: one address or one moment in several columns. */
const COLUMN_OF_PART = {
  firstName: 'customerName',
  lastName: 'customerName',
  phonePrefix: 'phoneNumber',
  street: 'address',
  houseNumber: 'address',
  orientationNumber: 'address',
  addressMore: 'address',
  addressThird: 'address',
  area: 'address',
  district: 'address',
  postcode: 'address',
  city: 'address',
  region: 'address',
  block: 'address',
  floor: 'unit',
  entrance: 'unit',
  quantity: 'items',
  total: 'itemValue',
  deliverDate: 'deliverAt',
  deliverTime: 'deliverAt',
} as const satisfies Readonly<Record<string, BulkColumn>>
export type BulkPart = BulkColumn | keyof typeof COLUMN_OF_PART

export const columnOfPart = (part: BulkPart): BulkColumn =>
  part in COLUMN_OF_PART ? COLUMN_OF_PART[part as keyof typeof COLUMN_OF_PART] : (part as BulkColumn)

/** The needed columns that are not among these. */
export const missingColumns = (parts: ReadonlyArray<BulkPart | undefined>): ReadonlyArray<BulkColumn> =>
  NEEDED_COLUMNS.filter((needed) => {
    if (needed === 'address') return !parts.includes('address') && !parts.includes('street')
    if (needed === 'customerName')
      return !['customerName', 'firstName', 'lastName'].some((part) => parts.includes(part as BulkPart))
    return !parts.includes(needed)
  })
