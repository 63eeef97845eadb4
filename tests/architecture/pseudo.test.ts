import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { pseudoMessages } from '../../build/pseudo.ts'
import { messagesOf } from '../../build/texts.ts'

const english = new FluentResource(`
-brand-name = Dobrego
order-title = Order
order-count =
    { $count ->
        [one] { $count } order of { -brand-name }
       *[other] { $count } orders
    }
order-agree = I <strong>agree</strong>
order-close =
    .aria-label = Close
`).body

const shown = (locale: string, id: string, args?: Readonly<Record<string, number>>) => {
  const bundle = new FluentBundle('en', { useIsolating: false })
  const resource = new FluentResource('')
  resource.body.push(...(pseudoMessages(locale, english) ?? []))
  bundle.addResource(resource)
  const message = bundle.getMessage(id)
  return bundle.formatPattern(message?.value ?? message?.attributes['aria-label'] ?? '', args)
}

describe('pseudo-locales', () => {
  it('en-XA has accents, brackets and a third more characters, and keeps numbers, names and markup', () => {
    expect(shown('en', 'order-title')).toBe('[Öŕðéŕ ~]')
    expect(shown('en', 'order-count', { count: 1 })).toBe('[1 öŕðéŕ öƒ Dobrego ~ ~]')
    expect(shown('en', 'order-agree')).toBe('[Î <strong>áĝŕéé</strong> ~ ~ ~ ~]')
    expect(shown('en', 'order-close')).toBe('[Çļöšé ~]')
  })

  it('ar-XB turns the words of English around', () => {
    expect(shown('ar', 'order-title')).toBe('\u202eOrder\u202c')
    expect(shown('ar', 'order-agree')).toBe('\u202eI\u202c <strong>\u202eagree\u202c</strong>')
  })

  it('there are no others', () => expect(pseudoMessages('cs', english)).toBeUndefined())

  it.each(['en', 'ar'])('change every message of the pages in %s', (locale) => {
    const source = messagesOf('en').filter(({ id }) => !id.startsWith('-'))
    const changed = new Map(pseudoMessages(locale, source)?.map((message) => [message.id, message]))
    const same = source.filter((message) => {
      const text = JSON.stringify([message.value, message.attributes])
      return (
        /[a-z]{2} [a-z]{2}/.test(text) &&
        JSON.stringify([changed.get(message.id)?.value, changed.get(message.id)?.attributes]) === text
      )
    })
    expect(changed.size).toBe(source.length)
    expect(same).toEqual([])
  })
})
