import { describe, expect, it } from 'vitest'
import { BULK_HEADERS, type BulkColumn } from '../../../src/domain/bulk/bulkColumns.ts'
import { hasZero } from '../../../src/domain/bulk/bulkConcerns.ts'
import { readBulkFile, type ReadBulkFile } from '../../../src/domain/bulk/bulkFile.ts'
import { hasNeededColumns } from '../../../src/domain/bulk/bulkHeader.ts'
import { judgeBulkRow } from '../../../src/domain/bulk/bulkRow.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { PAYMENT_METHODS } from '../../../src/domain/market/paymentMethod.ts'
import { readWorkbook } from '../../../src/domain/workbook/readWorkbook.ts'
import { aVendor } from '../../support/aVendor.ts'
import { fieldFile } from '../../support/fieldFiles.ts'
import { workbookFile, type FileCell, type FileSheet } from '../../support/workbookFile.ts'

const TODAY = '2026-11-25'
const VENDOR = aVendor()
const AROUND = {
  country: COUNTRIES.CZ,
  vendor: VENDOR,
  vendors: [VENDOR],
  availablePaymentMethods: () => PAYMENT_METHODS,
  now: instantAt(Date.parse(`${TODAY}T09:00:00Z`)),
}

const readFile = async (file: Buffer): Promise<ReadBulkFile> => {
  const read = await readWorkbook(Uint8Array.from(file), hasNeededColumns())
  if (read.kind !== 'read') throw new Error(JSON.stringify(read))
  return readBulkFile(read.workbook, { today: TODAY })
}
const readField = (name: string) => readFile(fieldFile(name))
const readSheets = (...sheets: ReadonlyArray<FileSheet>) => readFile(workbookFile(sheets))

const goodOf = (read: ReadBulkFile) => {
  if (read.kind !== 'read') throw new Error(JSON.stringify(read.refusal))
  return read
}
const refusalOf = (read: ReadBulkFile) => (read.kind === 'refused' ? read.refusal : undefined)
/** The faults of each row by column. */
const faultsOf = (read: ReadBulkFile) =>
  goodOf(read).rows.map(({ cells }) =>
    Object.fromEntries([...judgeBulkRow(cells, AROUND).marks].map(([column, { code }]) => [column, code])),
  )
const columnOf = (read: ReadBulkFile, column: BulkColumn) => goodOf(read).rows.map(({ cells }) => cells[column])

const HEADER = ['Name', 'Phone', 'Address']
const JANA = ['Jana Nová', '777123456', 'Dlouhá 12, Praha']
const PETR = ['Petr Malý', '608111222', 'Krátká 3, Praha']
const sheet = (rows: ReadonlyArray<ReadonlyArray<FileCell>>, more: Partial<FileSheet> = {}): FileSheet => ({
  name: 'Orders',
  rows,
  ...more,
})

describe('the sheet that is read (BULK-29)', () => {
  it('is the visible one, also behind a hidden sheet with orders', async () => {
    const read = await readField('03b-hidden-first-old-orders.xlsx')
    expect(columnOf(read, 'customerName')).toEqual(['Novy Zakaznik'])
    expect(goodOf(read).understood).toMatchObject({ sheet: 'Orders', otherSheets: [] })
  })

  it('is the first visible one with the needed columns; the others are named', async () => {
    const read = await readSheets(
      { name: 'Notes', rows: Array.from({ length: 30 }, () => ['Call the baker']) },
      { name: 'Secret', state: 'veryHidden', rows: [HEADER, PETR] },
      { name: 'Today', rows: [HEADER, JANA] },
      { name: 'Tomorrow', rows: [HEADER, PETR] },
    )
    expect(columnOf(read, 'customerName')).toEqual(['Jana Nová'])
    expect(goodOf(read).understood).toMatchObject({ sheet: 'Today', otherSheets: ['Notes', 'Tomorrow'] })
  })

  it('skips a sheet with only a header if another sheet has orders', async () => {
    const empty = { name: 'Template', rows: [HEADER] }
    const read = await readSheets(empty, { name: 'Today', rows: [HEADER, JANA] })
    expect(columnOf(read, 'customerName')).toEqual(['Jana Nová'])
    expect(goodOf(read).understood).toMatchObject({ sheet: 'Today', otherSheets: ['Template'] })
    expect(refusalOf(await readSheets(empty, { name: 'Notes', rows: [['Call']] }))?.code).toBe('no-rows')
  })

  it('is not that of the examples behind an empty table', async () => {
    const examples = (name: string) => [
      { name: 'Příklad', rows: [HEADER, JANA] },
      { name, rows: [HEADER, PETR] },
    ]
    const empty = { name: 'Objednávky', rows: [HEADER] }
    expect(refusalOf(await readSheets(empty, ...examples('Example')))).toEqual({
      code: 'no-rows',
      sheets: ['Příklad', 'Example'],
    })
    const noExamples = { name: 'Example', rows: [HEADER] }
    expect(refusalOf(await readSheets(empty, noExamples))).toEqual({ code: 'no-rows' })
    expect(columnOf(await readSheets(empty, ...examples('Today')), 'customerName')).toEqual(['Petr Malý'])
    expect(columnOf(await readSheets(...examples('Today')), 'customerName')).toEqual(['Jana Nová'])
  })

  it('does not exist if no visible sheet has the columns; the refusal names the sheets', async () => {
    const read = await readSheets(
      { name: 'Notes', rows: [['Call the baker']] },
      { name: 'People', rows: [['Name', 'Phone'], JANA] },
      { name: 'Hidden', state: 'hidden', rows: [HEADER, JANA] },
    )
    expect(refusalOf(read)).toEqual({ code: 'columns-missing', columns: ['address'], sheets: ['Notes', 'People'] })
  })

  it('does not exist if all sheets are hidden', async () => {
    const read = await readSheets(
      { name: 'A', state: 'hidden', rows: [HEADER, JANA] },
      { name: 'B', state: 'veryHidden', rows: [HEADER, JANA] },
    )
    expect(refusalOf(read)).toEqual({ code: 'sheets-hidden', sheets: ['A', 'B'] })
  })
})

describe('rows that are hidden (BULK-29)', () => {
  it('by a filter are left out and kept apart', async () => {
    const read = goodOf(await readField('06-hidden-rows.xlsx'))
    expect(columnOf(read, 'customerName')).toEqual(['Videt Radka'])
    expect(read.rowsLeftOut).toMatchObject([{ number: 2, isHidden: true, cells: { customerName: 'Skryta Radka' } }])
    expect(read.understood.hiddenRows).toBe(1)
  })

  it.each(['hidden="true"', 'hidden="1" outlineLevel="1"', 'ht="0" customHeight="1"'])(
    'by %s are left out',
    async (attributes) => {
      const read = goodOf(await readSheets(sheet([HEADER, JANA, PETR], { rowAttributes: { 3: attributes } })))
      expect([read.rows.length, read.rowsLeftOut.length]).toEqual([1, 1])
    },
  )

  it('are left out like those that are struck through', async () => {
    const struck = JANA.map((text) => ({ struck: String(text) }))
    const read = goodOf(
      await readSheets(
        sheet([
          [...HEADER, 'Notes'],
          [...struck, 'Cancelled'],
          [...PETR, { struck: 'Ring' }],
        ]),
      ),
    )
    expect(columnOf(read, 'customerName')).toEqual(['Petr Malý'])
    expect(read.rowsLeftOut).toMatchObject([{ number: 2, isHidden: true, cells: { customerName: 'Jana Nová' } }])
  })

  it('are a fault of the file if they are all orders', async () => {
    const read = await readSheets(sheet([HEADER, JANA], { rowAttributes: { 2: 'hidden="1"' } }))
    expect(refusalOf(read)).toEqual({ code: 'rows-hidden', rows: 1 })
  })

  it('do not count as too many rows', async () => {
    const rows = Array.from({ length: 10_001 }, () => JANA)
    const read = await readSheets(sheet([HEADER, ...rows], { rowAttributes: { 5: 'hidden="1"' } }))
    expect(goodOf(read).rows).toHaveLength(10_000)
  })
})

describe('a cell without a value (BULK-30)', () => {
  it('has a fault if it holds an error', async () => {
    expect(faultsOf(await readField('07-error-cells.xlsx'))).toEqual([
      { customerName: 'cell-error', riderNotes: 'cell-error', items: 'cell-error' },
      { unit: 'cell-error', riderNotes: 'cell-error', deliverAt: 'cell-error' },
    ])
  })

  it.each(['#N/A', '#DIV/0!', '#SPILL!', '#GETTING_DATA', '#FUTURE_ERROR!'])('has a fault for %s', async (error) => {
    const read = await readSheets(
      sheet([
        [...HEADER, 'Notes'],
        [...JANA, { error }],
      ]),
    )
    expect(faultsOf(read)).toEqual([expect.objectContaining({ riderNotes: 'cell-error' })])
  })

  it.each([
    ['#NV', '#WERT!', '#BEZUG!'],
    ['#HIÁNYZIK', '#ÉRTÉK!', '#SAKNAS!'],
    ['#I/T', '#PUUTTUU!', '#Δ/Υ'],
    ['#YOK', '#AD?', '#SAYI/0!'],
    ['#¡REF!', '#¿NOMBRE?', '#NUME?'],
    ['#####', '##########', 'Byt #YOK'],
  ])('has a fault for the texts %s, %s and %s of programs in other languages', async (name, notes, items) => {
    const read = await readSheets(
      sheet([
        [...HEADER, 'Notes', 'Items'],
        [name, '777123456', 'Dlouhá 12, Praha', notes, items],
      ]),
    )
    const code = 'cell-error'
    expect(faultsOf(read)).toEqual([expect.objectContaining({ customerName: code, riderNotes: code, items: code })])
  })

  it.each(['#12-04', '# 4', '###', 'Flat #4', '#YOKO', 'N/A'])('has none for %s', async (text) => {
    const read = await readSheets(
      sheet([
        [...HEADER, 'Notes'],
        [...JANA, text],
      ]),
    )
    expect(faultsOf(read)[0]).not.toHaveProperty('riderNotes')
  })

  it('has a fault if an error was pasted as text, or is part of an address', async () => {
    const read = await readSheets(
      sheet([
        ['Name', 'Phone', 'Street', 'City'],
        ['#N/A', '777123456', 'Dlouhá 12', { error: '#REF!' }],
      ]),
    )
    expect(faultsOf(read)).toEqual([expect.objectContaining({ customerName: 'cell-error', address: 'cell-error' })])
  })

  it.each<readonly [BulkColumn, string, FileCell]>([
    ['unit', 'Unit', { number: 46_359, format: 'd-mmm' }],
    ['unit', 'Unit', { number: 46_359, format: 'd/m/yyyy h:mm' }],
    ['unit', 'Unit', { number: 0.0555556, format: 'h:mm' }],
    ['building', 'Building', { number: 46_359, format: 'mmm-yy' }],
    ['address', 'House number', { number: 46_359, format: 'd.m.' }],
  ])('has a fault if the program made a day or a time of the %s: %s %j', async (column, header, cell) => {
    const file = (content: FileCell) =>
      readSheets(
        sheet([
          ['Name', 'Phone', 'Street', header, 'City'],
          ['Jana Nová', '777123456', 'Dlouhá', content, 'Brno'],
        ]),
      )
    expect(faultsOf(await file(cell))).toEqual([expect.objectContaining({ [column]: 'cell-error' })])
    expect(faultsOf(await file('3/12'))[0]).not.toHaveProperty(column)
  })

  it('has a fault if its formula was never computed, above all the time', async () => {
    const header = [...HEADER, 'Deliver at', 'Notes']
    const formula = 'TODAY()+0.6'
    const read = await readSheets(
      sheet([header, [...JANA, { formula }, { formula: 'A2&"x"', result: '' }], [...PETR, null, { formula: 'A1' }]]),
    )
    expect(columnOf(read, 'deliverAt')).toEqual(['#FORMULA! =TODAY()+0.6', ''])
    expect(faultsOf(read)).toEqual([
      expect.objectContaining({ deliverAt: 'cell-without-result' }),
      expect.objectContaining({ riderNotes: 'cell-without-result' }),
    ])
    expect(faultsOf(read)[0]).not.toHaveProperty('riderNotes')
  })

  it('has a fault if its result is the placeholder of a program that computes nothing', async () => {
    const rows = (result: string) =>
      sheet([
        [...HEADER, 'Deliver at'],
        [...JANA, { xml: `<c><f>NOW()</f><v>${result}</v></c>` }],
      ])
    for (const result of ['0', '0.0']) {
      const read = await readFile(workbookFile([rows(result)], '<calcPr fullCalcOnLoad="1"/>'))
      expect(faultsOf(read)).toEqual([expect.objectContaining({ deliverAt: 'cell-without-result' })])
    }
  })
})

describe('the columns (BULK-31)', () => {
  it('are named in the first of 20 rows that has the needed ones', async () => {
    const read = await readField('11-title-row.xlsx')
    expect(goodOf(read).rows).toMatchObject([{ number: 4, cells: { customerName: 'Jana Nová' } }])
    expect(goodOf(read).understood.headerRow).toBe(3)
    const titles = (count: number) => Array.from({ length: count }, (_, index) => [`Title ${index}`])
    expect(columnOf(await readSheets(sheet([...titles(19), HEADER, JANA])), 'customerName')).toEqual(['Jana Nová'])
    expect(refusalOf(await readSheets(sheet([...titles(20), HEADER, JANA])))?.code).toBe('columns-missing')
  })

  it('have the delivery date among them', async () => {
    const read = await readField('12-delivery-date-header.xlsx')
    expect(columnOf(read, 'deliverAt')).toEqual(['2026-11-26 12:30'])
    expect(goodOf(read).understood.leftOut).toEqual([])
  })

  it.each<readonly [string, ReadonlyArray<string>, ReadonlyArray<FileCell>, string]>([
    [
      'a date and a time',
      ['Delivery date', 'Delivery time'],
      [
        { number: 46_352, format: 'd/m/yyyy' },
        { number: 0.604166666666667, format: 'h:mm' },
      ],
      '2026-11-26 14:30',
    ],
    [
      'a date with a midnight and a time with a date',
      ['Date', 'Time'],
      [
        { number: 46_352, format: 'yyyy-mm-dd hh:mm' },
        { number: 46_352.75, format: 'h:mm' },
      ],
      '2026-11-26 18:00',
    ],
    ['a written date and time', ['Datum', 'Čas'], ['26.11.2026', '14:30'], '26.11.2026 14:30'],
    ['a time before its date', ['Deliver at', 'Delivery date'], ['14:30', '26.11.2026'], '26.11.2026 14:30'],
    ['no date', ['Delivery date', 'Delivery time'], [null, '14:30'], `${TODAY} 14:30`],
    ['no time', ['Delivery date', 'Delivery time'], [{ number: 46_352, format: 'd/m/yyyy' }, null], '2026-11-26'],
  ])('make one moment of two: %s', async (_, header, cells, moment) => {
    const read = await readSheets(
      sheet([
        [...HEADER, ...header],
        [...JANA, ...cells],
      ]),
    )
    expect(columnOf(read, 'deliverAt')).toEqual([moment])
    expect(goodOf(read).understood.leftOut).toEqual([])
  })

  it('keep a day without a time a fault', async () => {
    const read = await readSheets(
      sheet([
        [...HEADER, 'Delivery date'],
        [...JANA, { number: 46_352, format: 'd/m/yyyy' }],
      ]),
    )
    expect(faultsOf(read)).toEqual([expect.objectContaining({ deliverAt: 'time-unreadable' })])
  })

  it('read a time alone as today', async () => {
    const read = await readField('08-time-only.xlsx')
    expect(columnOf(read, 'deliverAt')).toEqual([`${TODAY} 14:30`, `${TODAY} 14:30`])
    expect(goodOf(read).isForAnybody).toBe(false)
    expect(
      judgeBulkRow({ ...goodOf(read).rows[0]!.cells, deliverAt: '2:30 pm' }, AROUND).marks.get('deliverAt'),
    ).toMatchObject({
      code: 'time-without-day',
    })
  })

  it('make one address of its parts', async () => {
    const read = await readField('28-city-column.xlsx')
    expect(columnOf(read, 'address')).toEqual(['Dlouhá 12, 602 00 Brno'])
    expect(goodOf(read).understood).toMatchObject({
      leftOut: [],
      columns: expect.arrayContaining([
        {
          column: 'address',
          from: [
            { header: 'Street', letter: 'C', isHidden: false },
            { header: 'City', letter: 'D', isHidden: false },
            { header: 'Postcode', letter: 'E', isHidden: false },
          ],
        },
      ]) as unknown,
    })
  })

  it.each<readonly [ReadonlyArray<string>, ReadonlyArray<FileCell>, string]>([
    [['Street', 'Number', 'City', 'Postcode'], ['Dlouhá', 12, 'Brno', '602 00'], 'Dlouhá 12, 602 00 Brno'],
    [['Ulice', 'Číslo', 'PSČ', 'Město'], ['28. října', 28, 60200, 'Brno'], '28. října 28, 60200 Brno'],
    [['Street', 'House number', 'City'], ['Dlouhá 12', '12', 'Brno'], 'Dlouhá 12, Brno'],
    [['Address', 'City'], ['Dlouhá 12, 602 00 Brno', 'Brno'], 'Dlouhá 12, 602 00 Brno'],
    [['Street', 'City'], ['London Road 5', 'London'], 'London Road 5, London'],
    [['Street', 'House', 'City'], ['Dlouhá', 12, 'Brno'], 'Dlouhá 12, Brno'],
    [['Calle', 'Número', 'Localidad'], ['Av. Corrientes', 1234, 'Buenos Aires'], 'Av. Corrientes 1234, Buenos Aires'],
    [['주소', '상세주소'], ['테헤란로 152', '101동 1203호'], '테헤란로 152 101동 1203호'],
    [['House', 'Street', 'City'], [12, 'Baker Street', 'Karachi'], 'Baker Street 12, Karachi'],
    [
      ['Address line 1', 'Address line 2', 'Town'],
      ['Dlouhá 12', 'Stará čtvrť', 'Brno'],
      'Dlouhá 12, Stará čtvrť, Brno',
    ],
    [['Street', 'Postal code'], ['Orchard Road 391', { number: 18_956, format: '000000' }], 'Orchard Road 391, 018956'],
    [['Street', 'City'], [null, 'Brno'], ''],
  ])('join %j with %j to "%s"', async (header, cells, address) => {
    const read = await readSheets(
      sheet([
        ['Name', 'Phone', ...header],
        ['Jana Nová', '777123456', ...cells],
      ]),
    )
    expect(columnOf(read, 'address')).toEqual([address])
    expect(goodOf(read).understood.leftOut).toEqual([])
  })

  it.each<readonly [ReadonlyArray<string>, ReadonlyArray<FileCell>, string]>([
    [
      ['Mahalle', 'Sokak', 'Bina No', 'İlçe', 'İl'],
      ['Caferağa Mah.', 'Moda Cad.', 15, 'Kadıköy', 'İstanbul'],
      'Moda Cad. 15, Caferağa Mah., Kadıköy, İstanbul',
    ],
    [
      ['บ้านเลขที่', 'ถนน', 'แขวง', 'เขต', 'จังหวัด'],
      ['99/1', 'สุขุมวิท', 'คลองเตย', 'วัฒนา', 'กรุงเทพฯ'],
      'สุขุมวิท 99/1 คลองเตย วัฒนา กรุงเทพฯ',
    ],
    [
      ['都道府県', '市区町村', '番地'],
      ['東京都', '渋谷区道玄坂', { number: 2107, format: '0\\-00\\-0' }],
      '東京都渋谷区道玄坂2-10-7',
    ],
    [['市区町村', '町名', '番地'], ['渋谷区', '道玄坂', '2-10-7'], '渋谷区道玄坂 2-10-7'],
    [['Calle', 'Altura', 'CP', 'Localidad'], ['Av. Corrientes', 1234, 'C1043', 'CABA'], 'Av. Corrientes 1234, CABA'],
    [
      ['Shipping Address 1', 'Shipping Address 2', 'Shipping City', 'Shipping Zip'],
      ['12 Orchard Road', 'Lucky Plaza', 'Singapore', '238841'],
      '12 Orchard Road, Lucky Plaza, 238841 Singapore',
    ],
  ])('of several countries are joined: %j with %j to "%s"', async (header, cells, address) => {
    const read = await readSheets(
      sheet([
        ['Name', 'Phone', ...header],
        ['Jana Nová', '777123456', ...cells],
      ]),
    )
    expect(columnOf(read, 'address')).toEqual([address])
  })

  it('join a first name and a last name', async () => {
    const read = await readSheets(
      sheet([
        ['First name', 'Last name', 'Phone', 'Address'],
        ['Jana', 'Nová', '777123456', 'Dlouhá 12'],
      ]),
    )
    expect(columnOf(read, 'customerName')).toEqual(['Jana Nová'])
  })

  it('that are not understood are named, also without a header; empty ones are not', async () => {
    const read = await readSheets(
      sheet([
        [...HEADER, 'Colour', '', 'Date', 'Empty'],
        [...JANA, 'red', 'fragile', '1.1.2026', ''],
      ]),
    )
    expect(goodOf(read).understood.leftOut).toMatchObject([
      { header: 'Colour', letter: 'D' },
      { header: '', letter: 'E' },
      { header: 'Date', letter: 'F' },
    ])
  })

  it('are named all, however many they are, and refused if they are too many to read', async () => {
    const unknown = (count: number) => Array.from({ length: count }, (_, index) => `X${index}`)
    const file = (count: number) =>
      sheet([
        [...unknown(count), ...HEADER],
        [...unknown(count), ...JANA],
      ])
    const read = await readSheets(file(300))
    expect(goodOf(read).understood.leftOut).toHaveLength(300)
    expect(goodOf(read).understood.leftOut.at(-1)?.letter).toBe('KN')
    expect(columnOf(read, 'customerName')).toEqual(['Jana Nová'])
    expect(refusalOf(await readSheets(sheet([[...HEADER, ...unknown(600)], JANA])))).toEqual({
      code: 'too-many-columns',
    })
  })

  it('that mean the same are refused if they say different things', async () => {
    const header = [...HEADER, 'Mobile']
    const read = await readSheets(sheet([header, [...JANA, '608111222']]))
    expect(refusalOf(read)).toEqual({ code: 'columns-alike', headers: ['Phone', 'Mobile'] })
    expect(columnOf(await readSheets(sheet([header, JANA])), 'phoneNumber')).toEqual(['777123456'])
    const eachOne = sheet([header, JANA, ['Petr Malý', '', 'Krátká 3', '608111222']])
    expect(columnOf(await readSheets(eachOne), 'phoneNumber')).toEqual(['777123456', '608111222'])
  })

  it.each(['hidden="1"', 'width="0" customWidth="1"'])('that are hidden by %s are read and marked', async (said) => {
    const hidden = sheet(
      [
        [...HEADER, 'Notes'],
        [...JANA, 'Ring'],
      ],
      { columns: `<col min="4" max="4" ${said}/>` },
    )
    const { columns } = goodOf(await readSheets(hidden)).understood
    expect(columns.at(-1)).toMatchObject({ column: 'riderNotes', from: [{ isHidden: true }] })
  })
})

describe('a number (BULK-32)', () => {
  it('is read with the digits that its cell shows', async () => {
    expect(columnOf(await readField('09-float-noise.xlsx'), 'itemValue')).toEqual(['159.8', '57.70 Kč'])
    expect(faultsOf(await readField('09-float-noise.xlsx'))).toEqual([{}, {}])
  })

  it.each([
    [{ number: 133.333333333, format: '#,##0.00\\ "Kč"' }, '133.33 Kč'],
    [{ number: 1252.5, format: '_-* #,##0.00\\ "Kč"_-;\\-* #,##0.00\\ "Kč"_-;_-* "-"??\\ "Kč"_-;_-@_-' }, '1252.50 Kč'],
    [{ number: 0, format: '_-* #,##0.00\\ "Kč"_-;\\-* #,##0.00\\ "Kč"_-;_-* "-"??\\ "Kč"_-;_-@_-' }, '- Kč'],
    [{ number: 12.5, format: '[$€-2]\\ #,##0.00' }, '€ 12.50'],
    [{ number: 12.5, format: '#,##0.00 [$Kč-405]' }, '12.50 Kč'],
    [{ number: -12.5, format: '#,##0.00;(#,##0.00)' }, '(12.50)'],
    [{ number: -12.5, format: '0.0' }, '-12.5'],
    [{ number: -12.5, format: '0.00;[Red]0.00' }, '-12.50'],
    [{ number: -12.5, format: '#,##0.00\\ "Kč";[Red]\\-#,##0.00\\ "Kč"' }, '-12.50 Kč'],
    [{ number: 7, format: 'G/通用格式' }, '7'],
    [{ number: 7.5, format: 'G/標準' }, '7.5'],
    [{ number: 7, format: 'Standard' }, '7'],
    [{ number: 7, format: 'Všeobecný' }, '7'],
    [{ number: 7, format: 'Γενικός τύπος' }, '7'],
    [{ number: 46_352, format: 'd/mmmm/yy' }, '2026-11-26'],
    [{ number: 46_352, format: 'yyyymmdd' }, '2026-11-26'],
    [{ number: 46_352, format: 'd mmm' }, '2026-11-26'],
    [{ number: 1.005, format: '0.00' }, '1.01'],
    [{ number: 1.1, format: '0.00' }, '1.10'],
    [{ number: 1.25, format: '0.000' }, '1.2500'],
    [{ number: 133.5, format: '#,##0' }, '134'],
    [{ number: 12, format: '0.##' }, '12'],
    [{ number: 0.0000001, format: '0.00' }, '0.00'],
    [{ number: 1_252_000, format: '#,##0,' }, '1252'],
    [{ number: 1_252_000, format: '0.0,,"M"' }, '1.3M'],
    [{ number: 1_252_000, format: '#,##0,.00' }, '1252.00'],
    [{ number: 12.5, format: '[$USD]\\ 0.00' }, 'USD 12.50'],
    [{ number: 5, format: '[>10]"many";"few "0' }, 'few 5'],
    [{ number: 50, format: '[>10]"many";"few "0' }, 'many'],
    [{ number: 7, format: '000' }, '007'],
    [{ number: 7, format: '"B-"00' }, 'B-07'],
    [{ number: 7, format: '"Byt "@' }, 'Byt 7'],
    [{ number: 7, format: 'General" B"' }, '7 B'],
    [{ number: 1207, format: '00"/"00' }, '12/07'],
    [{ number: 11_000, format: '000\\ 00' }, '110 00'],
    [{ number: 777_123_456, format: '000\\ 000\\ 000' }, '777 123 456'],
    [{ number: 5_551_234, format: '[<=9999999]###-####;(###) ###-####' }, '555-1234'],
    [{ number: 2_125_551_234, format: '[<=9999999]###-####;(###) ###-####' }, '(212) 555-1234'],
    [{ number: 0, format: '0;-0;;@' }, ''],
    [{ number: 7, format: ';;;' }, ''],
    [{ number: 0, format: '0;-0;@' }, '0'],
    [{ number: -7, format: '0" B";@' }, '-7 B'],
    [{ number: 420_777_123_456, format: '"+"0' }, '+420777123456'],
    [{ number: 777_123_456, format: '0.00E+00' }, '777123456'],
    [{ number: 0.5, format: '0%' }, '50%'],
    [{ number: 0.12345, format: '0.00%' }, '12.35%'],
    [{ number: 0.5, format: '# ?/?' }, '0.5'],
    [{ number: 7, format: '0'.repeat(200) }, '7'],
    [
      {
        number: 12.5,
        format: '_-* #,##0.00\\ [$EUR-x-euro2]_-;\\-* #,##0.00\\ [$EUR-x-euro2]_-;_-* "-"??\\ [$EUR-x-euro2]_-;_-@_-',
      },
      '12.50 EUR',
    ],
    [{ number: 0.604166666666667, format: '[$-F400]h:mm:ss\\ AM/PM' }, '14:30'],
    [{ number: 46_352.5, format: '[$-D07041E]d/m/bbbb h:mm' }, '2026-11-26 12:00'],
    [{ number: 46_352, format: 'yyyy"年"m"月"d"日"' }, '2026-11-26'],
    [{ number: 0.604166666666667, format: '[mm]' }, '14:30'],
    [{ number: 0.604166666666667, format: '[h]' }, '14:30'],
    [{ number: 0.604166666666667, format: 'h:mm:ss.000' }, '14:30'],
    [{ number: 0.604166666666667, format: 'mm:ss.0' }, '14:30'],
    [{ number: 46_352, format: 'd/m/yyyy;0;0' }, '2026-11-26'],
    [{ number: 5, format: '0 pcs' }, '5 pcs'],
    [{ number: 2500, format: 'Rs #,##0' }, 'Rs 2500'],
    [{ number: 12.5, format: 'USD 0.00' }, 'USD 12.50'],
  ])('%j is read as %s', async (cell, text) => {
    expect(
      columnOf(
        await readSheets(
          sheet([
            [...HEADER, 'Unit'],
            [...JANA, cell],
          ]),
        ),
        'unit',
      ),
    ).toEqual([text])
  })
})

describe('a text (BULK-32)', () => {
  it.each([
    [{ text: '7a', format: '"Byt "@' }, 'Byt 7a'],
    [{ text: '7a', format: '0;-0;0;"Byt "@' }, 'Byt 7a'],
    [{ text: '7a', format: ';;;' }, ''],
    [{ text: '7a', format: '0.00' }, '7a'],
    [{ text: '7a', format: '@' }, '7a'],
  ])('%j is read as %s', async (cell, text) => {
    const read = await readSheets(
      sheet([
        [...HEADER, 'Unit'],
        [...JANA, cell],
      ]),
    )
    expect(columnOf(read, 'unit')).toEqual([text])
  })
})

describe('merged cells (BULK-34)', () => {
  it('belong to all of their rows', async () => {
    const read = await readSheets(
      sheet(
        [
          [...HEADER, 'Notes'],
          [...JANA, 'Ring'],
          ['Petr Malý', '608111222'],
          ['Eva Bílá', '603111222', 'Krátká 3, Praha'],
        ],
        {
          merged: ['C2:C3', 'D2:D4'],
        },
      ),
    )
    expect(columnOf(read, 'address')).toEqual(['Dlouhá 12, Praha', 'Dlouhá 12, Praha', 'Krátká 3, Praha'])
    expect(columnOf(read, 'riderNotes')).toEqual(['Ring', 'Ring', 'Ring'])
    expect(faultsOf(read).map((faults) => faults['address'])).toEqual([undefined, undefined, undefined])
  })

  it('show the text of the first cell only, and are no rows of their own', async () => {
    const read = await readSheets(
      sheet([HEADER, JANA, ['Petr Malý', '608111222', 'old'], []], { merged: ['C2:C4', 'A2:A2', 'B9:B12', 'wrong'] }),
    )
    expect(columnOf(read, 'address')).toEqual(['Dlouhá 12, Praha', 'Dlouhá 12, Praha'])
    const all = await readSheets(sheet([HEADER, JANA, [], PETR], { merged: ['A2:A3', 'B2:B3', 'C2:C3'] }))
    expect(columnOf(all, 'customerName')).toEqual(['Jana Nová', 'Petr Malý'])
  })

  it('hide what other cells than the first hold', async () => {
    const read = await readSheets(
      sheet(
        [
          [...HEADER, 'Unit', 'Notes'],
          [...JANA, 'old 7', 'old'],
          [...PETR, '12', 'Ring'],
          ['Eva Bílá', '603111222', 'old', '99'],
          ['Ota Lis', '603111223', 'Krátká 3, Praha', '', 'old'],
        ],
        { merged: ['C2:E2', 'C3:D4', 'D5:E5'] },
      ),
    )
    expect(columnOf(read, 'address')).toEqual([JANA[2], PETR[2], PETR[2], 'Krátká 3, Praha'])
    expect(columnOf(read, 'unit')).toEqual(['', '', '', ''])
    expect(columnOf(read, 'riderNotes')).toEqual(['', 'Ring', '', ''])
  })

  it('ask whether an amount in them is that of each order', async () => {
    const read = await readSheets(
      sheet(
        [
          [...HEADER, 'Amount'],
          [...JANA, 500],
          [...PETR, null],
          [...PETR, 300],
        ],
        { merged: ['D2:D3'] },
      ),
    )
    expect(columnOf(read, 'itemValue')).toEqual(['500 (D2:D3)', '500 (D2:D3)', '300'])
    expect(faultsOf(read).map((faults) => faults['itemValue'])).toEqual([
      'amount-unreadable',
      'amount-unreadable',
      undefined,
    ])
  })

  it('may be the header of two rows', async () => {
    const read = await readSheets(
      sheet(
        [
          ['Name', 'Phone', 'Where'],
          ['', '', 'Street', 'Number', 'City'],
          ['Jana Nová', '777123456', 'Dlouhá', '12', 'Brno'],
        ],
        {
          merged: ['A1:A2', 'B1:B2', 'C1:E1'],
        },
      ),
    )
    expect(columnOf(read, 'address')).toEqual(['Dlouhá 12, Brno'])
  })
})

describe('a reference to an empty cell (BULK-30)', () => {
  const referring = (more: Partial<FileSheet> = {}) =>
    readSheets(
      sheet(
        [
          [...HEADER, 'Unit'],
          [...JANA, { formula: 'Other!B2', result: 0 }],
          [...PETR, { formula: 'Other!B3', result: 7 }],
        ],
        more,
      ),
    )

  it('is worth a look', async () => {
    const { rows } = goodOf(await referring())
    expect(rows.map(({ cells }) => [cells.unit, hasZero(cells)])).toEqual([
      ['0', true],
      ['7', false],
    ])
  })

  it('is empty if the sheet shows no zeros', async () => {
    const { rows } = goodOf(await referring({ hidesZeros: true }))
    expect(rows.map(({ cells }) => [cells.unit, hasZero(cells)])).toEqual([
      ['', false],
      ['7', false],
    ])
  })
})

describe('a cell with two phone numbers (BULK-33)', () => {
  it('has a fault that says so', async () => {
    const several = { phoneNumber: 'phone-several' }
    expect(faultsOf(await readField('25-two-phones.xlsx'))).toEqual([several, several])
  })

  it.each([
    '777123456 608111222',
    '777123456\n+420 608 111 222',
    '777 123 456 nebo 608111222',
    '777123456;608111222;603111222',
  ])('written as %j has it too', (phoneNumber) => {
    const cells = { ...Object.fromEntries(Object.keys(BULK_HEADERS).map((column) => [column, ''])), phoneNumber }
    expect(judgeBulkRow(cells as typeof BULK_HEADERS, AROUND).marks.get('phoneNumber')?.code).toBe('phone-several')
  })

  it.each(['777123456', '+420 777 123 456', '777-123-456', '777123456 ext. 12', '(777) 123-456'])(
    'is not %j',
    (phoneNumber) => {
      const cells = { ...Object.fromEntries(Object.keys(BULK_HEADERS).map((column) => [column, ''])), phoneNumber }
      expect(judgeBulkRow(cells as typeof BULK_HEADERS, AROUND).marks.get('phoneNumber')).toBeUndefined()
    },
  )
})
