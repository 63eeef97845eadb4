import { zipOf } from './zipOf.ts'

const CELLS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A cell as a spreadsheet program saves it. */
export type FileCell =
  | string
  | number
  | null
  /** A number in a custom format, as '0.00' or 'h:mm'. */
  | { readonly number: number; readonly format: string }
  | { readonly text: string; readonly format: string }
  /** A text in a font that is struck through. */
  | { readonly struck: string }
  | { readonly error: string }
  /** The element itself. */
  | { readonly xml: string }
  /** A formula; without `result` it was never computed. */
  | { readonly formula: string; readonly result?: string | number }

export interface FileSheet {
  readonly name: string
  readonly state?: 'hidden' | 'veryHidden'
  readonly rows: ReadonlyArray<ReadonlyArray<FileCell>>
  /** Attributes of a row's element by its number, as `{ 2: 'hidden="1"' }`. */
  readonly rowAttributes?: Readonly<Record<number, string>>
  /** The elements of the columns, as `<col min="2" max="2" hidden="1"/>`. */
  readonly columns?: string
  /** Ranges of cells that are shown as one, as 'C2:C3'. */
  readonly merged?: ReadonlyArray<string>
  /** Whether zeros are shown as nothing. */
  readonly hidesZeros?: boolean
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** In the place of a format. */
const STRUCK = 'struck'
const FONTS = '<fonts><font><strike val="0"/></font><font><strike/></font></fonts>'

const cellXml = (cell: FileCell, styleOf: (format: string) => number): string => {
  if (cell === null) return '<c/>'
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if ('number' in cell) return `<c s="${styleOf(cell.format)}"><v>${cell.number}</v></c>`
  if ('text' in cell) return `<c s="${styleOf(cell.format)}" t="inlineStr"><is><t>${escapeXml(cell.text)}</t></is></c>`
  if ('struck' in cell) return `<c s="${styleOf(STRUCK)}" t="inlineStr"><is><t>${escapeXml(cell.struck)}</t></is></c>`
  if ('xml' in cell) return cell.xml
  if ('error' in cell) return `<c t="e"><v>${escapeXml(cell.error)}</v></c>`
  const formula = `<f>${escapeXml(cell.formula)}</f>`
  if (cell.result === undefined) return `<c>${formula}<v></v></c>`
  return typeof cell.result === 'string'
    ? `<c t="str">${formula}<v>${escapeXml(cell.result)}</v></c>`
    : `<c>${formula}<v>${cell.result}</v></c>`
}

const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`

/** Writes a workbook at the level of its XML, with what libraries do not write. */
export const workbookFile = (sheets: ReadonlyArray<FileSheet>, calculation = ''): Buffer => {
  const formats: Array<string> = []
  const styleOf = (format: string): number => {
    if (!formats.includes(format)) formats.push(format)
    return formats.indexOf(format) + 1
  }
  const parts = sheets.map(({ columns = '', hidesZeros = false, merged = [], rows, rowAttributes = {} }) => {
    const xml = rows.map(
      (cells, index) =>
        `<row r="${index + 1}" ${rowAttributes[index + 1] ?? ''}>${cells.map((cell) => cellXml(cell, styleOf)).join('')}</row>`,
    )
    const cols = columns === '' ? '' : `<cols>${columns}</cols>`
    const view = hidesZeros ? '<sheetViews><sheetView showZeros="0" workbookViewId="0"/></sheetViews>' : ''
    const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('')
    return `<worksheet xmlns="${CELLS}">${view}${cols}<sheetData>${xml.join('')}</sheetData>${merges === '' ? '' : `<mergeCells>${merges}</mergeCells>`}</worksheet>`
  })
  const named = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${index + 1}"/>`,
  )
  const codes = formats.map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escapeXml(format)}"/>`)
  const styles = formats.map((format, index) =>
    format === STRUCK ? '<xf numFmtId="0" fontId="1"/>' : `<xf numFmtId="${164 + index}" fontId="0"/>`,
  )
  return zipOf({
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${CELLS}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets>${calculation}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${sheets
      .map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`))
      .join('')}${relation('rId900', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${CELLS}"><numFmts>${codes.join('')}</numFmts>${FONTS}<cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(parts.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
  })
}
