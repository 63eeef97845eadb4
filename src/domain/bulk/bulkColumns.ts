/** What a row of a bulk file says, in the order of the template (BULK-14, BULK-18). */
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

/** What stands in a row, as text and as it was written; empty where nothing does. */
export type BulkCells = Readonly<Record<BulkColumn, string>>

/** How the template heads its columns, in every country: a file may come from anybody's template (BULK-18). */
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

/** Without one of these no order can be made of a row. */
export const NEEDED_COLUMNS = ['customerName', 'phoneNumber', 'address'] as const satisfies ReadonlyArray<BulkColumn>

/** What people head such columns with themselves. */
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

/** Letters and digits of any script; case, spaces and signs say nothing. */
const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '')

/**
 * Which column stands where in a sheet; `undefined` for a header that says nothing to us. `words` are the headers in
 * the person's language. The first of two that mean the same counts.
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
