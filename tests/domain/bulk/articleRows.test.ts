import { describe, expect, it } from 'vitest'
import { readBulkFile } from '../../../src/domain/bulk/bulkFile.ts'
import { hasNeededColumns } from '../../../src/domain/bulk/bulkHeader.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { readWrittenAmount } from '../../../src/domain/reading/writtenAmount.ts'
import { readWorkbook } from '../../../src/domain/workbook/readWorkbook.ts'
import { workbookFile, type FileCell, type FileSheet } from '../../support/workbookFile.ts'

const read = async (rows: ReadonlyArray<ReadonlyArray<FileCell>>, more: Partial<FileSheet> = {}) => {
  const workbook = await readWorkbook(
    Uint8Array.from(workbookFile([{ name: 'Orders', rows, ...more }])),
    hasNeededColumns(),
  )
  if (workbook.kind !== 'read') throw new Error(workbook.kind)
  const file = readBulkFile(workbook.workbook, { today: '2026-11-30', country: 'CZ' })
  if (file.kind === 'refused') throw new Error(JSON.stringify(file.refusal))
  return file
}

const HEADER = ['Order Number', 'Name', 'Phone', 'Address', 'Item name', 'Quantity', 'Order total']
const JANA = ['Jana Nová', '777123456', 'Dlouhá 12, Praha']
const PETR = ['Petr Malý', '608111222', 'Krátká 3, Praha']
const NOBODY = [null, null, null]

describe('rows for each article of an order (BULK-31)', () => {
  it.each([
    ['that repeat the recipient', JANA, 450],
    ['without the recipient', NOBODY, null],
  ])('are one order: %s', async (_, again, total) => {
    const { rows, understood } = await read([
      HEADER,
      [1001, ...JANA, 'Dort', 2, 450],
      [1001, ...again, 'Káva', 1, total],
      [1002, ...PETR, 'Čaj', 1, 90],
    ])
    expect(rows.map(({ number, cells }) => [number, cells.customerName, cells.items, cells.itemValue])).toEqual([
      [2, 'Jana Nová', '2 × Dort, Káva', '450'],
      [4, 'Petr Malý', 'Čaj', '90'],
    ])
    expect(understood.leftOut).toEqual([])
  })

  it('are one order of Shopify, whose name is that of the order', async () => {
    const { rows } = await read([
      [
        'Name',
        'Total',
        'Lineitem quantity',
        'Lineitem name',
        'Lineitem price',
        'Shipping Name',
        'Shipping Street',
        'Phone',
      ],
      ['#1001', 450, 2, 'Dort', 200, 'Jana Nová', 'Dlouhá 12', '777123456'],
      ['#1001', null, 1, 'Káva', 50],
      ['#1002', 90, 1, 'Čaj', 90, 'Petr Malý', 'Krátká 3', '608111222'],
    ])
    expect(rows.map(({ cells }) => [cells.customerName, cells.items, cells.itemValue])).toEqual([
      ['Jana Nová', '2 × Dort, Káva', '450'],
      ['Petr Malý', 'Čaj', '90'],
    ])
  })

  it.each([
    ['another number', [1002, ...JANA, 'Káva', 1, 450]],
    ['no number', [null, ...JANA, 'Káva', 1, 450]],
    ['another recipient', [1001, ...PETR, 'Káva', 1, 450]],
    ['another address', [1001, JANA[0]!, JANA[1]!, 'Krátká 3, Praha', 'Káva', 1, 450]],
  ])('are two orders with %s', async (_, further) => {
    const { rows, understood } = await read([HEADER, [1001, ...JANA, 'Dort', 1, 450], further])
    expect(rows.map(({ cells }) => cells.items)).toEqual(['Dort', 'Káva'])
    expect(understood.leftOut.map(({ header }) => header)).toEqual(['Order Number'])
  })

  it.each(['Price', 'Total'])(
    'leave the amount to a person where it may be that of one article: %s',
    async (amount) => {
      const { rows } = await read([
        ['Order ID', 'Name', 'Phone', 'Address', 'Item', amount],
        ['A1', ...JANA, 'Dort', 159],
        ['A1', ...JANA, 'Káva', 159],
      ])
      expect(rows.map(({ cells }) => [cells.items, cells.itemValue])).toEqual([['Dort, Káva', '159 + 159']])
      expect(readWrittenAmount('159 + 159', COUNTRIES.CZ).kind).toBe('unreadable')
    },
  )

  it('keep an error of one of them', async () => {
    const { rows } = await read([HEADER, [1001, ...JANA, 'Dort', 1, 450], [1001, ...NOBODY, { error: '#N/A' }, 1]])
    expect(rows.map(({ cells }) => cells.items)).toEqual(['Dort, #N/A'])
  })

  it('do not join what is hidden with what is seen', async () => {
    const { rows, rowsLeftOut } = await read(
      [HEADER, [1001, ...JANA, 'Dort', 1, 450], [1001, ...JANA, 'Káva', 1, 450]],
      { rowAttributes: { 3: 'hidden="1"' } },
    )
    expect([rows[0]!.cells.items, rowsLeftOut[0]!.cells.items]).toEqual(['Dort', 'Káva'])
  })
})

describe('the sums below a table (BULK-29)', () => {
  const HEADER = ['Name', 'Phone', 'Address', 'Qty', 'Items', 'Amount']
  const JANA = ['Jana', '777123456', 'Dlouhá 12', '1', 'Dort', '100']
  const numbersOf = async (...rows: ReadonlyArray<ReadonlyArray<string>>) =>
    (await read([HEADER, ...rows])).rows.map(({ number }) => number)

  it.each([
    [['', '', '', '', '', '200']],
    [['', '', '', '2', '', '200']],
    [['Celkem:', '', '', '', '', '200']],
    [['', '', 'GRAND TOTAL', '', '', '200']],
    [['合計', '', '', '2', '', '200']],
    [['Summe', '', '', '', '', '200']],
    [['الإجمالي', '', '', '', '', '200']],
  ])('are no orders: %j', async (sum) => {
    expect(await numbersOf(JANA, JANA, sum)).toEqual([2, 3])
    expect(await numbersOf(JANA, JANA, [], sum, sum)).toEqual([2, 3])
  })

  it('are not between orders, and no order without an address', async () => {
    expect(await numbersOf(JANA, ['', '', '', '', '', '200'], JANA)).toEqual([2, 3, 4])
    expect(await numbersOf(JANA, ['Petr', '', '', '', '', '200'])).toEqual([2, 3])
    expect(await numbersOf(JANA, ['', '', '', '', 'Dort', '200'])).toEqual([2, 3])
    expect(await numbersOf(['', '', '', '', '', '200'])).toEqual([2])
  })
})
