import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR } from '../../../src/domain/instant.ts'
import { DEPLOYMENTS, deploymentOf } from '../../../src/domain/market/deployments.ts'
import { EXAMPLE_WORDS } from '../../../service/bulk/exampleWords.ts'
import { readOrders } from '../../../service/bulk/readOrders.ts'
import { sheetNames, templateNotes } from '../../../service/bulk/templateNotes.ts'
import { LOCALES } from '../../../src/domain/market/languages.ts'
import { HEADERS } from '../../support/bulkSheets.ts'
import { bulkVisit } from '../../support/bulkVisit.ts'
import { readXlsx } from '../../support/readXlsx.ts'
import { startService, type ServiceInProcess } from '../../support/serviceInProcess.ts'
import { CZ, vendorJson } from '../../support/smallWorld.ts'
import { judgedExamples, sheetNumbered } from '../../support/templateSheets.ts'
import { workbookFile } from '../../support/workbookFile.ts'

let service: ServiceInProcess
beforeAll(async () => {
  service = await startService()
  await service.deps.stores.settings.setFlag(CZ, 'BulkOrderUpload', true)
})
afterAll(() => service.close())

describe('GET /bulk-job/example-file', () => {
  it('has a frozen header and cells formatted as text (API-31, BULK-18)', async () => {
    const anna = await bulkVisit(service)
    const answer = await anna.template()
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const { rows, sheetName } = readXlsx(answer.bytes)
    expect(sheetName).toBe('Objednávky')
    expect(await readOrders(answer.bytes.toString('base64'), '2026-11-30')).toMatchObject({ code: 'BULK_NO_ROWS' })
    expect(rows[0]?.map((cell) => cell?.format)).toEqual(HEADERS.map(() => '@'))
    expect(rows[1_000]?.map((cell) => [cell?.value, cell?.format])).toEqual(HEADERS.map(() => ['', '@']))
    expect(await sheetNumbered(answer.bytes, 0)).toEqual([HEADERS])
    const about = await sheetNumbered(answer.bytes, 2)
    expect(about.slice(1, 12).map(([column]) => column)).toEqual(HEADERS)
    expect(about.find(([column]) => column === 'Deliver at')?.[2]).toContain('Europe/Prague')
  })

  it.each(LOCALES)('names its sheets in %s, and the examples are known by that name (BULK-18)', async (locale) => {
    const { orders, example, columns } = sheetNames(deploymentOf(CZ)!, locale)
    expect(new Set([orders, example, columns]).size).toBe(3)
    expect(example === 'Example').toBe(locale === 'en')
    const row = ['Jana Nová', '777123456', 'Dlouhá 12, Praha']
    const file = workbookFile([
      { name: orders, rows: [HEADERS.slice(1, 4)] },
      { name: example, rows: [HEADERS.slice(1, 4), row] },
    ])
    expect(await readOrders(file.toString('base64'), '2026-11-30')).toMatchObject({ code: 'BULK_NO_ROWS' })
  })

  it.each(DEPLOYMENTS)('has examples in the letters of $id (API-31)', ({ country }) => {
    const { script } = new Intl.Locale(country.defaultLocale).maximize()
    const { customers, items, note } = EXAMPLE_WORDS[country.code]
    for (const text of [...customers, ...items, note]) expect(/\p{sc=Latin}{3}/u.test(text)).toBe(script === 'Latn')
  })

  it('has notes in the language of the person (API-31, I18N-01)', async () => {
    const anna = await bulkVisit(service)
    const notesIn = async (language: string) =>
      (await sheetNumbered((await anna.template({ cookie: `lang=${language}` })).bytes, 2))[2]?.slice(0, 2)
    expect(await notesIn('cs')).toEqual(['Customer name', 'Jméno zákazníka'])
    expect(await notesIn('en')).toEqual(['Customer name', 'Customer name'])
    expect(await notesIn('th')).toEqual(['Customer name', 'Jméno zákazníka'])
  })

  it.each(DEPLOYMENTS)('has notes in every language of $id', (deployment) => {
    const english = templateNotes(deployment, 'en').slice(1)
    for (const locale of deployment.country.supportedLocales) {
      const [about, ...notes] = templateNotes(deployment, locale)
      expect(about?.join()).toContain('XLSX')
      expect(notes.map(([column]) => column)).toEqual(HEADERS)
      expect(notes.flat().join()).not.toMatch(/[\u2068\u2069{}]/)
      expect(
        notes
          .map(([, ...own]) => own)
          .flat()
          .join() ===
          english
            .map(([, ...own]) => own)
            .flat()
            .join(),
      ).toBe(locale === 'en')
    }
  })

  it.each(DEPLOYMENTS.map(({ id, country }) => [id, country] as const))(
    'has two examples that can be ordered in %s at any time of day (API-31)',
    async (id, { capital, code }) => {
      const known = vendorJson({ vendor_id: 'capital', name: 'Capital' })
      const { location } = known.vendor_information
      const vendor = {
        ...known,
        vendor_information: { ...known.vendor_information, location: { ...location, ...capital, country_code: code } },
      }
      for (let hour = 0; hour < 24; hour += 7) {
        expect(await judgedExamples(service.deps, deploymentOf(id)!, vendor)).toEqual([
          ['VALID', null],
          ['VALID', null],
        ])
        service.clock.advance(7 * HOUR)
      }
      service.clock.advance(-28 * HOUR)
    },
  )
})
