import { describe, expect, it } from 'vitest'
import { BULK_COLUMNS, BULK_HEADERS, type BulkCells, type BulkColumn } from '../../../src/domain/bulk/bulkColumns.ts'
import { anOrder } from '../../support/anOrder.ts'
import { aJobRow } from '../../domain/bulk/aBulkRow.ts'
import { aSheet, aRow, aWorkbook, bulkWorld, correctingOf, goodRows } from './bulkWorld.ts'

/** A sheet with two good rows around the given row, which is number 3. */
const deps = (row: ReturnType<typeof aRow>) => aSheet([...goodRows(1), row, aRow({ address: 'Husova 5' })])

const correcting = async (
  rows: ReadonlyArray<ReturnType<typeof aRow>>,
  given: Parameters<typeof bulkWorld>[0] = {},
) => {
  const world = bulkWorld(given)
  await world.model.choose([aSheet(rows)])
  return { ...world, grid: correctingOf(world.model) }
}

const TWELVE: ReadonlyArray<readonly [string, BulkColumn, string, string]> = [
  ['a collection point nobody has', 'collectionPoint', 'Pivoňka Brno', 'Pivoňka Anděl'],
  ['no name', 'customerName', '', 'Jana Nová'],
  ['a name with a digit', 'customerName', 'Jana 2', 'Jana Nová'],
  ['no phone number', 'phoneNumber', '', '+420 777 123 456'],
  ['an impossible phone number', 'phoneNumber', '12', '777 123 456'],
  ['no address', 'address', '', 'Dlouhá 3, Praha'],
  ['notes that are too long', 'riderNotes', 'x'.repeat(2000), 'Ring twice'],
  ['items of more than 200 letters', 'items', 'x'.repeat(201), 'Roses'],
  ['an amount that is none', 'itemValue', 'a lot', '250.50'],
  ['an unknown payment type', 'paymentType', 'barter', 'cash on delivery'],
  ['a time nobody can read', 'deliverAt', 'tomorrow', '2026-03-12 18:00'],
  ['a time that is over', 'deliverAt', '2026-03-01 12:00', ''],
]

describe('BulkFileViewModel: choosing a file', () => {
  it('sends a valid file at once, unchanged (BULK-07)', async () => {
    const { chosen, model, sent } = bulkWorld()
    const file = aSheet(goodRows(3))
    await model.choose([file])
    expect(sent).toEqual([file])
    expect(sent[0]).toBe(file)
    expect(chosen).toEqual(['asking'])
    expect(model.state).toMatchObject({ kind: 'ready', step: 'sending' })
    model.uploaded()
    expect(model.state.kind).toBe('asking')
  })

  it('sends the file again after a failed upload (BULK-22)', async () => {
    const { model, sent } = bulkWorld()
    await model.choose([aSheet(goodRows(1))])
    model.uploadFailed()
    expect(model.state).toMatchObject({ kind: 'ready', step: 'not-sent' })
    model.again()
    expect(sent).toHaveLength(2)
    expect(model.state).toMatchObject({ step: 'sending' })
  })

  it.each([
    ['a .csv file (BULK-03)', aSheet(goodRows(1), { name: 'orders.csv' }), { code: 'format-invalid', format: 'csv' }],
    ['a .xls file (BULK-03)', aSheet(goodRows(1), { name: 'orders.xls' }), { code: 'format-invalid', format: 'xls' }],
    ['more than 5 MB (BULK-04)', aSheet(goodRows(1), { size: 5_242_881 }), { code: 'file-too-large' }],
    ['no orders', aSheet([]), { code: 'no-rows' }],
    [
      'no column for addresses',
      aSheet(goodRows(1), { headers: ['Customer name', 'Phone number'] }),
      { code: 'columns-missing', columns: ['address'], sheets: ['Orders'] },
    ],
    [
      'more rows than can be ordered at once (BULK-27)',
      aSheet(goodRows(10_001)),
      { code: 'too-many-rows', rows: 10_001 },
    ],
  ])('refuses a file with a reason: %s', async (_, file, because) => {
    const { model, sent } = bulkWorld()
    await model.choose([file])
    expect(model.state).toEqual({ kind: 'refused', name: file.name, because })
    expect(sent).toEqual([])
  })

  it('refuses a file that is no spreadsheet inside (BULK-03)', async () => {
    const { model } = bulkWorld()
    const { name, size, type, arrayBuffer } = aSheet([])
    await model.choose([{ name, size, type, arrayBuffer }])
    expect(model.state).toMatchObject({ kind: 'refused', because: { code: 'format-invalid' } })
  })

  it('opens the file again after the reader could not be loaded', async () => {
    const { model, reader, sent } = bulkWorld()
    reader.isThere = false
    await model.choose([aSheet(goodRows(1))])
    expect(model.state).toMatchObject({ kind: 'refused', because: { code: 'not-opened' } })
    reader.isThere = true
    model.again()
    await expect.poll(() => sent.length).toBe(1)
  })

  it('uses the first of several files and counts the others', async () => {
    const { model, sent } = bulkWorld()
    const first = aSheet(goodRows(1))
    await model.choose([first, aSheet(goodRows(2)), aSheet(goodRows(3))])
    expect(sent).toEqual([first])
    expect(model.others).toBe(2)
  })

  it('hands a file over unchecked without a vendor, because the upload reports that (BULK-05)', async () => {
    const { model, sent } = bulkWorld({ vendor: undefined })
    await model.choose([aSheet([aRow({ customerName: '' })])])
    expect(sent).toHaveLength(1)
  })

  it('recognizes headers in the user’s language', async () => {
    const { model, sent } = bulkWorld({ words: { customerName: 'Komu', phoneNumber: 'Volat', address: 'Kam' } })
    const headers = ['Collection point', 'Komu', 'VOLAT', 'kam:', 'Unit', '', '', 'Items', 'Item value', 'Payment type']
    await model.choose([aSheet(goodRows(1), { headers })])
    expect(sent).toMatchObject([[{ number: 2, cells: { customerName: 'Karel Novák', unit: '4' } }]])
    model.uploadFailed()
    model.again()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toBe(sent[0])
  })

  it('marks faults that the service found, until their cells change (OP-56)', async () => {
    const { model, sent } = bulkWorld()
    const nowhere = { code: 'address-not-found', message: '', column: 'address' } as const
    const job = { status: 'INVALID', errors: [nowhere] } as const
    await model.correct('job-1', [
      aJobRow({ ...job, number: 4, cells: aRow({ address: 'Nowhere 1', customerName: '' }) }),
      aJobRow({ ...job, number: 9, cells: aRow({ address: 'Nowhere 2' }) }),
    ])
    const { correction } = correctingOf(model)
    expect([...correction.rowOf(4)!.marks.keys()]).toEqual(['customerName', 'address'])
    correction.edit([
      { number: 4, column: 'customerName', text: 'Jana' },
      { number: 9, column: 'address', text: 'Dlouhá 9' },
    ])
    expect(correction.faultCount).toBe(1)
    correction.edit([{ number: 4, column: 'address', text: 'Dlouhá 4' }])
    expect(correction.faultCount).toBe(0)
    model.send()
    expect(sent).toMatchObject([[{ cells: { address: 'Dlouhá 4' } }, { cells: { address: 'Dlouhá 9' } }]])
  })

  it('ignores a file when another one was chosen meanwhile', async () => {
    const { model, sent } = bulkWorld()
    const later = aSheet(goodRows(2))
    await Promise.all([model.choose([aSheet(goodRows(1))]), model.choose([later])])
    expect(sent).toEqual([later])
  })

  it('ignores other files while one is being sent', async () => {
    const { model, sent } = bulkWorld()
    await model.choose([aSheet(goodRows(1))])
    await model.choose([aSheet(goodRows(2))])
    expect(sent).toHaveLength(1)
    expect(model.state).toMatchObject({ kind: 'ready', step: 'sending' })
  })

  it('checks in parts, so that the page can render in between (BULK-27)', async () => {
    const { model, pauses, sent } = bulkWorld()
    await model.choose([aSheet(goodRows(10_000))])
    expect(sent).toHaveLength(1)
    expect(pauses()).toBeGreaterThan(20)
  })

  it('stops reading when the screen closes', async () => {
    const { leaveScreen, model, sent } = bulkWorld()
    const chosen = model.choose([aSheet(goodRows(1))])
    leaveScreen()
    await chosen
    expect(sent).toEqual([])
    expect(model.state.kind).toBe('asking')
  })
})

describe('BulkFileViewModel: what is left out of a file', () => {
  const HEADER = Object.values(BULK_HEADERS)
  const textsOf = (row: BulkCells) => BULK_COLUMNS.map((column) => row[column])

  it('is shown before a file without faults is sent: a column that is not understood', async () => {
    const { model, sent, understood } = bulkWorld()
    const [row] = goodRows(1)
    await model.choose([
      aWorkbook([
        [...HEADER, 'Colour'],
        [...textsOf(row!), 'red'],
      ]),
    ])
    expect(model.state).toMatchObject({ kind: 'correcting', understood: { leftOut: [{ header: 'Colour' }] } })
    expect(sent).toEqual([])
    model.send()
    expect(sent).toHaveLength(1)
    expect(understood).toMatchObject([{ leftOut: [{ header: 'Colour' }] }])
  })

  it('is a hidden row, until it is wanted; then it is marked and can be left out again', async () => {
    const { model, sent } = bulkWorld()
    const sheet = [HEADER, ...goodRows(3).map(textsOf)]
    await model.choose([aWorkbook(sheet, { hidden: [3] })])
    const { correction } = correctingOf(model)
    expect(correction.rows.map(({ number }) => number)).toEqual([2, 4])
    correction.takeLeftOut(true)
    expect(correction.rows.map(({ number }) => number)).toEqual([2, 3, 4])
    expect(correction.concernsAt(3)).toEqual([{ kind: 'row-hidden' }])
    correction.edit([{ number: 3, column: 'items', text: 'Roses' }])
    correction.remove([3])
    correction.takeLeftOut(false)
    expect(correction.rows.map(({ number }) => number)).toEqual([2, 4])
    correction.undo()
    expect(correction.rows.map(({ number }) => number)).toEqual([2, 4])
    correction.takeLeftOut(true)
    expect(correction.rowOf(3)?.row.cells.items).toBe('Roses')
    model.send()
    expect(sent).toMatchObject([[{ number: 2 }, { number: 3 }, { number: 4 }]])
  })

  it('is a row whose order is over, until it is wanted; then it is marked with its state', async () => {
    const { model, sent } = bulkWorld()
    const [one, other] = goodRows(2).map(textsOf)
    await model.choose([
      aWorkbook([
        [...HEADER, 'Status'],
        [...one!, 'Cancelled'],
        [...other!, 'New'],
      ]),
    ])
    const { correction } = correctingOf(model)
    expect(model.state).toMatchObject({ understood: { closedRows: 1, states: ['Cancelled'], leftOut: [] } })
    expect(correction.rows.map(({ number }) => number)).toEqual([3])
    correction.takeLeftOut(true)
    expect(correction.rows.map(({ number }) => number)).toEqual([2, 3])
    expect(correction.concernsAt(2)).toEqual([{ kind: 'row-closed', state: 'Cancelled' }])
    model.send()
    expect(sent).toMatchObject([[{ number: 2 }, { number: 3 }]])
  })

  it('is not sent with the file itself, which the service reads in the same way', async () => {
    const { model, sent } = bulkWorld()
    const file = aWorkbook([HEADER, ...goodRows(3).map(textsOf)], { hidden: [3] })
    await model.choose([file])
    model.send()
    expect(sent).toEqual([file])
  })

  it('goes with the result of a file that is sent at once', async () => {
    const { model, understood } = bulkWorld()
    await model.choose([aSheet(goodRows(1))])
    expect(understood).toMatchObject([{ sheet: 'Orders', headerRow: 1, leftOut: [], hiddenRows: 0 }])
  })

  it('includes a time without a day, which is sent with the day of today', async () => {
    const { model, sent } = bulkWorld()
    await model.choose([aSheet([aRow({ deliverAt: '18:00' })])])
    expect(sent).toMatchObject([[{ cells: { deliverAt: '2026-03-12 18:00' } }]])
  })
})

describe('BulkFileViewModel: correcting rows', () => {
  it.each(TWELVE)('marks a fault until it is corrected: %s', async (_, column, wrong, right) => {
    const { model, sent } = bulkWorld()
    await model.choose([deps(aRow({ [column]: wrong }))])
    const grid = correctingOf(model)
    expect(grid.correction.faultCount).toBe(1)
    expect(grid.active).toEqual({ number: 3, column })
    grid.begin(right)
    grid.commit()
    expect(grid.correction.faultCount).toBe(0)
    model.send()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject([{ number: 2 }, { number: 3, cells: { [column]: right } }, { number: 4 }])
  })

  it('corrects faults one by one, and undoes all corrections', async () => {
    const rows = TWELVE.map(([, column, wrong], index) => aRow({ address: `Dlouhá ${index}`, [column]: wrong }))
    const { grid, model } = await correcting(rows)
    const { correction } = grid
    expect(correction.faultCount).toBe(12)
    expect(correction.faultyRowCount).toBe(12)
    for (const [, column, , right] of TWELVE) {
      expect(grid.active?.column).toBe(column)
      grid.begin(right)
      grid.commit()
      grid.goToFault()
    }
    expect(correction.faultCount).toBe(0)
    expect(grid.announced).toEqual({ id: 'bulkfile-said-left', args: { count: 0 } })
    expect(model.isTyped).toBe(true)
    for (const [, column, wrong] of TWELVE.toReversed()) {
      grid.undo()
      expect(grid.active?.column).toBe(column)
      expect(grid.text).toBe(wrong)
    }
    expect(correction.faultCount).toBe(12)
    expect(model.isTyped).toBe(false)
    grid.undo()
    expect(correction.faultCount).toBe(12)
  })

  it('moves from fault to fault in both directions, wrapping around', async () => {
    const { grid } = await correcting([
      aRow({ customerName: '', itemValue: 'x' }),
      ...goodRows(1),
      aRow({ address: '' }),
    ])
    const walk = (direction: 'next' | 'previous') => {
      grid.goToFault(direction)
      return `${grid.active?.number} ${grid.active?.column}`
    }
    expect(grid.active).toEqual({ number: 2, column: 'customerName' })
    const round = ['2 customerName', '2 itemValue', '4 address', '2 customerName']
    expect(round.map(() => walk('next'))).toEqual(round)
    expect([walk('previous'), walk('previous')]).toEqual(['4 address', '2 itemValue'])
  })

  it('pastes a block as one change and ignores what lies outside the grid', async () => {
    const { grid } = await correcting([aRow({ customerName: '' }), ...goodRows(1)])
    grid.goTo({ number: 2, column: 'customerName' })
    grid.paste('Jana\t777 123 456\r\n"Eva\nMalá"\t777 123 457\r\nNobody\t1\r\n')
    const names = () => grid.correction.rows.map(({ row }) => [row.cells.customerName, row.cells.phoneNumber])
    expect(names()).toEqual([
      ['Jana', '777 123 456'],
      ['Eva Malá', '777 123 457'],
    ])
    expect(grid.announced).toEqual({ id: 'bulkfile-said-pasted', args: { count: 4 } })
    grid.undo()
    expect(names()[0]).toEqual(['', '602 000 001'])
    expect(grid.correction.isChanged).toBe(false)
  })

  it('fills all rows that have the same fault', async () => {
    const rows = goodRows(4).map((row, index) => ({ ...row, paymentType: index === 3 ? '' : 'card' }))
    const { grid, model } = await correcting(rows)
    expect(model.paymentTypes).toEqual(['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'])
    expect(grid.correction.sameFaults({ number: 2, column: 'paymentType' })).toEqual([2, 3, 4])
    grid.fill('CASH_ON_DELIVERY')
    expect(grid.correction.rows.map(({ row }) => row.cells.paymentType)).toEqual([
      'CASH_ON_DELIVERY',
      'CASH_ON_DELIVERY',
      'CASH_ON_DELIVERY',
      '',
    ])
    expect(grid.announced).toEqual({ id: 'bulkfile-said-filled', args: { count: 3 } })
    grid.undo()
    expect(grid.correction.faultCount).toBe(4)
  })

  it('filters rows with faults, which stay visible while they are corrected', async () => {
    const { grid } = await correcting([...goodRows(3), aRow({ customerName: '' }), aRow({ address: '' })])
    const { correction } = grid
    correction.toggleFaultyOnly()
    expect(correction.shown.map(({ number }) => number)).toEqual([5, 6])
    grid.begin('Jana')
    grid.commit()
    expect(correction.shown.map(({ number }) => number)).toEqual([5, 6])
    correction.toggleFaultyOnly()
    expect(correction.shown).toHaveLength(5)
  })

  it('shows faulty rows only while the rows are cards, unless a person has chosen', async () => {
    const { grid } = await correcting([...goodRows(3), aRow({ customerName: '' })])
    const { correction } = grid
    correction.proposeFaultyOnly(true)
    expect(correction.shown).toHaveLength(1)
    correction.proposeFaultyOnly(false)
    expect(correction.shown).toHaveLength(4)
    correction.toggleFaultyOnly()
    correction.proposeFaultyOnly(false)
    expect(correction.shown).toHaveLength(1)
    correction.toggleFaultyOnly()
    correction.proposeFaultyOnly(true)
    expect(correction.shown).toHaveLength(4)
  })

  it('shows all rows on cards too if none is faulty', async () => {
    const { grid } = await correcting([...goodRows(2), ...goodRows(2)])
    grid.correction.proposeFaultyOnly(true)
    expect([grid.correction.showsFaultyOnly, grid.correction.shown.length]).toEqual([false, 4])
  })

  it('removes rows and restores them in their place', async () => {
    const { grid } = await correcting([aRow({ customerName: '' }), ...goodRows(2)])
    grid.removeRow(2)
    expect(grid.correction.rows.map(({ number }) => number)).toEqual([3, 4])
    expect(grid.active).toEqual({ number: 3, column: 'customerName' })
    grid.undo()
    expect(grid.correction.rows.map(({ number }) => number)).toEqual([2, 3, 4])
  })

  it('warns about repeated rows, which are no fault, and removes them with one click', async () => {
    const { grid, model, sent } = await correcting([
      aRow(),
      aRow({ phoneNumber: '+420602000001' }),
      ...goodRows(1),
      aRow(),
    ])
    const { correction } = grid
    expect(correction.faultCount).toBe(0)
    expect(correction.concernCount).toBe(2)
    expect(correction.concernsAt(3)).toEqual([{ kind: 'repeats', row: 2 }])
    expect(correction.concernsAt(5)).toEqual([{ kind: 'repeats', row: 2 }])
    grid.removeRepeats()
    expect(correction.concernCount).toBe(0)
    model.send()
    expect(sent[0]).toMatchObject([{ number: 2 }, { number: 4 }])
  })

  it('warns about a high value, which does not prevent sending (VAL-18)', async () => {
    const { grid, model, sent } = await correcting([aRow({ itemValue: '5001' })])
    expect(grid.correction.concernsAt(2)).toEqual([{ kind: 'value-high' }])
    model.send()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toHaveProperty('name', 'orders.xlsx')
  })

  it('warns about rows that repeat an order of today, unless today’s orders are unknown (BULK-13)', async () => {
    const { customer, order } = anOrder()
    const location = { ...customer.location, address: ', , Štěpánská 61, 110 00 Praha' }
    const placed = anOrder({
      id: 'cz3000-today',
      customer: { ...customer, phoneNumber: '+420602000001', location },
      order: { ...order, amount: { minor: 250_00, currency: 'CZK' } },
    })
    const rows = [aRow({ customerName: '' })]
    const { grid } = await correcting(rows, { orders: [placed] })
    expect(grid.correction.concernsAt(2)).toEqual([{ kind: 'ordered-today', order: 'cz3000-today' }])
    expect(grid.correction.concernCount).toBe(1)
    const unknown = await correcting(rows, { orders: 'unknown' })
    expect(unknown.grid.correction.concernCount).toBe(0)
  })

  it('accepts a phone number with a leading apostrophe, typed or in the file (BULK-14)', async () => {
    const { grid } = await correcting([aRow({ phoneNumber: "'602 000 001", customerName: '' })])
    expect(grid.correction.rowOf(2)?.row.cells.phoneNumber).toBe('602 000 001')
    grid.write({ number: 2, column: 'phoneNumber' }, "'+420 777 123 456")
    expect(grid.correction.rowOf(2)?.row.cells.phoneNumber).toBe('+420 777 123 456')
    expect(grid.faultAt({ number: 2, column: 'phoneNumber' })).toBeUndefined()
  })

  it('explains too long and unreadable texts, and the formats of amount and time (BULK-14)', async () => {
    const { grid } = await correcting([
      aRow({ customerName: 'x'.repeat(256), items: 'so\0up', itemValue: '1,2505', deliverAt: 'soon' }),
    ])
    const at = (column: BulkColumn) => grid.faultAt({ number: 2, column })
    expect(at('customerName')).toEqual({ id: 'bulk-text-too-long', args: { most: 255 } })
    expect(at('items')).toEqual({ id: 'bulk-text-unreadable' })
    expect(at('itemValue')).toEqual({ id: 'request-amount-unreadable', args: { forms: '1250 / 1250,50' } })
    expect(at('deliverAt')).toEqual({
      id: 'bulk-time-unreadable',
      args: { forms: '24.11.2026 13:05 / 2026-11-24 13:05' },
    })
  })

  it('warns about a phone number that is possible but looks unusual, instead of sending it at once (VAL-07)', async () => {
    const { grid } = await correcting([aRow({ phoneNumber: '777123456/7' })])
    expect(grid.correction.concernsAt(2)).toEqual([{ kind: 'phone-unusual' }])
  })

  it('warns about a text that is only 0, as a formula gives for an empty cell (BULK-30)', async () => {
    const { grid } = await correcting([aRow({ unit: '0' }), aRow({ address: '' })])
    expect(grid.correction.concernCount).toBe(1)
    expect(grid.correction.concernsAt(2)).toEqual([{ kind: 'zero' }])
  })

  it('warns about a row that repeats another one after an edit', async () => {
    const { grid } = await correcting([aRow(), aRow({ address: '' })])
    expect(grid.correction.concernCount).toBe(0)
    grid.begin('štěpánská 61 praha')
    grid.commit()
    expect(grid.correction.concernsAt(3)).toEqual([{ kind: 'repeats', row: 2 }])
  })

  it('validates only the edited row of 10,000', async () => {
    const { grid } = await correcting([...goodRows(9_999), aRow({ customerName: '' })])
    const before = grid.correction.rows
    grid.begin('Jana')
    grid.commit()
    expect(grid.correction.rows.filter((row, index) => row !== before[index])).toHaveLength(1)
  })
})

describe('BulkFileViewModel: sending rows', () => {
  it('asks for confirmation if faults are left', async () => {
    const { model, sent } = await correcting([...goodRows(1), aRow({ customerName: '' })])
    model.send()
    expect(model.state).toMatchObject({ step: 'asked-to-send' })
    expect(sent).toEqual([])
    model.keepOn()
    expect(model.state).toMatchObject({ step: 'typing' })
    model.send()
    model.send()
    expect(model.state).toMatchObject({ step: 'sending' })
    expect(sent).toHaveLength(1)
    model.send()
    expect(sent).toHaveLength(1)
  })

  it('includes text that is typed but not committed', async () => {
    const { grid, model, sent } = await correcting([aRow({ customerName: '' })])
    grid.begin('Jana')
    model.send()
    expect(sent[0]).toMatchObject([{ cells: { customerName: 'Jana' } }])
  })

  it('keeps the rows and the undo history after a failed upload (BULK-10, BULK-22)', async () => {
    const { grid, model, sent } = await correcting([aRow({ customerName: '' })])
    grid.begin('Jana')
    model.send()
    model.uploadFailed()
    expect(model.state).toMatchObject({ kind: 'correcting', step: 'not-sent' })
    expect(correctingOf(model)).toBe(grid)
    expect(grid.text).toBe('Jana')
    model.send()
    expect(sent).toHaveLength(2)
    // The caller recognizes a retry by the identity of the object (CON-16).
    expect(sent[1]).toBe(sent[0])
    model.uploadFailed()
    grid.begin('Eva')
    model.send()
    expect(sent[2]).not.toBe(sent[0])
    model.uploadFailed()
    grid.undo()
    grid.undo()
    expect(grid.text).toBe('')
  })

  it('sends nothing if all rows were removed', async () => {
    const { grid, model, sent } = await correcting([aRow({ customerName: '' })])
    grid.removeRow(2)
    model.send()
    expect(sent).toEqual([])
    expect(grid.active).toBeUndefined()
  })
})

describe('BulkFileViewModel: unsaved corrections', () => {
  it('prevent a reload for a new build until nothing would be lost (BUILD-04)', async () => {
    const { grid, model, work } = await correcting([aRow({ customerName: '' })])
    expect(work.isUnderWay()).toBe(false)
    grid.begin('J')
    expect(work.isUnderWay()).toBe(true)
    grid.cancel()
    await expect.poll(work.isUnderWay).toBe(false)
    grid.begin('Jana')
    grid.commit()
    expect(work.isUnderWay()).toBe(true)
    model.uploaded()
    await expect.poll(work.isUnderWay).toBe(false)
  })

  it('do not prevent a reload after the screen closed', async () => {
    const { grid, leaveScreen, work } = await correcting([aRow({ customerName: '' })])
    grid.begin('Jana')
    leaveScreen()
    await expect.poll(work.isUnderWay).toBe(false)
  })

  it('are discarded for another file only after a confirmation', async () => {
    const { grid, model } = await correcting([aRow({ customerName: '' })])
    grid.begin('Jana')
    grid.commit()
    model.leave()
    expect(model.state).toMatchObject({ step: 'asked-to-leave' })
    model.keepOn()
    expect(grid.text).toBe('Jana')
    model.leave()
    model.leave()
    expect(model.state.kind).toBe('asking')
  })

  it('need no confirmation if nothing was corrected', async () => {
    const { model } = await correcting([aRow({ customerName: '' })])
    model.leave()
    expect(model.state.kind).toBe('asking')
  })
})
