import { describe, expect, it } from 'vitest'
import { isCourteous } from '../../../src/domain/reading/messageCourtesies.ts'
import { WORDS } from '../../../src/domain/reading/words/allWords.ts'
import { wordsOf } from '../../../src/domain/text/wordPattern.ts'

const isDropped = (words: string): boolean => isCourteous(words, { from: 0, to: words.length })

const { cash, paid, terminals, cards, doors, transfers } = WORDS

describe('isCourteous', () => {
  it.each(Object.entries({ cash, paid, terminals, cards, doors, transfers }))(
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
