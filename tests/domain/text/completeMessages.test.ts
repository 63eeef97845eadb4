import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeMessages, type TextMessage } from '../../../src/domain/text/completeMessages.ts'
import { hasAllMessages, markedWhole } from '../../../src/domain/text/wholeLocale.ts'

const ENGLISH: ReadonlyArray<TextMessage> = [
  { id: 'cancel', value: 'Cancel order' },
  { id: 'search', attributes: { placeholder: 'Name or phone', title: 'Search' } },
  { id: 'found', value: '3 orders', attributes: { title: 'Found' } },
]
const textsOf = (messages: ReadonlyArray<TextMessage>) =>
  new Map(messages.map(({ id, value, attributes }) => [id, { value, attributes: attributes ?? {} }]))

describe('completeMessages', () => {
  it('fills missing messages, values and attributes with English ones (I18N-08)', () => {
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

  it('never replaces existing texts, and keeps those that English lacks (I18N-08)', () => {
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

describe('markedWhole and isWhole', () => {
  const WHOLE = markedWhole(ENGLISH, 'ids-1')

  it('accept a marked locale with all of its messages', () => {
    expect(hasAllMessages(WHOLE, 'ids-1')).toBe(true)
    expect(WHOLE.slice(1)).toEqual(ENGLISH)
  })

  it('reject a locale without a marker', () => {
    expect(hasAllMessages(ENGLISH, 'ids-1')).toBe(false)
    expect(hasAllMessages([], 'ids-1')).toBe(false)
  })

  it('reject a locale of a build with other ids (I18N-12)', () => {
    expect(hasAllMessages(WHOLE, 'ids-2')).toBe(false)
  })

  it('reject a locale that lost any message or attribute', () => {
    const withoutTitle = WHOLE.map((message) =>
      message.id === 'found' ? { id: 'found', value: message.value } : message,
    )
    expect(hasAllMessages(withoutTitle, 'ids-1')).toBe(false)
    fc.assert(
      fc.property(fc.subarray(WHOLE.slice(1), { maxLength: ENGLISH.length - 1 }), (left) => {
        expect(hasAllMessages([...WHOLE.slice(0, 1), ...left], 'ids-1')).toBe(false)
      }),
    )
  })
})
