import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withLineBreaks, withoutLineBreaks } from '../../build/lineBreaks.ts'
import { completeMessagesOf } from '../../build/texts.ts'

const marked = (locale: string, value: string) => withLineBreaks(locale, [{ id: 'a-title', value, attributes: {} }])[0]
const phrasesOf = (text: string) => JSON.stringify(marked('ja', text)?.value).slice(1, -1).split('\u200b')

describe('withLineBreaks', () => {
  it.each([
    ['ライダーが待っています', ['ライダーが', '待っています']],
    ['ご注文を受け取りに向かっています', ['ご注文を', '受け取りに', '向かっています']],
    ['届くまで見える', ['届くまで', '見える']],
    ['カウンターから玄関まで', ['カウンターから', '玄関まで']],
    ['最初の注文から、あなたのお店に', ['最初の', '注文から、', 'あなたのお', '店に']],
    ['受け渡しの記録', ['受け渡しの', '記録']],
    ['配達記録', ['配達記録']],
  ])('allows breaks in %s after phrases only', (text, phrases) => {
    expect(phrasesOf(text)).toEqual(phrases)
  })

  it('forbids breaks inside Thai loan words', () => {
    expect(marked('th', 'ไรเดอร์รับออเดอร์')?.value).toBe('ไร\u2060เด\u2060อร์รับออ\u2060เด\u2060อร์')
    const [change] = withLineBreaks('th', [{ id: 'overview-change-orders-less', value: 'ออเดอร์', attributes: {} }])
    expect(change?.value).toBe('ออ\u2060เด\u2060อร์')
  })

  it('forbids breaks inside loan words of Khmer, Lao and Burmese, but never before a sign that joins the one before', () => {
    expect(marked('km', 'កែការកម្ម៉ង់')?.value).toBe('កែការ\u2060កម្ម៉\u2060ង់')
    expect(marked('lo', 'ແກ້ໄຂອໍເດີ')?.value).toBe('ແກ້ໄຂອໍ\u2060ເດີ')
    expect(marked('my', 'ရိုက်ဒါ လာယူ')?.value).toBe('ရိုက်\u2060ဒါ လာယူ')
    const texts = JSON.stringify(
      ['km', 'lo', 'my'].flatMap((locale) => withLineBreaks(locale, completeMessagesOf(locale))),
    )
    expect(texts).not.toMatch(/[\u17d2\u1039]\u2060|\u2060[\p{M}]/u)
  })

  it('forbids breaks before Burmese particles', () => {
    expect(marked('my', 'ဘယ်မှာ လာယူရပါမလဲ')?.value).toBe('ဘယ်\u2060မှာ လာယူရ\u2060ပါ\u2060မ\u2060လဲ')
  })

  it('marks every variant of a headline, and no attribute, other message or other language', () => {
    const variants = [{ key: 'one', value: ['配達の記録', { type: 'var', name: 'count' }] }]
    const select = { type: 'select', selector: { type: 'var', name: 'count' }, variants, star: 0 }
    const message = { id: 'a-title', value: [select], attributes: { label: '配達の記録' } } as never
    expect(withLineBreaks('ja', [message])).toEqual([
      {
        id: 'a-title',
        value: [{ ...select, variants: [{ key: 'one', value: ['配達の\u200b記録', { type: 'var', name: 'count' }] }] }],
        attributes: { label: '配達の記録' },
      },
    ])
    const page = { id: 'receipt-page-title', value: '配達の記録', attributes: {} }
    const other = { id: 'field-items', value: '配達の記録', attributes: {} }
    expect(withLineBreaks('ja', [page, other])).toEqual([page, other])
    expect(withLineBreaks('cs', [{ ...page, id: 'a-title' }])).toEqual([{ ...page, id: 'a-title' }])
  })

  it.each(['ja', 'km', 'lo', 'my', 'th'])(
    'changes no text of %s but by marks, which withoutLineBreaks removes',
    (locale) => {
      const messages = completeMessagesOf(locale)
      const shown = withLineBreaks(locale, messages)
      expect(JSON.parse(withoutLineBreaks(JSON.stringify(shown)))).toEqual(messages)
      expect(shown).not.toEqual(messages)
    },
  )

  it('marks the messages of all headings in the components', () => {
    const HEADING =
      /<(?:h[1-4]|legend|caption)\b[^>]*>\s*\{l10n\.getString\('([a-z-]+)'|\bwelcome=\{l10n\.getString\('([a-z-]+)'/g
    const ids = globSync('src/ui/**/*.tsx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(HEADING)]
        .filter(([heading]) => !heading.includes('visually-hidden'))
        .map(([, inside, passed]) => inside ?? passed ?? ''),
    )
    expect(ids.length).toBeGreaterThan(40)
    const unmarked = ids.filter((id) => {
      const [shown] = withLineBreaks('th', [{ id, value: 'ไรเดอร์', attributes: {} }])
      return shown?.value === 'ไรเดอร์'
    })
    expect(unmarked).toEqual([])
  })
})
