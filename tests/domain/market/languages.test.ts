import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEPLOYMENTS, deploymentOf } from '../../../src/domain/market/deployments.ts'
import { defaultLocale, negotiateLocale } from '../../../src/domain/market/deploymentLocale.ts'
import {
  LOCALES,
  isLocale,
  localeMeantBy,
  pageDirection,
  textSources,
  type Locale,
} from '../../../src/domain/market/languages.ts'
import { NATIVE_NAMES } from '../../../src/domain/market/nativeNames.ts'

const shownIn = (id: string, ...wanted: ReadonlyArray<string>) => {
  const deployment = deploymentOf(id)
  if (deployment === undefined) throw new Error(`no deployment ${id}`)
  return negotiateLocale(wanted, deployment)
}

describe('The list of locales', () => {
  it('has thirty locales, including every required translation (I18N-01)', () => {
    const named = 'en ar ar-SA bn ceb km lo ms th tl ur-Latn zh-HK zh-TW zh-MY ur ja cs'.split(' ')
    expect(LOCALES).toHaveLength(30)
    expect(named.filter((locale) => !isLocale(locale))).toEqual([])
  })

  it('names every language in the language itself, each differently (I18N-01)', () => {
    const names = LOCALES.map((locale) => NATIVE_NAMES[locale])
    expect(new Set(names).size).toBe(30)
    expect(names).not.toContain('')
  })

  it('has only locales that a deployment supports (I18N-01)', () => {
    const supported = new Set(DEPLOYMENTS.flatMap(({ country }) => country.supportedLocales))
    expect(LOCALES.filter((locale) => !supported.has(locale))).toEqual([])
  })

  it('is right-to-left for Arabic, Saudi Arabic, Urdu and Central Kurdish only (I18N-07)', () => {
    expect(LOCALES.filter((locale) => pageDirection(locale) === 'rtl')).toEqual(['ar', 'ar-SA', 'ckb', 'ur'])
  })

  it('recognizes its own codes and no others (I18N-01)', () => {
    expect(['EN', 'zh', 'fr', '', 'constructor', ['en'], undefined].filter(isLocale)).toEqual([])
  })
})

describe('textSources', () => {
  it('leads from each locale over its base to English (I18N-12)', () => {
    expect(textSources('ar-SA')).toEqual(['ar-SA', 'ar', 'en'])
    expect(textSources('zh-HK')).toEqual(['zh-HK', 'zh-TW', 'en'])
    expect(textSources('zh-MY')).toEqual(['zh-MY', 'en'])
    expect(textSources('en')).toEqual(['en'])
    expect(LOCALES.filter((locale) => textSources(locale).at(-1) !== 'en')).toEqual([])
  })
})

describe('localeMeantBy', () => {
  it.each([
    ['en-US', 'en'],
    ['en-SG', 'en'],
    ['ar-SA', 'ar-SA'],
    ['ar-EG', 'ar'],
    ['ar', 'ar'],
    ['bn-BD', 'bn'],
    ['ceb-PH', 'ceb'],
    ['km-KH', 'km'],
    ['lo-LA', 'lo'],
    ['ms-MY', 'ms'],
    ['ms-SG', 'ms'],
    ['th-TH', 'th'],
    ['tl-PH', 'tl'],
    ['fil-PH', 'tl'],
    ['fil', 'tl'],
    ['ur-Latn-PK', 'ur-Latn'],
    ['ur-PK', 'ur'],
    ['ur-AE', 'ur'],
    ['zh-HK', 'zh-HK'],
    ['zh-MO', 'zh-HK'],
    ['zh-Hant-HK', 'zh-HK'],
    ['zh-TW', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-MY', 'zh-MY'],
    ['zh-SG', 'zh-MY'],
    ['zh-Hans-SG', 'zh-MY'],
    ['zh', 'zh-MY'],
    ['zh-CN', 'zh-MY'],
    ['ja-JP', 'ja'],
    ['cs-CZ', 'cs'],
    ['ku', 'ckb'],
    ['ku-Arab-IQ', 'ckb'],
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['nb-NO', 'nb'],
    ['de-CH-1996', 'de'],
    ['EN_gb', 'en'],
    [' cs', 'cs'],
  ])('maps %s to %s (I18N-02)', (code, locale) => {
    expect(localeMeantBy(code)).toBe(locale)
  })

  it.each(['fr', 'sk-SK', 'x', '', '-', '*'])('returns undefined for "%s" (I18N-02)', (code) => {
    expect(localeMeantBy(code)).toBeUndefined()
  })
})

describe('negotiateLocale', () => {
  it("returns the country's default without a request: Czech in Czechia (I18N-05)", () => {
    expect(shownIn('dobrego-cz')).toBe('cs')
    expect(shownIn('qamarly-sa')).toBe('ar-SA')
  })

  it.each([
    ['dobrego-cz', ['en-GB'], 'en'],
    ['dobrego-cz', ['ja'], 'cs'],
    ['dobrego-cz', ['ja', 'en'], 'en'],
    ['dobrego-cz', ['sk', 'cs'], 'cs'],
    ['dobrego-cz', ['ja', 'sk'], 'cs'],
    ['dobrego-cz', ['fr'], 'cs'],
    ['dobrego-cz', ['fr', 'en'], 'en'],
    ['ferrywing-th', ['*'], 'th'],
    ['ferrywing-hk', ['zh-CN', 'zh-HK'], 'zh-HK'],
    ['ferrywing-sg', ['zh-TW'], 'en'],
    ['qamarly-kw', ['ar-SA'], 'ar'],
    ['qamarly-iq', ['ckb-IQ', 'ar'], 'ckb'],
    ['ferrywing-pk', ['ur-Latn-PK', 'ur'], 'ur-Latn'],
    ['norikaze-jp', ['th', 'ko'], 'ja'],
  ])('accepts only supported languages: in %s for %j it returns %s (I18N-04)', (id, wanted, shown) => {
    expect(shownIn(id, ...wanted)).toBe(shown)
  })

  it('always returns a supported locale (I18N-04)', () => {
    const code = fc.oneof(fc.constantFrom(...LOCALES), fc.string({ maxLength: 8 }))
    fc.assert(
      fc.property(fc.constantFrom(...DEPLOYMENTS), fc.array(code, { maxLength: 4 }), (deployment, wanted) => {
        expect(deployment.country.supportedLocales).toContain(negotiateLocale(wanted, deployment))
      }),
    )
  })

  it.each(DEPLOYMENTS)('returns any of the languages of $id when requested first (I18N-04)', (deployment) => {
    const { supportedLocales } = deployment.country
    expect(supportedLocales.map((locale) => negotiateLocale([locale, 'en'], deployment))).toEqual(supportedLocales)
  })
})

describe('defaultLocale', () => {
  /** Thailand with other supported languages; its brand's language is English. */
  const supporting = (...supportedLocales: ReadonlyArray<Locale>) => {
    const thailand = deploymentOf('ferrywing-th')
    if (thailand === undefined) throw new Error('no deployment ferrywing-th')
    return { ...thailand, country: { ...thailand.country, supportedLocales } }
  }

  it("returns the country's language if it is supported", () => {
    expect(defaultLocale(supporting('en', 'th'))).toBe('th')
  })

  it("returns the brand's language if the country's is not supported (BRAND-02)", () => {
    expect(defaultLocale(supporting('ms', 'en'))).toBe('en')
    expect(negotiateLocale(['cs'], supporting('ms', 'en'))).toBe('en')
  })

  it("returns the country's language if neither is supported", () => {
    expect(defaultLocale(supporting('ms'))).toBe('th')
  })
})
