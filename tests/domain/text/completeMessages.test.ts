import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeMessages, type TextMessage } from '../../../src/domain/text/completeMessages.ts'
import { isWhole, markedWhole } from '../../../src/domain/text/wholeLocale.ts'

const ENGLISH: ReadonlyArray<TextMessage> = [
  { id: 'cancel', value: 'Cancel order' },
  { id: 'search', attributes: { placeholder: 'Name or phone', title: 'Search' } },
  { id: 'found', value: '3 orders', attributes: { title: 'Found' } },
]
const textsOf = (messages: ReadonlyArray<TextMessage>) =>
  new Map(messages.map(({ id, value, attributes }) => [id, { value, attributes: attributes ?? {} }]))

describe('The texts of a locale', () => {
  it('are its own, and English wherever it has none: a message, a value or an attribute (I18N-08)', () => {
    const czech: ReadonlyArray<TextMessage> = [
      { id: 'found', attributes: { title: 'Nalezeno' } },
      { id: 'search', value: null, attributes: { placeholder: 'Jméno nebo telefon' } },
    ]
    expect(textsOf(completeMessages(czech, ENGLISH))).toEqual(
      new Map([
        ['found', { value: '3 orders', attributes: { title: 'Nalezeno' } }],
        ['search', { value: undefined, attributes: { placeholder: 'Jméno nebo telefon', title: 'Search' } }],
        ['cancel', { value: 'Cancel order', attributes: {} }],
      ]),
    )
  })

  it('never give way to English where they are there, and keep what English does not have (I18N-08)', () => {
    const czech: ReadonlyArray<TextMessage> = [
      { id: 'cancel', value: 'Zrušit objednávku' },
      { id: 'vocative', value: 'Paní Nováková' },
    ]
    const texts = textsOf(completeMessages(czech, ENGLISH))
    expect(texts.get('cancel')?.value).toBe('Zrušit objednávku')
    expect(texts.get('vocative')?.value).toBe('Paní Nováková')
    expect(texts.size).toBe(4)
  })
})

describe('A locale out of a store', () => {
  const WHOLE = markedWhole(ENGLISH)

  it('is whole as it was marked, with all of its messages', () => {
    expect(isWhole(WHOLE)).toBe(true)
    expect(WHOLE.slice(1)).toEqual(ENGLISH)
  })

  it('is not whole without a mark', () => {
    expect(isWhole(ENGLISH)).toBe(false)
    expect(isWhole([])).toBe(false)
  })

  it('is not whole once a message or an attribute of it is lost, whichever it is', () => {
    const withoutTitle = WHOLE.map((message) =>
      message.id === 'found' ? { id: 'found', value: message.value } : message,
    )
    expect(isWhole(withoutTitle)).toBe(false)
    fc.assert(
      fc.property(fc.subarray(WHOLE.slice(1), { maxLength: ENGLISH.length - 1 }), (left) => {
        expect(isWhole([...WHOLE.slice(0, 1), ...left])).toBe(false)
      }),
    )
  })
})
