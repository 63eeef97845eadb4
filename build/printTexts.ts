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

const known = readdirSync(path.join(root, 'locales', 'en')).map((name) => path.basename(name, '.ftl'))
const unknown = files.filter((file) => !known.includes(file))
if (unknown.length > 0) {
  console.error(`There is no file of texts ${unknown.join(', ')}: choose among ${known.join(', ')}.`)
  process.exit(1)
}

const read = (...parts: ReadonlyArray<string>) => {
  const file = path.join(root, ...parts)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** What the service writes by itself. */
const OF_THE_SERVICE: Readonly<Record<string, string>> = {
  bank: 'the bank of the demo',
  helpcentre: 'help centre',
  mail: 'mails',
}

/** Where people see a file of texts: the addresses of the pages that bring it, or dialogs, which load all texts. */
const whereShown = (file: string): string => {
  const pages = PAGE_ROWS.filter(({ kind, texts }) =>
    [...(kind === 'screen' ? FRAME_TEXTS : []), ...texts].some((text) => text === file),
  )
  return [...new Set(pages.map(({ path: address }) => address))].join(' ') || (OF_THE_SERVICE[file] ?? 'dialogs')
}

const words = wordsOfGlossary(read('docs', 'glossary.md'), locale)
for (const file of known) {
  if (files.length > 0 && !files.includes(file)) continue
  const name = `${file}.ftl`
  console.log(`\n### locales/${locale}/${name}: ${whereShown(file)}`)
  for (const line of textSheet(read('locales', 'en', name), read('locales', locale, name), words)) console.log(line)
}
