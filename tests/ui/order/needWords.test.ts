import { describe, expect, it } from 'vitest'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { messagesOf } from '../../../build/texts.ts'
import { instantAt, MINUTE, SECOND } from '../../../src/domain/instant.ts'
import { NEEDS, type Need } from '../../../src/domain/order/attention.ts'
import { formatDuration } from '../../../src/ui/kit/formatDuration.ts'
import { needWords } from '../../../src/ui/order/needWords.ts'
import { plain, theDeployment, TRANSLATED } from '../market/showPage.tsx'

const need = (reason: Need['reason'], more: Partial<Need> = {}): Need => ({
  reason,
  since: instantAt(0),
  from: instantAt(0),
  ...more,
})

describe('needWords', () => {
  it.each([
    ['no-rider', {}, 12 * MINUTE + 59 * SECOND, '12 min'],
    ['overdue', {}, 5 * SECOND, '1 min'],
    ['overdue-soon', { since: instantAt(60 * MINUTE), expectedAt: instantAt(68 * MINUTE + 1) }, 30 * MINUTE, '9 min'],
    ['not-collected', { since: instantAt(60 * MINUTE) }, 48 * MINUTE + SECOND, '12 min'],
  ] as const)('shows the minutes of %s', (reason, more, now, time) => {
    expect(needWords(need(reason, more), instantAt(now), 'en').args).toEqual({ time })
  })

  it.each([
    [99, '99 min'],
    [100, '1 hr, 40 min'],
    [120, '2 hr'],
  ])('formats %i minutes as %s', (minutes, words) => {
    expect(formatDuration(minutes * MINUTE, 'en')).toBe(words)
  })

  it.each(TRANSLATED)('has a message for every reason in %s', (locale) => {
    const bundle = bundleOf(locale, theDeployment('dobrego-cz').brand, messagesOf(locale, ['need']))
    const words = NEEDS.map((reason) => {
      const { id, args } = needWords(need(reason), instantAt(12 * MINUTE), locale)
      const pattern = bundle.getMessage(id)?.value
      return pattern ? plain(bundle.formatPattern(pattern, args)) : ''
    })
    expect(words.every((text) => text.length > 3)).toBe(true)
    expect(new Set(words).size).toBe(NEEDS.length)
  })
})
