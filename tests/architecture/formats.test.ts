import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatDataOf } from '../../build/formats/formatsModule.ts'
import { readManifest, startScripts } from '../../build/manifest.ts'
import { inlineScripts } from '../../build/inlineScripts.ts'
import { OWN_FORMATS, scriptsOf } from '../../build/pageScripts.ts'
import type { FormatData } from '../../src/domain/format/own/FormatData.ts'
import { OWN_FORMAT_LOCALES } from '../../src/domain/format/ownFormats.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { LOCALES } from '../../src/domain/market/languages.ts'
import { PAGES } from '../../src/ui/app/pages.ts'

/** Formats in a fixed language that no person reads, and the division of texts into words. */
const NOT_FOR_READERS = [
  'src/domain/market/countryClock.ts',
  'src/domain/market/countryDay.ts',
  'service/geolocator/searchWords.ts',
  'service/geolocator/addressFormat.ts',
]

const BY_LANGUAGE =
  /\bIntl\b(?!\.(?:DateTimeFormatOptions|DateTimeFormatPart|NumberFormatOptions|NumberFormatPart|ListFormatOptions|LDMLPluralRule)\b)|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(/

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/[^\n]*/g, '$1')

describe('formats by language', () => {
  it('are made in one folder, which decides digits, calendar and data (I18N-10, I18N-11)', () => {
    const others = globSync('{src,service,simulator,contract}/**/*.{ts,tsx,js}')
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.startsWith('src/domain/format/') && !NOT_FOR_READERS.includes(file))
      .flatMap((file) => {
        const found = BY_LANGUAGE.exec(withoutComments(readFileSync(file, 'utf8')))
        return found === null ? [] : [`${file}: ${found[0]}`]
      })
    expect(others).toEqual([])
  })

  it.each([
    'new Intl.NumberFormat(locale)',
    'const { NumberFormat } = Intl',
    "Intl['ListFormat']",
    'count.toLocaleString(locale)',
    'a.localeCompare(b)',
    'day.toLocaleDateString()',
  ])('are found elsewhere: %s', (code) => expect(code).toMatch(BY_LANGUAGE))

  it('are in no message, whose functions know neither calendar nor time zone', () => {
    const files = globSync('locales/*/*.ftl').filter((file) =>
      /\b(?:DATETIME|NUMBER)\(/.test(readFileSync(file, 'utf8')),
    )
    expect(files).toEqual([])
  })
})

describe('the formats that browsers do not have', () => {
  it.each(OWN_FORMAT_LOCALES)(
    'are written for %s as CLDR and our own words have them; `npm run format` writes them',
    async (locale) => {
      const { FORMATS } = (await import(`../../src/domain/format/own/data/${locale}.ts`)) as { FORMATS: FormatData }
      expect(FORMATS).toEqual(formatDataOf(locale))
    },
  )
})

describe('the build', () => {
  let manifest: ReturnType<typeof readManifest>
  beforeAll(() => {
    manifest = readManifest()
  })
  const fileOf = (module: string) => manifest[module]!.file
  const dataOf = (locale: string) => fileOf(`src/domain/format/own/data/${locale}.ts`)

  it.each(OWN_FORMAT_LOCALES)('has the formats of %s in a file of at most 3 KiB (I18N-11)', (locale) => {
    const built = readFileSync(path.join('dist', dataOf(locale)), 'utf8')
    expect(built).toContain(formatDataOf(locale).weekdays[5])
    expect(gzipSync(built).length).toBeLessThan(3 * 1024)
    expect(gzipSync(readFileSync(path.join('dist', fileOf(OWN_FORMATS)))).length).toBeLessThan(2 * 1024)
  })

  it('loads them only on pages of their language, and there with the scripts of every page (I18N-11)', async () => {
    const built = { manifest, inline: await inlineScripts() }
    const filesOn = (locale: (typeof LOCALES)[number]) => {
      const { head, foot } = scriptsOf(built, PAGES.connect as never, deploymentOf('ferrywing-th')!, locale)
      const files = [...head, ...foot].join()
      return OWN_FORMAT_LOCALES.filter((own) => files.includes(dataOf(own))).concat(
        files.includes(fileOf(OWN_FORMATS)) ? ['code' as never] : [],
      )
    }
    for (const locale of LOCALES)
      expect(filesOn(locale)).toEqual(OWN_FORMAT_LOCALES.some((own) => own === locale) ? [locale, 'code'] : [])
    const start = startScripts(manifest).map((file) => readFileSync(path.join('dist', file), 'utf8'))
    expect(start.filter((code) => code.includes(formatDataOf('km').weekdays[5]!))).toEqual([])
  })
})
