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

/** Other headers that people use for these columns. */
const ALSO_CALLED: Readonly<Record<BulkColumn, ReadonlyArray<string>>> = {
  collectionPoint: ['outlet', 'branch', 'pickup', 'pick-up point', 'client id'],
  customerName: ['name', 'customer', 'recipient', 'recipient name'],
  phoneNumber: ['phone', 'mobile', 'telephone', 'customer phone', 'customer phone number'],
  address: ['drop-off address', 'delivery address', 'street', 'street address'],
  unit: ['unit number', 'flat', 'apartment'],
  building: ['building name', 'house'],
  riderNotes: ['notes', 'rider notes', 'instructions'],
  items: ['description', 'item', 'order description', 'order details'],
  itemValue: ['amount', 'value', 'order amount', 'price'],
  paymentType: ['payment', 'payment method'],
  deliverAt: ['delivery time', 'scheduled for', 'time', 'deliver on'],
}

/** Keeps letters and digits of any script only; case, spaces and punctuation are ignored. */
const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '')

/**
 * Maps the headers of a sheet to columns; an unknown header maps to `undefined`. `words` are the headers in the
 * person's language. If two headers mean the same column, the first one counts.
 */
export const readHeader = (
  headers: ReadonlyArray<string>,
  words: Readonly<Partial<BulkCells>> = {},
): ReadonlyArray<BulkColumn | undefined> => {
  const known = new Map<string, BulkColumn>()
  for (const column of BULK_COLUMNS)
    for (const name of [BULK_HEADERS[column], column, words[column] ?? '', ...ALSO_CALLED[column]]) {
      const plain = plainHeader(name)
      if (plain !== '' && !known.has(plain)) known.set(plain, column)
    }
  const found = new Set<BulkColumn>()
  return headers.map((header) => {
    const column = known.get(plainHeader(header))
    if (column === undefined || found.has(column)) return undefined
    found.add(column)
    return column
  })
}
