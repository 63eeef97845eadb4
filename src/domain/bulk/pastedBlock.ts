import { trimText } from '../text/blank.ts'

/** A cell as spreadsheets copy it: either in quotation marks, with inner marks doubled, or without any. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy

/**
 * Reads a block copied from a spreadsheet into rows of cells. Tabs separate cells; line ends separate rows and may
 * follow the last one. Line breaks and tabs within a cell become a space.
 */
export const readPastedBlock = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: Array<Array<string>> = []
  let row: Array<string> = []
  for (const [written, quoted, plain = '', end] of text.matchAll(CELL)) {
    // The pattern also matches the empty rest behind the last row.
    if (written === '' && row.length === 0) break
    row.push(trimText((quoted?.replaceAll('""', '"') ?? plain).replaceAll(/[\r\n\t]+/g, ' ')))
    if (end === '\t') continue
    rows.push(row)
    row = []
  }
  return rows
}
