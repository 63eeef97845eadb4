/** Characters of a cell as spreadsheets copy it: in quotation marks, which are doubled within, or none of them. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y

/**
 * The cells of a block copied from a spreadsheet, by rows: tabs stand between cells, line ends between rows and behind
 * the last. Lines within a cell become one.
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

/** Begins with a quotation mark that is a mark and nothing else: 5" pipes. */
const plainCell = (text: string, from: number): ReadonlyArray<string> & { readonly 0: string } => {
  const [, written = '', end = ''] = /^([^\t\r\n]*)(\t|\r\n|\r|\n|$)/.exec(text.slice(from)) ?? []
  return [written + end, '', written, end]
}
