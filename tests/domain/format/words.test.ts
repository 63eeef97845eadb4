import { afterEach, describe, expect, it } from 'vitest'
import { formatList, languageName, regionName } from '../../../src/domain/format/words.ts'

describe('In a browser without parts of Intl', () => {
  const { ListFormat, DisplayNames } = Intl
  afterEach(() => {
    Object.assign(Intl, { ListFormat, DisplayNames })
  })

  it('a list has commas (I18N-11)', () => {
    Object.assign(Intl, { ListFormat: undefined })
    expect(formatList(['2 hr', '5 min'], 'parts', 'en')).toBe('2 hr, 5 min')
    expect(formatList(['A', 'B', 'C'], 'and', 'de')).toBe('A, B, C')
  })

  it('a country has its code, and a language no name beside its own (I18N-11)', () => {
    Object.assign(Intl, { DisplayNames: undefined })
    expect(regionName('CZ', 'en')).toBe('CZ')
    expect(languageName('cs', 'en')).toBeUndefined()
  })
})
