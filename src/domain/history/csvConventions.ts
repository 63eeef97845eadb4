import type { Country } from '../market/countries.ts'
import { conventionsOf, type WritingConventions } from '../market/writingConventions.ts'

export const CSV_SEPARATORS = [';', ',', '\t'] as const
export type CsvSeparator = (typeof CSV_SEPARATORS)[number]

/** How a CSV file is written: it does not say so itself, a reader assumes what is usual where it runs. */
export interface CsvConventions {
  readonly separator: CsvSeparator
  readonly decimalMark: WritingConventions['decimalMark']
  /** By it Excel reads the file as UTF-8; some other programs take it for a part of the first header. */
  readonly byteOrderMark: boolean
}

/** What spreadsheets of the country read without questions: with a decimal comma, columns are parted by semicolons (OP-25). */
export const usualCsv = (country: Pick<Country, 'code'>): CsvConventions => {
  const { decimalMark } = conventionsOf(country)
  return { separator: decimalMark === ',' ? ';' : ',', decimalMark, byteOrderMark: true }
}
