// Prints the texts of a locale for the person who translates them: `npm run texts -- km`, or only some files of it:
// `npm run texts -- km order status`.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { translatedLocales } from './texts.ts'
import { endWithReader } from './endWithReader.ts'
import { textSheet, wordsOfGlossary } from './textSheet.ts'
import { FRAME_TEXTS, PAGE_ROWS } from '../src/ui/app/pages.ts'
import { isLocale, LOCALES } from '../src/domain/market/languages.ts'

endWithReader()

const root = path.join(import.meta.dirname, '..')
const [locale = '', ...files] = process.argv.slice(2)
if (!isLocale(locale)) {
  console.error(`Name a locale, one of ${LOCALES.join(', ')}. With texts are ${translatedLocales().join(', ')}.`)
  process.exit(1)
}

const read = (...parts: ReadonlyArray<string>) => {
  const file = path.join(root, ...parts)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The addresses of the pages that show a file of texts. */
const pagesOf = (file: string): ReadonlyArray<string> =>
  PAGE_ROWS.filter(({ kind, texts }) =>
    [...(kind === 'screen' ? FRAME_TEXTS : []), ...texts].some((text) => text === file),
  ).map(({ path: address }) => address)

const words = wordsOfGlossary(read('docs', 'glossary.md'), locale)
for (const name of readdirSync(path.join(root, 'locales', 'en'))) {
  const file = path.basename(name, '.ftl')
  if (files.length > 0 && !files.includes(file)) continue
  const pages = pagesOf(file)
  console.log(`\n### locales/${locale}/${name}: ${pages.join(' ') || 'mails, answers of the service, help centre'}`)
  for (const line of textSheet(read('locales', 'en', name), read('locales', locale, name), words)) console.log(line)
}
