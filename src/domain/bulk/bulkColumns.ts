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

/** Columns of a file that hold a part of a column: one address or one moment in several columns. */
const COLUMN_OF_PART = {
  firstName: 'customerName',
  lastName: 'customerName',
  street: 'address',
  houseNumber: 'address',
  addressMore: 'address',
  area: 'address',
  postcode: 'address',
  city: 'address',
  deliverDate: 'deliverAt',
  deliverTime: 'deliverAt',
} as const satisfies Readonly<Record<string, BulkColumn>>
export type BulkPart = BulkColumn | keyof typeof COLUMN_OF_PART

export const columnOfPart = (part: BulkPart): BulkColumn =>
  part in COLUMN_OF_PART ? COLUMN_OF_PART[part as keyof typeof COLUMN_OF_PART] : (part as BulkColumn)

/** Other headers that people use for these columns: only those that cannot mean anything else in a file of orders. */
const ALSO_CALLED: Readonly<Record<BulkPart, ReadonlyArray<string>>> = {
  collectionPoint: ['outlet', 'branch', 'pickup', 'pick-up point', 'client id', 'pobočka', 'vyzvednutí'],
  customerName: [
    'name',
    'full name',
    'customer',
    'recipient',
    'recipient name',
    'jméno',
    'jméno a příjmení',
    'zákazník',
    'příjemce',
    'اسم العميل',
    'الاسم',
    'ชื่อ',
    'ชื่อลูกค้า',
    '氏名',
    'お名前',
    'お客様名',
  ],
  phoneNumber: [
    'phone',
    'phone no',
    'mobile',
    'mobile number',
    'mobile no',
    'telephone',
    'tel',
    'contact number',
    'customer phone',
    'customer phone number',
    'recipient phone',
    'telefon',
    'telefonní číslo',
    'mobil',
    'رقم الهاتف',
    'الهاتف',
    'الجوال',
    'โทรศัพท์',
    'เบอร์โทร',
    'เบอร์โทรศัพท์',
    '電話',
    '電話番号',
  ],
  address: [
    'full address',
    'drop-off address',
    'delivery address',
    'address line 1',
    'address 1',
    'adresa',
    'adresa doručení',
    'doručovací adresa',
    'العنوان',
    'ที่อยู่',
    '住所',
  ],
  street: ['street address', 'street name', 'street and number', 'road', 'ulice', 'ulice a číslo', 'الشارع', 'ถนน'],
  houseNumber: [
    'house number',
    'house no',
    'street number',
    'street no',
    'číslo domu',
    'číslo popisné',
    'č.p.',
    'رقم المنزل',
    'บ้านเลขที่',
    '番地',
  ],
  addressMore: ['address line 2', 'address 2', 'address line 3'],
  area: [
    'area',
    'district',
    'neighbourhood',
    'neighborhood',
    'suburb',
    'městská část',
    'čtvrť',
    'الحي',
    'المنطقة',
    'แขวง',
    'ตำบล',
    'เขต',
    'อำเภอ',
  ],
  postcode: ['postal code', 'post code', 'zip', 'zip code', 'psč', 'الرمز البريدي', 'รหัสไปรษณีย์', '郵便番号'],
  city: ['town', 'municipality', 'město', 'obec', 'المدينة', 'เมือง', 'จังหวัด', '市', '市区町村'],
  firstName: ['given name', 'forename', 'křestní jméno', 'الاسم الأول', '名'],
  lastName: ['surname', 'family name', 'příjmení', 'اسم العائلة', 'นามสกุล', '姓'],
  unit: ['unit number', 'unit no', 'flat', 'apartment', 'apt', 'byt', 'číslo bytu'],
  building: ['building name', 'house', 'budova'],
  riderNotes: ['notes', 'note', 'rider notes', 'delivery notes', 'instructions', 'delivery instructions', 'poznámka'],
  items: ['description', 'item', 'order description', 'order details', 'položky', 'obsah'],
  itemValue: ['amount', 'value', 'order amount', 'price', 'částka', 'hodnota', 'cena'],
  paymentType: ['payment', 'payment method', 'platba', 'způsob platby'],
  deliverAt: [
    'scheduled for',
    'deliver on',
    'delivery date and time',
    'delivery date/time',
    'delivery datetime',
    'date and time',
    'datum a čas',
    'datum a čas doručení',
    'doručit v',
  ],
  deliverDate: [
    'delivery date',
    'date of delivery',
    'delivery day',
    'deliver date',
    'scheduled date',
    'datum doručení',
    'den doručení',
    'تاريخ التسليم',
    'تاريخ التوصيل',
    'วันที่จัดส่ง',
    'วันจัดส่ง',
    '配達日',
    'お届け日',
  ],
  deliverTime: [
    'delivery time',
    'time of delivery',
    'deliver time',
    'delivery hour',
    'scheduled time',
    'time',
    'čas',
    'čas doručení',
    'وقت التسليم',
    'وقت التوصيل',
    'เวลาจัดส่ง',
    '配達時間',
    'お届け時間',
  ],
}

/**
 * Headers that mean a part only beside a certain other column: "Date" alone may be that of an invoice, "House" alone the
 * name of a building.
 */
const BESIDE: ReadonlyArray<{
  readonly part: BulkPart
  readonly names: ReadonlyArray<string>
  readonly other: BulkPart
  /** Whether the other column must be the next or the previous one. */
  readonly isNextTo: boolean
}> = [
  {
    part: 'deliverDate',
    names: ['date', 'day', 'datum', 'den', 'التاريخ', 'วันที่', '日付'],
    other: 'deliverTime',
    isNextTo: false,
  },
  {
    part: 'houseNumber',
    names: ['house', 'number', 'no', 'nr', 'num', 'číslo', 'رقم', 'เลขที่'],
    other: 'street',
    isNextTo: true,
  },
]

/** Keeps letters and digits of any script only; case, spaces and punctuation are ignored. */
const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '')

const PARTS = Object.keys(ALSO_CALLED) as ReadonlyArray<BulkPart>

const knownHeaders = (words: Readonly<Partial<BulkCells>>): ReadonlyMap<string, BulkPart> => {
  const known = new Map<string, BulkPart>()
  const learn = (name: string, part: BulkPart) => {
    const plain = plainHeader(name)
    if (plain !== '' && !known.has(plain)) known.set(plain, part)
  }
  // The template's headers first, so that no other word can take their place.
  for (const column of BULK_COLUMNS) learn(BULK_HEADERS[column], column)
  for (const column of BULK_COLUMNS) learn(words[column] ?? '', column)
  for (const part of PARTS) for (const name of [part, ...ALSO_CALLED[part]]) learn(name, part)
  return known
}

/** Maps headers to what their columns hold; `undefined` for an unknown one. */
export type ReadHeader = (headers: ReadonlyArray<string>) => ReadonlyArray<BulkPart | undefined>

/** `words` are the headers in the person's language. */
export const headerReader = (words: Readonly<Partial<BulkCells>> = {}): ReadHeader => {
  const known = knownHeaders(words)
  return (headers) => {
    const plain = headers.map(plainHeader)
    const parts = plain.map((header) => known.get(header))
    return parts.map((part, place) => {
      const beside = BESIDE.find(({ names }) => names.some((name) => plainHeader(name) === plain[place]))
      if (beside === undefined) return part
      const others = beside.isNextTo ? [parts[place - 1], parts[place + 1]] : parts
      return others.includes(beside.other) ? beside.part : part
    })
  }
}

/** The needed columns that are not among these. */
export const missingColumns = (parts: ReadonlyArray<BulkPart | undefined>): ReadonlyArray<BulkColumn> =>
  NEEDED_COLUMNS.filter((needed) => {
    if (needed === 'address') return !parts.includes('address') && !parts.includes('street')
    if (needed === 'customerName')
      return !['customerName', 'firstName', 'lastName'].some((part) => parts.includes(part as BulkPart))
    return !parts.includes(needed)
  })
