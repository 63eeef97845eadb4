import { describe, expect, it } from 'vitest'
import { BULK_COLUMNS, BULK_HEADERS, missingColumns, NEEDED_COLUMNS } from '../../../src/domain/bulk/bulkColumns.ts'
import { MAX_BULK_FILE_BYTES, MAX_BULK_ROWS, bulkFileRefusal, readBulkFile } from '../../../src/domain/bulk/bulkFile.ts'
import { NEEDED_NAMES, OTHER_NAMES } from '../../../src/domain/bulk/headerNames.ts'
import { headerReader, neededHeaderReader } from '../../../src/domain/bulk/readHeader.ts'
import { type BulkSheet, workbookOf } from '../../support/workbookOf.ts'

const HEADER = ['Customer name', 'Phone number', 'Address']
const order = (name: string) => [name, '777 123 456', 'Dlouhá 3']

const rowsOf = (sheet: BulkSheet, words = {}) => {
  const read = readBulkFile(workbookOf(sheet), { words })
  if (read.kind === 'refused') throw new Error(read.refusal.code)
  return read.rows
}
const refusalOf = (sheet: BulkSheet) => {
  const read = readBulkFile(workbookOf(sheet))
  return read.kind === 'refused' ? read.refusal : undefined
}

describe('bulkFileRefusal', () => {
  it.each([
    ['orders.xlsx', undefined],
    ['ORDERS.XLSX', undefined],
    [' objednávky březen.xlsx ', undefined],
    ['orders.csv', 'format-invalid'],
    ['orders.xls', 'format-invalid'],
    ['orders.xlsm', 'format-invalid'],
    ['orders.xlsx.exe', 'format-invalid'],
    ['xlsx', 'format-invalid'],
    ['', 'format-invalid'],
  ])('judges the name %j as %s (BULK-03)', (name, code) => {
    expect(bulkFileRefusal({ name, size: 1 })?.code).toBe(code)
  })

  it.each([
    [5_242_880, undefined],
    [5_242_881, 'file-too-large'],
  ])('judges %i bytes as %s (BULK-04, CONST-33)', (size, code) => {
    expect(bulkFileRefusal({ name: 'orders.xlsx', size })?.code).toBe(code)
    expect(MAX_BULK_FILE_BYTES).toBe(5_242_880)
  })

  it('refuses a large file of another type by its type (BULK-03)', () => {
    expect(bulkFileRefusal({ name: 'film.mp4', size: 9_999_999 })).toEqual({ code: 'format-invalid', format: 'other' })
  })
})

describe('readBulkFile', () => {
  it('accepts at most 10,000 rows, not counting empty ones (BULK-27, OP-05)', () => {
    const sheet = (rows: number) => [HEADER, [], ...Array.from({ length: rows }, () => order('Jana')), ['', ' ', '']]
    expect(rowsOf(sheet(10_000))).toHaveLength(10_000)
    expect(refusalOf(sheet(10_001))).toEqual({ code: 'too-many-rows', rows: 10_001 })
    expect(MAX_BULK_ROWS).toBe(10_000)
  })

  it('numbers the rows like a spreadsheet, counting empty ones (BULK-14)', () => {
    const rows = rowsOf([[], ['', ''], HEADER, order('Jana'), ['  ', '', ''], order('Eva')])
    expect(rows.map(({ number, cells }) => [number, cells.customerName])).toEqual([
      [4, 'Jana'],
      [6, 'Eva'],
    ])
  })

  it('fills missing cells with empty strings', () => {
    const [row] = rowsOf([HEADER, [' Jana ', '777 123 456']])
    expect(Object.keys(row!.cells)).toEqual([...BULK_COLUMNS])
    expect(row!.cells).toMatchObject({ customerName: 'Jana', address: '', deliverAt: '' })
  })

  it.each([
    ["'+420 777 123 456", '+420 777 123 456'],
    ["'=1+1", '=1+1'],
    ["'777 123 456", '777 123 456'],
    ["'(02) 123", '(02) 123'],
    ["'٣٥٠", '٣٥٠'],
    ['Ja\0na', 'Ja\ufffdna'],
    ["' @home", '@home'],
    ["'t Hooft", "'t Hooft"],
    ["O'Brien", "O'Brien"],
  ])('reads %j as it was typed: %j', (written, meant) => {
    expect(rowsOf([HEADER, [written, '1', 'x']])[0]?.cells.customerName).toBe(meant)
  })

  it('refuses a sheet without rows', () => {
    expect(refusalOf([])).toEqual({ code: 'no-rows' })
    expect(refusalOf([[], ['', '  ']])).toEqual({ code: 'no-rows' })
    expect(refusalOf([HEADER, ['', '', '']])).toEqual({ code: 'no-rows' })
  })

  it('skips rows of invisible characters', () => {
    expect(rowsOf([HEADER, order('Jana'), ['\u200b', '\u2800', '\u00a0'], order('Eva')])).toHaveLength(2)
  })

  it('ignores rows with text in unknown columns only', () => {
    expect(
      refusalOf([
        [...HEADER, 'Colour'],
        ['', '', '', 'red'],
      ]),
    ).toEqual({ code: 'no-rows' })
  })

  it('names missing required columns', () => {
    expect(refusalOf([['Customer name'], ['Jana']])).toEqual({
      code: 'columns-missing',
      columns: ['phoneNumber', 'address'],
      sheets: ['Orders'],
    })
    expect(refusalOf([order('Jana')])).toEqual({
      code: 'columns-missing',
      columns: NEEDED_COLUMNS,
      sheets: ['Orders'],
    })
  })

  it('accepts columns in any order, with unknown ones between', () => {
    const [row] = rowsOf([
      ['Address', 'Colour', 'Phone number', 'Customer name'],
      ['Dlouhá 3', 'red', '777 123 456', 'Jana'],
    ])
    expect(row?.cells).toMatchObject({ address: 'Dlouhá 3', phoneNumber: '777 123 456', customerName: 'Jana' })
  })
})

describe('headerReader', () => {
  it("reads the template's headers (BULK-18)", () => {
    expect(headerReader()(Object.values(BULK_HEADERS))).toEqual([...BULK_COLUMNS])
  })

  it.each([
    ['CUSTOMER  NAME:', 'customerName'],
    ['customer_name', 'customerName'],
    ['customerName', 'customerName'],
    ['Recipient', 'customerName'],
    ['Mobile', 'phoneNumber'],
    ['Customer phone number *', 'phoneNumber'],
    ['Drop-off address', 'address'],
    ['Pick-up point', 'collectionPoint'],
    ['Client ID', 'collectionPoint'],
    ['Payment method', 'paymentType'],
    ['Scheduled for', 'deliverAt'],
    ['Ｐｈｏｎｅ', 'phoneNumber'],
    ['Jmeno', 'customerName'],
    ['MOBİLE', 'phoneNumber'],
    ['Phone / الهاتف', 'phoneNumber'],
    ['Jméno\nName', 'customerName'],
    ['Adresa (Address)', 'address'],
    ['Name 姓名', 'customerName'],
    ['電話Phone', 'phoneNumber'],
    ['ที่อยู่ Address', 'address'],
    ['الاسم - Name', 'customerName'],
    ['Poznámka: Notes', 'riderNotes'],
    ['Name / Phone', undefined],
    ['Name 電話', undefined],
    ['Phone - shop', undefined],
    ['Phone (shop)', undefined],
    ['Phone (required)', 'phoneNumber'],
    ['👤 Jméno *', 'customerName'],
    ['Poznámka (nepovinné)', 'riderNotes'],
    ['Jméno (doručovací)', 'customerName'],
    ['Telefon příjemce', 'phoneNumber'],
    ['Phone (customer)', 'phoneNumber'],
    ['Phone (billing)', 'phoneNumber'],
    ['Kundens namn', 'customerName'],
    ['配送先市', 'city'],
    ['Tel.-Nr.', 'phoneNumber'],
    ['No. Unit', 'unit'],
    ['Telefon 1', 'phoneNumber'],
    ['Telefon 2', undefined],
    ['Customer number', undefined],
    ['Customer ID', undefined],
    ['Delivery price', undefined],
    ['Shipping method', undefined],
    ['Item value (EUR)', 'itemValue'],
    ['Price €', 'itemValue'],
    ['Preis (inkl. MwSt.)', 'itemValue'],
    ['Total CZK', 'total'],
    ['Price / Phone', undefined],
    ['Price (per 100 g)', undefined],
    ['Colour', undefined],
    ['', undefined],
    ['—', undefined],
  ])('maps %j to %s', (header, column) => {
    expect(headerReader()([header])).toEqual([column])
  })

  it.each([
    ['Name', 'Handy', 'Adresse'],
    ['Vorname', 'Telefonnummer', 'Straße'],
    ['Namn', 'Telefon', 'Adress'],
    ['Navn', 'Mobiltelefon', 'Gateadresse'],
    ['Nimi', 'Puhelin', 'Osoite'],
    ['Név', 'Telefonszám', 'Cím'],
    ['Nume', 'Număr de telefon', 'Adresă'],
    ['AD SOYAD', 'CEP TELEFONU', 'ADRES'],
    ['Ονοματεπώνυμο', 'Κινητό', 'ΔΙΕΥΘΥΝΣΗ'],
    ['Nombre', 'Celular', 'Dirección'],
    ['이름', '연락처', '주소'],
    ['收件人', '手機', '地址'],
    ['お届け先氏名', '携帯電話', 'お届け先住所'],
    ['ชื่อผู้รับ', 'เบอร์มือถือ', 'ที่อยู่จัดส่ง'],
    ['الاسم', 'رقم الجوال', 'العنوان'],
    ['نام', 'فون نمبر', 'پتہ'],
    ['ناو', 'ژمارەی مۆبایل', 'ناونیشان'],
    ['নাম', 'মোবাইল', 'ঠিকানা'],
    ['Nama', 'No. Telefon', 'Alamat'],
    ['Pangalan', 'Telepono', 'Tirahan'],
    ['ឈ្មោះ', 'លេខទូរស័ព្ទ', 'អាសយដ្ឋាន'],
    ['ຊື່', 'ເບີໂທ', 'ທີ່ຢູ່'],
    ['အမည်', 'ဖုန်း', 'လိပ်စာ'],
    ['பெயர்', 'தொலைபேசி', 'முகவரி'],
  ])('reads the needed columns %s, %s and %s on any page (BULK-31)', (...headers) => {
    expect(missingColumns(headerReader()(headers))).toEqual([])
  })

  it('knows each header for one column, the needed ones also by themselves', () => {
    const [read, readNeeded] = [headerReader(), neededHeaderReader()]
    for (const [part, names] of Object.entries({ ...NEEDED_NAMES, ...OTHER_NAMES }))
      for (const name of names.split('|')) expect([name, ...read([name])]).toEqual([name, part])
    for (const [part, names] of Object.entries(NEEDED_NAMES))
      for (const name of names.split('|')) expect([name, ...readNeeded([name])]).toEqual([name, part])
  })

  it.each([
    ['Datum', 'Uhrzeit'],
    ['Päivämäärä', 'Kello'],
    ['Dato', 'Klokkeslett'],
    ['Datum', 'Klockslag'],
    ['Kiszállítás dátuma', 'Időpont'],
    ['Data de livrare', 'Ora'],
    ['Tarih', 'Saat'],
    ['Ημερομηνία', 'Ώρα'],
    ['Fecha', 'Hora'],
    ['날짜', '시간'],
    ['日期', '時間'],
    ['配送日', '時刻'],
    ['วันที่', 'เวลา'],
    ['التاريخ', 'الوقت'],
    ['تاریخ', 'وقت'],
    ['بەروار', 'کات'],
    ['তারিখ', 'সময়'],
    ['Tarikh', 'Masa penghantaran'],
    ['Petsa', 'Oras ng paghahatid'],
    ['កាលបរិច្ឆេទ', 'ម៉ោង'],
    ['ວັນທີ', 'ເວລາ'],
    ['ရက်စွဲ', 'အချိန်'],
    ['தேதி', 'நேரம்'],
  ])('reads the day %s and the time %s of a delivery (BULK-31)', (...headers) => {
    expect(headerReader()(headers)).toEqual(['deliverDate', 'deliverTime'])
  })

  it('reads an abbreviation of two letters with its accents only (BULK-31)', () => {
    expect(headerReader()(['Calle', 'C.P.', 'Č. p.', 'Τ.Κ.'])).toEqual(['street', undefined, 'houseNumber', 'postcode'])
  })

  it("reads headers in the person's language beside the template's", () => {
    const words = { customerName: 'اسم العميل', address: 'ที่อยู่', phoneNumber: '電話番号' }
    expect(headerReader(words)(['اسم العميل', 'ที่อยู่', '電話番号', 'Colour'])).toEqual([
      'customerName',
      'address',
      'phoneNumber',
      undefined,
    ])
  })

  it('reports whether the headers depend on a language (BULK-28)', () => {
    const words = { unit: 'Jednotka' }
    const isForAnybody = (unit: string) => {
      const read = readBulkFile(
        workbookOf([
          ['Name', 'Phone', 'Address', unit],
          ['Jana', '1', 'Dlouhá 1', '4'],
        ]),
        { words },
      )
      return read.kind === 'read' && read.isForAnybody
    }
    expect(['Unit', 'Jednotka', 'Whatever'].map(isForAnybody)).toEqual([true, false, true])
  })
})
