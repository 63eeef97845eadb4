import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Files that trim what no person types: settings, headers, files of the repository, names of the platform. */
const MACHINE_TEXTS: ReadonlyArray<string> = [
  'service/base/databaseUrls.ts',
  'service/base/deploymentsFile.ts',
  'service/base/settings.ts',
  'service/geolocator/gazetteer.ts',
  'service/http/knownHost.ts',
  'service/http/siteOrigin.ts',
  'service/http/wantedLanguages.ts',
  'service/sql/embedded/embeddedPostgres.ts',
  'service/sql/embedded/server.ts',
  'service/sql/embedded/systemUser.ts',
  'src/domain/format/own/makeFormats.ts',
  'src/domain/history/phoneAsText.ts',
  'src/domain/market/languages.ts',
  'src/domain/payment/availablePaymentMethods.ts',
  'src/domain/payment/onlinePayment.ts',
  'src/domain/reading/messageName.ts',
  'src/domain/request/itemValue.ts',
  // The readers of workbooks keep a cell as it was typed; the rules of a row trim its cells.
  'src/domain/bulk/cellAsTyped.ts',
  'src/domain/workbook/brokenCell.ts',
  'src/domain/workbook/cellText.ts',
  'src/domain/workbook/otherFormat.ts',
  'src/domain/workbook/readWorkbook.ts',
  'src/domain/workbook/writtenCell.ts',
]

const ROOMS = ['src/domain', 'src/application', 'src/ui', 'service']
const TRIM = /\.\s*trim(?:Start|End|Left|Right)?\s*\(/

/** The sources that call `trim()`, which keeps zero-width spaces and fillers; `trimText` removes them (ADR 112). */
const trimming = (sources: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  Object.keys(sources).filter((file) => TRIM.test(sources[file] ?? ''))

const sources = () =>
  Object.fromEntries(
    ROOMS.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`)).map((file) => [file, readFileSync(file, 'utf8')]),
  )

describe('texts that people write', () => {
  it('are trimmed by one rule, never with trim()', () => {
    expect(trimming(sources()).filter((file) => !MACHINE_TEXTS.includes(file))).toEqual([])
  })

  it('are not excepted for longer than needed', () => {
    expect(MACHINE_TEXTS.filter((file) => !trimming(sources()).includes(file))).toEqual([])
  })

  it.each(['name.trim() === ""', 'name\n    .trim()\n', 'name?.trimEnd()', 'texts.map((text) => text.trimStart())'])(
    'are found where trim() is called: %j',
    (planted) => {
      expect(trimming({ 'src/ui/planted.ts': `const planted = ${planted}` })).toEqual(['src/ui/planted.ts'])
    },
  )

  it('may be trimmed by the rule', () => {
    expect(trimming({ 'src/ui/fine.ts': 'trimText(name); trimCells(row)' })).toEqual([])
  })
})
