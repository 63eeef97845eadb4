import type { Country } from '../market/countries.ts'
import { conventionsOf, type WritingConventions } from '../market/writingConventions.ts'

export const CSV_SEPARATORS = [';', ',', '\t'] as const
export type CsvSeparator = (typeof CSV_SEPARATORS)[number]

/** How to write a CSV file. The file itself does not declare it; readers assume the local convention. */
export interface CsvConventions {
  readonly separator: CsvSeparator
  readonly decimalMark: WritingConventions['decimalMark']
  /** With it, Excel reads the file as UTF-8; some other programs read it as part of the first header. */
  readonly byteOrderMark: boolean
}

/**
 * The conventions that spreadsheets of the country open without asking: semicolons separate the columns where the
 * decimal mark is a comma (OP-25).
 */
export const usualCsv = (country: Pick<Country, 'code'>): CsvConventions => {
  const { decimalMark } = conventionsOf(country)
  return { separator: decimalMark === ',' ? ';' : ',', decimalMark, byteOrderMark: true }
}
