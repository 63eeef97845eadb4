import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../src/domain/market/languages.ts'
import { westernDigits } from '../../../src/domain/market/westernDigits.ts'

describe('westernDigits', () => {
  it.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '๐๑๒๓๔๕๖๗๘๙', '০১২৩৪৫৬৭৮৯', '०१२३४५६७८९', '０１２３４５６７８９'])(
    'converts %s to 0–9 (I18N-01)',
    (digits) => {
      expect(westernDigits(digits)).toBe('0123456789')
    },
  )

  it.each(LOCALES)('converts the digits that a person of %s writes (I18N-01)', (locale) => {
    const native = new Intl.NumberFormat(`${locale}-u-nu-native`, { useGrouping: false })
    const usual = new Intl.NumberFormat(locale, { useGrouping: false })
    expect(westernDigits(usual.format(1234567890))).toBe('1234567890')
    expect(westernDigits(native.format(1234567890))).toMatch(/^(1234567890|[一二三四五六七八九〇]{10})$/)
  })

  it('keeps everything else, including other numerals (I18N-01)', () => {
    expect(westernDigits('Blok 12, 三階 ½ ꘡ 𝟙')).toBe('Blok 12, 三階 ½ ꘡ 𝟙')
  })
})
