/** A cell as spreadsheets copy it: either in quotation marks, with inner marks doubled, or without any. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y

/**
 * Reads a block copied from a spreadsheet into rows of cells. Tabs separate cells; line ends separate rows and may
 * follow the last one. Line breaks and tabs within a cell become a space.
 */
export const readPastedBlock = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: Array<Array<string>> = []
  let row: Array<string> = []
  const cell = new RegExp(CELL)
  while (cell.lastIndex < text.length) {
    const from = cell.lastIndex
    const found = cell.exec(text) ?? plainCell(text, from)
    cell.lastIndex = from + found[0].length
    row.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').replaceAll(/[\r\n\t]+/g, ' ').trim())
    if (found[3] === '\t') {
      if (cell.lastIndex === text.length) row.push('')
      continue
    }
    rows.push(row)
    row = []
  }
  return row.length > 0 ? [...rows, row] : rows
}

/** Reads a cell that starts with a literal quotation mark, such as `5" pipes`. */
const plainCell = (text: string, from: number): ReadonlyArray<string> & { readonly 0: string } => {
  const [, written = '', end = ''] = /^([^\t\r\n]*)(\t|\r\n|\r|\n|$)/.exec(text.slice(from)) ?? []
  return [written + end, '', written, end]
}
