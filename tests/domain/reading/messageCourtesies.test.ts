import { describe, expect, it } from 'vitest'
import { isCourteous } from '../../../src/domain/reading/messageCourtesies.ts'
import { CARDS, DOORS, PAYMENT_WORDS, TRANSFERS } from '../../../src/domain/reading/paymentWords.ts'
import { wordsOf } from '../../../src/domain/text/wordPattern.ts'

const isDropped = (words: string): boolean => isCourteous(words, { from: 0, to: words.length })

describe('isCourteous', () => {
  it.each(Object.entries({ ...PAYMENT_WORDS, CARDS, DOORS, TRANSFERS }))(
    'takes no words of %s for a courtesy',
    (_, words) => {
      expect(wordsOf(words).filter(isDropped)).toEqual([])
    },
  )

  it.each([
    ['thank you so much', true],
    ['dobry den, dekuji', true],
    ['thanks, office', false],
    ['부재시', false],
    ['only', false],
  ])('decides about %j: %s', (text, courteous) => {
    expect(isDropped(text)).toBe(courteous)
  })
})
