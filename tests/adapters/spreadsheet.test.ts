import { Effect } from 'effect'
import fc from 'fast-check'
import { readXlsx as readWithLibrary } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { sheetBytes } from '../../src/adapters/spreadsheet/sheetBytes.ts'
import type { SheetAnswer } from '../../src/adapters/spreadsheet/sheetMessages.ts'
import { makeWorkerSpreadsheetWriter } from '../../src/adapters/spreadsheet/WorkerSpreadsheetWriter.ts'
import type { Sheet } from '../../src/application/ports/SpreadsheetWriter.ts'
import type { Row } from '../../src/domain/history/cell.ts'
import { CSV_SEPARATORS, usualCsv, type CsvConventions } from '../../src/domain/history/csvConventions.ts'
import type { ExportFormat } from '../../src/domain/history/exportFile.ts'
import { formulaSafe, formulaSafeInPieces } from '../../src/domain/history/formulaSafety.ts'
import { columnsOf, rowMaker } from '../../src/domain/history/historyColumns.ts'
import { COUNTRIES, type CurrencyCode } from '../../src/domain/market/countries.ts'
import { aHistory, anOrder } from '../support/anOrder.ts'
import { historyWords } from '../support/historyWords.ts'
import { readCsv } from '../support/readCsv.ts'
import { readXlsx } from '../support/readXlsx.ts'

const sheetOf = (format: ExportFormat, currency: CurrencyCode = 'CZK', csv = usualCsv(COUNTRIES.SG)): Sheet => ({
  format,
  csv,
  name: 'Orders',
  columns: columnsOf(historyWords(), currency),
})
const bytesOf = async (sheet: Sheet, rows: ReadonlyArray<Row>): Promise<Buffer> => {
  async function* fed() {
    yield* rows
  }
  return Buffer.from(
    await new Response(sheetBytes(sheet, fed()) as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
  )
}
const csvOf = async (rows: ReadonlyArray<Row>) =>
  readCsv((await bytesOf(sheetOf('csv'), rows)).toString('utf8').slice(1))
const xlsxOf = async (rows: ReadonlyArray<Row>, sheet = sheetOf('xlsx')) => readXlsx(await bytesOf(sheet, rows))

const TRIGGERS = ['=', '+', '-', '@', '\t', '\r']
const rowOf = rowMaker(historyWords(), COUNTRIES.CZ)
const DELIVERED = anOrder({
  status: 'DELIVERED',
  statusHistory: aHistory(['NEW', 0], ['DELIVERED', 31]),
  rider: { name: 'Marek Dostál', phoneNumber: '' },
  voucher: { code: 'TENTH', type: 'PERCENTAGE', percent: 10 },
})

/** An order with `text` in every field that a user may have typed. */
const saying = (text: string) => {
  const { customer } = anOrder()
  return anOrder({
    id: text,
    vendorId: text,
    customer: { ...customer, name: text, phoneNumber: text, location: { ...customer.location, address: text } },
  })
}

describe('CSV export', () => {
  it('is UTF-8 with a byte order mark and the line ends of RFC 4180 (OP-25)', async () => {
    const text = (await bytesOf(sheetOf('csv'), [rowOf(anOrder())])).toString('utf8')
    expect(text.startsWith('\ufeff(order-id),(created),')).toBe(true)
    expect(text.split('\r\n')).toHaveLength(2)
  })

  it('writes times, amounts and phone numbers that no reader alters (OP-25)', async () => {
    const [, row] = await csvOf([rowOf(DELIVERED)])
    expect(row).toEqual([
      'pekarna-u-mostu-7f3k2',
      '2026-03-13 12:00',
      'is DELIVERED',
      'Jana Nováková',
      '(+420) 777 123 456',
      'Vinohradská 12, Dům U Zlaté studny, 4, Praha',
      '459.00',
      'cash',
      '89.00',
      '2026-03-13 12:31',
      '31',
      'Marek Dostál',
      'TENTH',
      'pekarna-u-mostu',
    ])
  })

  it('follows the conventions of the country: semicolons and decimal commas in Czechia (OP-25)', async () => {
    const sheet = sheetOf('csv', 'CZK', usualCsv(COUNTRIES.CZ))
    const text = (await bytesOf(sheet, [rowOf(anOrder())])).toString('utf8')
    expect(text.startsWith('\ufeff(order-id);(created);')).toBe(true)
    const row = readCsv(text.slice(1), ';')[1]
    expect([row?.[4], row?.[6], row?.[8]]).toEqual(['(+420) 777 123 456', '459,00', '89,00'])
    // Unquoted, so that a spreadsheet reads it as a number.
    expect(text).toContain(';459,00;')
  })

  it('writes a byte order mark only when it is configured (OP-25)', async () => {
    const csv: CsvConventions = { separator: '\t', decimalMark: '.', byteOrderMark: false }
    expect((await bytesOf(sheetOf('csv', 'CZK', csv), [])).toString('utf8').startsWith('(order-id)\t')).toBe(true)
  })

  it('never begins a formula, even for a reader with another separator (OP-25)', async () => {
    const text = 'a,=1;+2\t-3'
    for (const separator of CSV_SEPARATORS) {
      const csv: CsvConventions = { separator, decimalMark: '.', byteOrderMark: true }
      const written = (await bytesOf(sheetOf('csv', 'CZK', csv), [[{ kind: 'text', text }]])).toString('utf8')
      const cell = readCsv(written.slice(1), separator)[1]?.[0] ?? ''
      const others = CSV_SEPARATORS.filter((other) => other !== separator)
      for (const other of others) for (const piece of cell.split(other)) expect(piece).not.toMatch(/^[=+@-]/)
    }
  })

  it('round-trips any text with any separator through another reader (OP-25, X5)', async () => {
    const anyTexts = fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(anyTexts, fc.constantFrom(...CSV_SEPARATORS), async (texts, separator) => {
        const rows = texts.map((text): Row => [
          { kind: 'text', text },
          { kind: 'text', text: 'end' },
        ])
        const sheet = sheetOf('csv', 'CZK', { separator, decimalMark: ',', byteOrderMark: true })
        const read = readCsv((await bytesOf(sheet, rows)).toString('utf8').slice(1), separator)
        expect(read.slice(1)).toEqual(texts.map((text) => [formulaSafeInPieces(text, separator), 'end']))
      }),
    )
  })
})

describe('XLSX export', () => {
  it('writes typed cells: text as text, numbers in the country’s format, times with date and time of day (OP-25)', async () => {
    const { rows, sheetName } = await xlsxOf([rowOf(DELIVERED)])
    const text = (value: string) => ({ type: 'inlineStr', value, isFormula: false, format: '@' })
    const number = (value: string, format: string) => ({ type: 'n', value, isFormula: false, format })
    expect(sheetName).toBe('Orders')
    expect(rows[1]).toEqual([
      text('pekarna-u-mostu-7f3k2'),
      number('46094.5', 'yyyy-mm-dd hh:mm'),
      text('is DELIVERED'),
      text('Jana Nováková'),
      text('+420 777 123 456'),
      text('Vinohradská 12, Dům U Zlaté studny, 4, Praha'),
      number('459', '#,##0.00'),
      text('cash'),
      number('89', '#,##0.00'),
      number(expect.stringMatching(/^46094\.52152/), 'yyyy-mm-dd hh:mm'),
      number('31', '0'),
      text('Marek Dostál'),
      text('TENTH'),
      text('pekarna-u-mostu'),
    ])
  })

  it.each([
    ['JPY', '1200', /#,##0$|built-in 3$/],
    ['KWD', '1.2', /#,##0\.000$/],
  ] as const)('uses the decimals of %s (COUNTRY-08)', async (currency, value, format) => {
    const cell = (
      await xlsxOf([rowOf(anOrder({ deliveryFee: { minor: 1_200, currency } }))], sheetOf('xlsx', currency))
    ).rows[1]?.[8]
    expect(cell?.value).toBe(value)
    expect(cell?.format).toMatch(format)
  })

  it('round-trips any text through two readers (OP-25, X5)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 20 }), async (texts) => {
        const rows = texts.map((text): Row => [
          { kind: 'text', text },
          { kind: 'text', text: 'end' },
        ])
        const bytes = await bytesOf(sheetOf('xlsx'), rows)
        const meant = texts.map((text) => [formulaSafe(text), 'end'])
        expect(
          readXlsx(bytes)
            .rows.slice(1)
            .map((row) => Array.from(row, (cell) => cell?.value ?? '')),
        ).toEqual(meant)
        const [sheet] = (await readWithLibrary(bytes)).sheets
        expect(sheet?.rows.slice(1).map((row) => [row[0] ?? '', row[1]])).toEqual(meant)
      }),
      { numRuns: 30 },
    )
  })

  it('keeps a text that looks like an escape sequence of the format (OP-25)', async () => {
    const { rows } = await xlsxOf([[{ kind: 'text', text: 'a_x0041_b _x003D_1' }]])
    expect(rows[1]?.[0]?.value).toBe('a_x0041_b _x003D_1')
  })

  it('turns any name into a sheet name that Excel accepts', async () => {
    const named = async (name: string) => (await xlsxOf([], { ...sheetOf('xlsx'), name })).sheetName
    expect([await named("Sales: 1/2 [March]'s"), await named('   '), (await named('x'.repeat(60))).length]).toEqual([
      'Sales  1 2  March  s',
      'Sheet',
      31,
    ])
  })
})

describe('spreadsheet columns', () => {
  it.each(TRIGGERS.map((trigger) => [JSON.stringify(trigger), trigger] as const))(
    'neutralize texts that begin with %s (OP-25, X5)',
    async (_, trigger) => {
      const rows = [rowOf(saying(`${trigger}1+1`)), rowOf(saying(`${trigger}cmd|' /C calc'!A0`))]
      for (const cell of (await csvOf(rows)).flat()) expect(TRIGGERS).not.toContain(cell[0])
      const cells = (await xlsxOf(rows)).rows.flat()
      expect(cells.filter((cell) => cell?.isFormula !== false)).toEqual([])
      const texts = cells.filter((cell) => cell?.type !== 'n').map((cell) => cell?.value ?? '')
      expect(texts.filter((text) => TRIGGERS.includes(text.charAt(0)))).toEqual([])
    },
  )

  it('neutralize formulas for a reader that splits at semicolons (OP-25)', async () => {
    const [, row] = await csvOf([rowOf(saying('Jana;=1+1'))])
    expect(row?.filter((cell) => cell.includes(';='))).toEqual([])
  })
})

describe('WorkerSpreadsheetWriter', () => {
  const opened = (listen: (answered: (answer: SheetAnswer) => void, failed: (cause: unknown) => void) => void) => {
    const ended: Array<string> = []
    const writer = makeWorkerSpreadsheetWriter(() => ({ ask: () => undefined, listen, end: () => ended.push('ended') }))
    return { ended, failure: Effect.runPromise(Effect.flip(Effect.scoped(writer.open(sheetOf('csv'))))) }
  }

  it('fails and ends the worker when its code cannot be loaded', async () => {
    const { ended, failure } = opened((_, failed) => queueMicrotask(() => failed('no script')))
    expect(await failure).toMatchObject({ _tag: 'SpreadsheetFailed', cause: 'no script' })
    expect(ended).toEqual(['ended'])
  })

  it('fails when the worker reports a failure', async () => {
    const { failure } = opened((answered) => queueMicrotask(() => answered({ kind: 'failed', reason: 'no room' })))
    expect(await failure).toMatchObject({ _tag: 'SpreadsheetFailed', cause: 'no room' })
  })

  it('fails when the browser has no workers', async () => {
    const writer = makeWorkerSpreadsheetWriter(() => {
      throw new Error('not here')
    })
    expect(await Effect.runPromise(Effect.flip(Effect.scoped(writer.open(sheetOf('csv')))))).toMatchObject({
      _tag: 'SpreadsheetFailed',
    })
  })
})
