import { crc32 } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it, vi } from 'vitest'
import { readBulkFile } from '../../../src/domain/bulk/bulkFile.ts'
import { readWorkbook } from '../../../src/domain/workbook/readWorkbook.ts'
import { xlsxOf } from '../../support/bulkSheets.ts'
import { zipOf } from '../../support/zipOf.ts'

const CELLS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const relations = (...all: ReadonlyArray<readonly [id: string, kind: string, target: string]>): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

interface Workbook {
  readonly sheet: string
  readonly workbook?: string
  readonly strings?: string
  readonly styles?: string
  readonly more?: Readonly<Record<string, string>>
}

/** A workbook from hand-written parts, each compressed. */
const workbookOf = ({ sheet, workbook, strings = '', styles = '', more = {} }: Workbook): Buffer =>
  zipOf({
    '_rels/.rels': relations(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml':
      workbook ??
      `<workbook xmlns="${CELLS}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', '/xl/sharedStrings.xml'],
      ['rId3', 'styles', 'styles.xml'],
      ['rId4', 'worksheet', 'worksheets/sheet2.xml'],
    ),
    'xl/worksheets/sheet1.xml': sheet,
    ...(strings !== '' && { 'xl/sharedStrings.xml': strings }),
    ...(styles !== '' && { 'xl/styles.xml': styles }),
    ...more,
  })

const sheetXml = (rows: string): string => `<worksheet xmlns="${CELLS}"><sheetData>${rows}</sheetData></worksheet>`

/** The texts of the first visible sheet, from the first filled row on. */
const readSheet = async (file: Buffer) => {
  const read = await readWorkbook(Uint8Array.from(file), () => true)
  return read.kind === 'read' ? { kind: read.kind, sheet: read.workbook.read[0]?.rows.map(({ cells }) => cells) } : read
}
const rowsOf = async (workbook: Workbook) => {
  const read = await readSheet(workbookOf(workbook))
  return read.kind === 'read' ? read.sheet : read
}

describe('readWorkbook', () => {
  it('returns cells as text: numbers without an exponent, moments in local time (API-30)', async () => {
    const moment = new Date(Date.UTC(2026, 2, 13, 12, 5))
    const file = await xlsxOf([
      ['Name', 420777123456, 12.5, true, moment, '=1+1'],
      ['Žofie 😀 \u200fعمر', 0.000001, -3, false, null, ' a\nb '],
    ])
    expect(await readSheet(file)).toEqual({
      kind: 'read',
      sheet: [
        ['Name', '420777123456', '12.5', 'TRUE', '2026-03-13 12:05', '=1+1'],
        ['Žofie 😀 \u200fعمر', '0.000001', '-3', 'FALSE', '', ' a\nb '],
      ],
    })
  })

  it.each([
    ['4.20777123456E11', '420777123456'],
    ['602000001', '602000001'],
    ['12.505', '12.5050'],
    ['0.30000000000000004', '0.3'],
    ['1E-7', '0.0000001'],
    ['250.50', '250.5'],
    ['no number', 'no number'],
  ])('formats %s as %s', async (value, text) => {
    expect(await rowsOf({ sheet: sheetXml(`<row r="1"><c r="A1"><v>${value}</v></c></row>`) })).toEqual([[text]])
  })

  it('detects moments by their format, in both date systems, and rounds to the digits of a format', async () => {
    const codes = ['d/m/yyyy hh:mm', '#,##0 "Kč dny"', '[h]:mm', '[Red]0.00', 'General', '@']
    const formats = codes.map(
      (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
    )
    const xfs = [0, 14, 22, ...codes.map((_, index) => 164 + index)].map((id) => `<xf numFmtId="${id}"/>`)
    const styles = `<styleSheet xmlns="${CELLS}"><numFmts>${formats.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`
    const cells = xfs.map((_, index) => `<c s="${index}"><v>46094.5034722</v></c>`).join('')
    const sheet = sheetXml(`<row r="1">${cells}</row>`)
    const [number, moment] = ['46094.5034722', '2026-03-13 12:05']
    expect(await rowsOf({ sheet, styles })).toEqual([
      [number, moment, moment, moment, '46095 Kč dny', moment, '46094.50', number, number],
    ])
    const workbook = `<workbook xmlns="${CELLS}" xmlns:r="${OFFICE}"><workbookPr date1904="1"/><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`
    expect(await rowsOf({ sheet: sheetXml(`<row r="1"><c s="1"><v>44632.5</v></c></row>`), styles, workbook })).toEqual(
      [['2026-03-13 12:00']],
    )
  })

  it.each([
    ['d/m/yyyy', '2026-12-02T00:00:00', '2026-12-02'],
    ['d/m/yyyy', '2026-12-02T13:15:00', '2026-12-02 13:15'],
    ['d/m/yyyy h:mm', '2026-12-02T13:15:00.000', '2026-12-02 13:15'],
    ['d/m/yyyy h:mm', '2026-12-02T00:00:00', '2026-12-02 00:00'],
    ['h:mm', '1899-12-30T13:15:00', '13:15'],
    ['h:mm', 'T13:15:00', '13:15'],
    ['General', '2026-12-02T00:00:00', '2026-12-02'],
  ])('reads a moment in ISO 8601 as its cell shows it: in %s %s as %s', async (format, value, text) => {
    const styles = `<styleSheet xmlns="${CELLS}"><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`
    const sheet = sheetXml(`<row r="1"><c r="A1" s="1" t="d"><v>${value}</v></c></row>`)
    expect(await rowsOf({ sheet, styles })).toEqual([[text]])
  })

  it('loses no text for the kind of its cell, and reads no result of a division by 0', async () => {
    const sheet = sheetXml(
      '<row><c><is><t>one</t></is></c><c t="str"><is><t>two</t></is></c><c t="inlineStr"><v>three</v></c>' +
        '<c><v>NaN</v></c><c><v>-Infinity</v></c></row>',
    )
    expect(await rowsOf({ sheet })).toEqual([['one', 'two', 'three', '#NUM!', '#NUM!']])
  })

  it('numbers a row without a number by its cells', async () => {
    const sheet = sheetXml(
      '<row><c r="B3" t="str"><v>a</v></c></row><row><c t="str"><v>b</v></c></row><row><c r="A9"><v>7</v></c></row>',
    )
    const read = await readWorkbook(Uint8Array.from(workbookOf({ sheet })), () => true)
    expect(read.kind === 'read' && read.workbook.read[0]?.rows).toEqual([
      { number: 3, cells: ['', 'a'] },
      { number: 4, cells: ['b'] },
      { number: 9, cells: ['7'] },
    ])
  })

  it.each([
    ['xl/worksheets/list 1.xml', 'worksheets\\list 1.xml'],
    ['xl\\Worksheets\\List 1.xml', 'worksheets/list%201.xml'],
    ['xl/worksheets/list%201.xml', 'worksheets/list 1.xml'],
    ['/xl/worksheets/100%.xml', '\\xl\\worksheets\\100%.xml'],
  ])('finds the part %s by the name %s', async (part, target) => {
    const file = zipOf({
      './_rels/.rels': relations(['rId1', 'officeDocument', '\\xl\\workbook.xml']),
      'xl/workbook.xml': `<workbook xmlns="${CELLS}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl\\_rels\\workbook.xml.rels': relations(['rId1', 'worksheet', target]),
      [part]: sheetXml('<row><c><v>7</v></c></row>'),
    })
    expect(await readSheet(file)).toEqual({ kind: 'read', sheet: [['7']] })
  })

  const RUN = (text: string, font = '') => `<r>${font}<t xml:space="preserve">${text}</t></r>`
  const [STRIKE, PLAIN] = ['<rPr><b/><strike/></rPr>', '<rPr><strike val="0"/></rPr>']

  it.each<readonly [string, boolean, string, string, boolean]>([
    ['is struck', false, RUN('602 111 222', STRIKE) + RUN(' 603 222 333'), '603 222 333', false],
    ['is struck, with its comma', false, RUN('Krátká 3', STRIKE) + RUN(', Praha', PLAIN), 'Praha', false],
    [
      'is struck in the middle',
      false,
      RUN('Krátká 3, ') + RUN('byt 4', STRIKE) + RUN(', Praha'),
      'Krátká 3, Praha',
      false,
    ],
    ['is struck in each run', false, RUN('602 ', STRIKE) + RUN('111', STRIKE), '602 111', true],
    ['is not', false, RUN('602 ', PLAIN) + RUN('111'), '602 111', false],
    ['is not in a cell that is', true, RUN('602 ') + RUN('603', PLAIN), '603', false],
    ['is bold in a cell that is struck', true, RUN('602 ') + RUN('603', STRIKE), '602 603', true],
    ['has no run in a cell that is struck', true, '<t>602</t>', '602', true],
  ])('leaves out what of a text %s (BULK-29)', async (_, isCellStruck, runs, text, isHidden) => {
    const styles = `<styleSheet xmlns="${CELLS}"><fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>`
    const strings = `<sst xmlns="${CELLS}"><si>${runs}</si></sst>`
    const style = isCellStruck ? 1 : 0
    for (const cell of [`<c t="s" s="${style}"><v>0</v></c>`, `<c t="inlineStr" s="${style}"><is>${runs}</is></c>`]) {
      const file = workbookOf({ sheet: sheetXml(`<row r="1">${cell}</row>`), strings, styles })
      const read = await readWorkbook(Uint8Array.from(file), () => true)
      expect(read.kind === 'read' && read.workbook.read[0]!.rows).toEqual([
        { number: 1, cells: [text], ...(isHidden && { isHidden }) },
      ])
    }
  })

  it('reads shared, rich, inline and computed texts without phonetic guides', async () => {
    const strings = `<sst xmlns="${CELLS}"><si><t>one</t></si><si><r><t>t</t></r><r><t xml:space="preserve">w o</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si></sst>`
    const sheet = sheetXml(
      `<row r="1"><c r="A1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>in_x000D_line_x0000_</t></is></c>` +
        `<c r="D1" t="str"><f>A1&amp;"x"</f><v>two x</v></c><c r="E1" t="s"/><c r="F1" t="s"><v></v></c><c r="G1" t="e"><v>#N/A</v></c></row>`,
    )
    expect(await rowsOf({ sheet, strings })).toEqual([['tw o', '', 'in\rline\0', 'two x', '', '', '#N/A']])
  })

  it('refuses a file that lacks a text of its cells', async () => {
    const sheet = sheetXml('<row r="1"><c t="s"><v>1</v></c></row>')
    const refused = { kind: 'unreadable', format: 'damaged' }
    expect(await rowsOf({ sheet, strings: `<sst xmlns="${CELLS}"><si><t>one</t></si></sst>` })).toEqual(refused)
    expect(await rowsOf({ sheet })).toEqual(refused)
  })

  it.each([
    ['escaped', 'Ja_x0000_na'],
    ['raw', 'Ja\0na'],
    ['as a decimal reference', 'Ja&#0;na'],
    ['as a hexadecimal reference', 'Ja&#x1;na'],
    ['that is another control character', 'Ja\u000bna'],
  ])('reads a NUL %s as an unreadable character (BULK-14)', async (_, written) => {
    const text = (value: string) => `<c t="str"><v>${value}</v></c>`
    const header = ['Customer name', 'Phone number', 'Address'].map(text).join('')
    const sheet = sheetXml(
      `<row r="1">${header}</row><row r="2">${['602', written, 'Dlouhá 3'].map(text).join('')}</row>`,
    )
    const read = await readWorkbook(Uint8Array.from(workbookOf({ sheet })), () => true)
    expect(read.kind === 'read' && readBulkFile(read.workbook)).toMatchObject({
      rows: [{ cells: { phoneNumber: 'Ja\ufffdna' } }],
    })
  })

  it("reads the workbook's first sheet, whatever its file name", async () => {
    const sheet = (text: string) => sheetXml(`<row r="1"><c t="str"><v>${text}</v></c></row>`)
    const workbook = `<workbook xmlns="${CELLS}" xmlns:r="${OFFICE}"><sheets><sheet name="b" sheetId="2" r:id="rId4"/><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`
    const more = { 'xl/worksheets/sheet2.xml': sheet('first') }
    expect(await rowsOf({ sheet: sheet('second'), workbook, more })).toEqual([['first']])
    const both = await writeXlsx({
      sheets: [
        { name: 'One', rows: [['one']] },
        { name: 'Two', rows: [['two']] },
      ],
    })
    expect(await readSheet(Buffer.from(both))).toEqual({ kind: 'read', sheet: [['one']] })
  })

  it('keeps the numbers of rows, and reports content behind the last column that is read', async () => {
    const sheet = sheetXml(
      `<row r="2"><c r="B2" t="str"><v>b</v></c><c r="XFD2" t="str"><v>far</v></c></row><row><c t="str"><v>c</v></c></row>` +
        `<row r="1048576"><c r="A1048576"><v>7</v></c></row>`,
    )
    expect(await readWorkbook(Uint8Array.from(workbookOf({ sheet })), () => true)).toMatchObject({
      workbook: {
        read: [
          {
            rows: [
              { number: 2, cells: ['', 'b'] },
              { number: 3, cells: ['c'] },
              { number: 1_048_576, cells: ['7'] },
            ],
            isTooWide: true,
          },
        ],
      },
    })
  })

  it('refuses merged cells that fill too many others', async () => {
    const first = `<row r="1"><c r="A1" t="str"><v>a</v></c></row>`
    const others = Array.from({ length: 19_999 }, () => '<row><c r="B1"><v>1</v></c></row>').join('')
    const sheet = (cells: string, merges: number) =>
      `<worksheet xmlns="${CELLS}"><sheetData>${first}${cells}</sheetData><mergeCells>${'<mergeCell ref="A1:A20000"/>'.repeat(merges)}</mergeCells></worksheet>`
    expect(await rowsOf({ sheet: sheet(others, 1_000) })).toEqual({ kind: 'too-big' })
    expect(await rowsOf({ sheet: sheet('', 100_001) })).toEqual({ kind: 'too-big' })
    expect(await rowsOf({ sheet: sheet('', 1_000) })).toEqual([['a']])
  })

  it('counts rows that are too many to keep (BULK-27, OP-05)', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => [`row ${index}`])
    const sheetIn = async (count: number) => {
      const read = await readWorkbook(Uint8Array.from(await xlsxOf(rows(count))), () => true)
      return read.kind === 'read' ? read.workbook.read[0] : undefined
    }
    expect(await sheetIn(10_002)).toMatchObject({ rows: { length: 10_002 }, more: 0 })
    expect(await sheetIn(20_011)).toMatchObject({ rows: { length: 20_000 }, more: 11 })
  })
})

describe('readWorkbook on other files', () => {
  const good = () => xlsxOf([['a']])
  const oleHeader = Buffer.from('d0cf11e0a1b11ae1', 'hex')

  it.each([
    ['nothing', 'damaged', () => Buffer.alloc(0)],
    ['text (BULK-03)', 'csv', () => Buffer.from('Customer name;Phone\nKarel;602')],
    ['a text with the end of DOS', 'csv', () => Buffer.from('Name;Phone\r\nKarel;602\r\n\f\u001a')],
    ['a text in ISO-2022-JP', 'csv', () => Buffer.from('\u001b$B;aL>\u001b(B,tel\r\n')],
    ['a document in PDF', 'other', () => Buffer.from('%PDF-1.7\nCustomer name')],
    ['a document in RTF', 'other', () => Buffer.from(String.raw`{\rtf1\ansi Customer name}`)],
    ['an encrypted workbook (BULK-03)', 'password', () => Buffer.concat([oleHeader, Buffer.alloc(4_096)])],
    ['another ZIP archive', 'other', () => zipOf({ 'readme.txt': 'hello' })],
    [
      'a text document',
      'other',
      () => zipOf({ '_rels/.rels': relations(['rId1', 'officeDocument', 'word/document.xml']) }),
    ],
    ['a truncated spreadsheet', 'damaged', async () => (await good()).subarray(0, 600)],
    [
      'a spreadsheet with a changed digit',
      'damaged',
      () => {
        const file = workbookOf({ sheet: sheetXml('<row><c><v>777123456</v></c></row>') })
        const [sum, other] = [Buffer.alloc(4), Buffer.alloc(4)]
        sum.writeUInt32LE(crc32(sheetXml('<row><c><v>777123456</v></c></row>')))
        other.writeUInt32LE(crc32(sheetXml('<row><c><v>777123457</v></c></row>')))
        for (let at = file.indexOf(sum); at >= 0; at = file.indexOf(sum, at + 1)) other.copy(file, at)
        return file
      },
    ],
    ['broken XML', 'damaged', () => workbookOf({ sheet: '<worksheet><sheetData><row>' })],
    ['a part that is not XML', 'damaged', () => workbookOf({ sheet: 'a & b' })],
    [
      'rows in descending order',
      'damaged',
      () => workbookOf({ sheet: sheetXml(`<row r="9"><c><v>1</v></c></row><row r="3"/>`) }),
    ],
    [
      'a row beyond the last',
      'damaged',
      () => workbookOf({ sheet: sheetXml(`<row r="99999999"><c><v>1</v></c></row>`) }),
    ],
    ['endlessly nested elements', 'damaged', () => workbookOf({ sheet: '<a>'.repeat(100_000) })],
    [
      'too many attributes',
      'damaged',
      () => workbookOf({ sheet: `<a ${Array.from({ length: 9_999 }, (_, i) => `b${i}=""`).join(' ')}/>` }),
    ],
    [
      'a document type with entities',
      'damaged',
      () =>
        workbookOf({
          sheet: `<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c SYSTEM "file:///etc/passwd">]>${sheetXml('<row r="1"><c t="str"><v>&b;&c;</v></c></row>')}`,
        }),
    ],
  ])('refuses %s as %s', async (_, format, file) => {
    expect(await readSheet(await file())).toEqual({ kind: 'unreadable', format })
  })

  it('refuses a zip bomb before unpacking it', async () => {
    const bomb = workbookOf({ sheet: sheetXml(' '.repeat(150 * 1024 * 1024)) })
    expect(bomb.length).toBeLessThan(1_000_000)
    const unpacking = vi.spyOn(globalThis, 'DecompressionStream')
    expect(await readSheet(bomb)).toEqual({ kind: 'too-big' })
    expect(unpacking).not.toHaveBeenCalled()
    expect(await readSheet(workbookOf({ sheet: sheetXml('') }))).not.toEqual({ kind: 'too-big' })
    expect(unpacking).toHaveBeenCalled()
    unpacking.mockRestore()
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`${index}.xml`, '']))
    expect(await readSheet(zipOf(many))).toEqual({ kind: 'too-big' })
  })

  it('refuses a zip bomb with a forged size while unpacking it', async () => {
    const content = Buffer.from(sheetXml(' '.repeat(3 * 1024 * 1024)))
    const file = workbookOf({ sheet: content.toString() })
    const [real, told] = [Buffer.alloc(4), Buffer.alloc(4)]
    real.writeUInt32LE(content.length)
    told.writeUInt32LE(1_000)
    for (let at = file.indexOf(real); at >= 0; at = file.indexOf(real, at + 1)) told.copy(file, at)
    expect(await readSheet(file)).toEqual({ kind: 'unreadable', format: 'damaged' })
  })

  it('refuses a shared string that fills too many cells', async () => {
    const strings = `<sst xmlns="${CELLS}"><si><t>${Array.from({ length: 32_000 }, (_, i) => String.fromCharCode(97 + ((i * i) % 26))).join('')}</t></si></sst>`
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(11)}</row>`
    expect(await rowsOf({ sheet: sheetXml(row.repeat(100)), strings })).toEqual({ kind: 'too-big' })
  })
})
