import path from 'node:path'
import type { FormatData } from '../../src/domain/format/own/FormatData.ts'
import type { OwnFormatLocale } from '../../src/domain/format/ownFormats.ts'
import { HOUSE_FORMATS } from './houseFormats.ts'
import { readFormats } from './readFormats.ts'

/** The data of a language: that of CLDR, and our own where CLDR has none. */
export const formatDataOf = (locale: OwnFormatLocale): FormatData => {
  const { from = locale, ...own } = HOUSE_FORMATS[locale] ?? {}
  const read = readFormats(locale, from)
  return { ...read, ...own }
}

/** The folder of the written modules, one for each language. */
export const FORMATS_FOLDER = path.join(import.meta.dirname, '..', '..', 'src', 'domain', 'format', 'own', 'data')

/** The content of a module, before formatting. */
export const formatsModule = (
  locale: OwnFormatLocale,
): string => `// Written by \`npm run format\` from CLDR and build/formats/houseFormats.ts.
import type { FormatData } from '../FormatData.ts'

export const FORMATS: FormatData = ${JSON.stringify(formatDataOf(locale))}
`
