import { describe, expect, it } from 'vitest'
import { compareTexts } from '../../../src/domain/format/order.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { DICTIONARY_ORDER } from '../../support/dictionaryOrder.ts'

const sorted = (locale: Locale, ...texts: ReadonlyArray<string>) => texts.toSorted((a, b) => compareTexts(a, b, locale))

describe('the order of names (I18N-11)', () => {
  it.each([
    ['en', ['Point 10', 'Point 2', 'point 1'], ['point 1', 'Point 2', 'Point 10']],
    ['cs', ['Chrudim', 'Cheb', 'Hodonín', 'Čáslav', 'Cvikov'], ['Cvikov', 'Čáslav', 'Hodonín', 'Cheb', 'Chrudim']],
    ['sv', ['Örebro', 'Ystad', 'Åre', 'Ängelholm'], ['Ystad', 'Åre', 'Ängelholm', 'Örebro']],
    ['ceb', ['Ngayon', 'Naga', 'Nueva'], ['Naga', 'Nueva', 'Ngayon']],
    ['ur-Latn', ['Multan', 'Lahore', 'Quetta'], ['Lahore', 'Multan', 'Quetta']],
  ] as const)('is the one of %s: %j', (locale, texts, order) => {
    expect(sorted(locale, ...texts)).toEqual(order)
  })

  it.each(Object.entries(DICTIONARY_ORDER))('is the one of a dictionary of %s', (locale, words) => {
    const order = words.split(' ')
    expect(order).toHaveLength(20)
    expect(sorted(locale as Locale, ...order.toReversed())).toEqual(order)
  })
})
