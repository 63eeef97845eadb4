import { describe, expect, it } from 'vitest'
import { messageText } from '../../../src/domain/reading/messageText.ts'
import { streetEvidence } from '../../../src/domain/reading/streetEvidence.ts'

const evidence = (text: string) => streetEvidence(messageText(text), { from: 0, to: text.length })

describe('streetEvidence', () => {
  it.each([
    ['a street with a number', 'Main Street 10', 5],
    ['a street in small letters behind its number', '10 main street', 3],
    ['a street without a number', 'main street', 1.5],
    ['things', '2 chicken karahi', -3],
    ['things with a number behind them', '2 Xx 5', 2],
    ['a part of a house behind its number', '12 flat a', 1.5],
    ['a unit', '#04-12', 1.5],
    ['a postcode with a town', '120 00 Praha', 0.5],
    ['a postcode alone', '120 00', 0],
    ['a postcode with a letter behind it', '120 00P', 0.5],
    ['other words', 'thank you', 0],
  ])('scores %s', (_, text, score) => {
    expect(evidence(text).score).toBe(score)
  })

  it.each([
    ['the street', 'deliver to main street 10', 16],
    ['the number behind a name', 'to Korunní 12', 11],
    ['the unit', 'at the #04-12', 7],
    ['the first of two', 'main street 10 #04-12', 5],
    ['the first of two in the other order', '#04-12 main street 10', 0],
    ['none', 'thank you', -1],
  ])('returns the position of %s', (_, text, at) => {
    expect(evidence(text).at).toBe(at)
  })
})
