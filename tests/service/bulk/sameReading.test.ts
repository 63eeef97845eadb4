import { writeXlsx } from 'hucre/xlsx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readByBoth } from '../../support/bothReaders.ts'
import { HEADERS, sheetOf, xlsxOf } from '../../support/bulkSheets.ts'
import { FIELD_FILES, fieldFile } from '../../support/fieldFiles.ts'
import { workbookFile, type FileCell } from '../../support/workbookFile.ts'

const TODAY = '2026-03-12'

const expectSame = (file: Buffer) => readByBoth(file, TODAY, 'HU')

describe('Portal and service (BULK-32)', () => {
  it.each(FIELD_FILES)('read %s alike', async (name) => {
    const isRead = Array.isArray(await expectSame(fieldFile(name)))
    expect(isRead).toBe(name !== '24-encrypted.xlsx')
  })

  it.each<readonly [string, () => Buffer | Promise<Buffer>]>([
    ['a file of a library', () => xlsxOf(sheetOf({}, { itemValue: '159.79999999999998' }))],
    [
      'numbers and dates of a library',
      () =>
        xlsxOf([
          HEADERS,
          [
            '',
            'Jana',
            777123456,
            'Dlouhá 3',
            4,
            '',
            '',
            '',
            159.79999999999998,
            'PAID',
            new Date(Date.UTC(2026, 2, 13, 12, 5)),
          ],
        ]),
    ],
    [
      'other columns',
      () =>
        xlsxOf([
          ['Name', 'Phone'],
          ['Jana', '777123456'],
        ]),
    ],
    [
      'a first and a last name',
      () =>
        xlsxOf([
          ['First name', 'Last name', 'Phone (Billing)', 'Address'],
          ['Anna', 'Nagy', '+36301234567', 'Fő utca 12'],
        ]),
    ],
    ['no rows', () => xlsxOf([HEADERS])],
    ['too many rows', () => xlsxOf([HEADERS, ...Array.from({ length: 10_001 }, () => ['', 'Jana'])])],
    ['a text', () => Buffer.from('Name;Phone;Address')],
    ['nothing', () => Buffer.alloc(0)],
    ['a truncated file', async () => (await xlsxOf(sheetOf({}))).subarray(0, 500)],
    [
      'several sheets',
      async () =>
        Buffer.from(
          await writeXlsx({
            sheets: [
              { name: 'About', rows: [['Read me']] },
              { name: 'Orders', rows: [...sheetOf({})].map((row) => [...row]) },
            ],
          }),
        ),
    ],
  ])('read %s alike', async (_, file) => {
    await expectSame(await file())
  })

  it('read any cell alike', async () => {
    const anyCell: fc.Arbitrary<FileCell> = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '?')),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.record({
        number: fc.oneof(fc.double({ min: 0, max: 60_000, noNaN: true }), fc.nat()),
        format: fc.constantFrom(
          '0.00',
          'h:mm',
          'd/m/yyyy',
          'yyyy-mm-dd hh:mm',
          '000',
          '0%',
          '"+"0',
          '[h]:mm',
          '0.00E+00',
        ),
      }),
      fc.constantFrom('#N/A', '#REF!').map((error) => ({ error })),
      fc.constantFrom(
        { formula: 'NOW()' },
        { formula: 'A1', result: '' },
        { formula: '1.1+158.7', result: 159.79999999999998 },
      ),
      fc.constant(null),
    )
    const anyRow = fc.array(anyCell, { minLength: 1, maxLength: HEADERS.length })
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 8 }), fc.nat(9), async (rows, hidden) => {
        const file = workbookFile([
          { name: 'Orders', rows: [HEADERS, ...rows], rowAttributes: { [hidden]: 'hidden="1"' } },
        ])
        await expectSame(file)
      }),
      { numRuns: 50 },
    )
  })
})
