import { describe, expect, it } from 'vitest'
import { DEPLOYMENTS } from '../../../src/domain/market/deployments.ts'
import { FEE_RULES } from '../../../src/domain/pricing/deliveryFee.ts'
import { frequentAnswers } from '../../../src/ui/market/frequentAnswers.ts'
import { plain, textsOf, theDeployment, TRANSLATED } from './showPage.tsx'

const answersOf = (id: string, guestAllowed = false) => {
  const deployment = theDeployment(id)
  return frequentAnswers(textsOf(deployment, 'en'), { deployment, locale: 'en', guestAllowed })
}
const answerTo = (id: string, question: string) =>
  plain(
    answersOf(id)
      .find((asked) => asked.question === question)
      ?.answer.join(' ') ?? 'no such question',
  )
const WHAT = 'What can I send?'
const FAST = 'How fast is it?'
const HEAVY = 'How heavy can it be?'
const WORTH = 'How much can it be worth?'
const FAR = 'How far do you deliver?'
const COST = 'What does it cost?'

describe('frequentAnswers', () => {
  it('mentions parcels, food, documents and gifts (PROD-04)', () => {
    expect(answerTo('dobrego-cz', WHAT)).toContain('Parcels, food, documents and gifts')
  })

  it('promises drop-off within 60 minutes, typically in 30 or less (FAQ-01)', () => {
    const answer = answerTo('dobrego-cz', FAST)
    expect(answer).toContain('within 60 minutes')
    expect(answer).toContain('30 minutes or less')
  })

  it('excludes written communication under 500 grams (FAQ-02)', () => {
    expect(answerTo('dobrego-cz', WHAT)).toContain(
      'Written communication under 500 grams, such as a letter, is excluded.',
    )
  })

  it.each([
    ['ferrywing-hk', 10],
    ['ferrywing-my', 15],
    ['ferrywing-ph', 20],
    ['ferrywing-tw', 5],
    ['dobrego-cz', 5],
  ])('allows deliveries in %s up to %i kg (FAQ-03)', (id, kg) => {
    expect(answerTo(id, HEAVY)).toBe(`Up to ${kg} kg per delivery.`)
  })

  it.each([
    ['ferrywing-hk', 'Up to HKD 1,000 per delivery.'],
    ['ferrywing-mm', 'Up to MMK 300,000 per delivery.'],
    ['ferrywing-ph', 'Up to PHP 10,000 per delivery.'],
    ['ferrywing-my', 'Up to RM 200 per delivery.'],
    ['ferrywing-tw', 'No more than NTD 5,000 together with a weight over 20 kg.'],
  ])('states the maximum value of a delivery in %s (FAQ-04)', (id, answer) => {
    expect(answerTo(id, WORTH)).toBe(answer)
  })

  it('omits the value in countries without a limit (FAQ-04)', () => {
    expect(answersOf('dobrego-cz').map(({ question }) => question)).not.toContain(WORTH)
  })

  it.each([
    ['ferrywing-my', 'Up to 10 km from the collection point, nationwide.'],
    ['ferrywing-hk', 'Up to 10 km from the collection point.'],
    ['ferrywing-th', 'Up to 15 km from the collection point.'],
    ['ferrywing-tw', 'Up to 12 km from the collection point.'],
    ['ferrywing-mm', 'Up to 4 km from the collection point.'],
    ['ferrywing-bd', 'Up to 10 km from the collection point.'],
    ['ferrywing-sg', 'no such question'],
  ])('states the maximum distance in %s (FAQ-05, CON-02)', (id, answer) => {
    expect(answerTo(id, FAR)).toBe(answer)
  })

  it.each([
    ['FAQ-06', 'ferrywing-pk', 'Rs 65 plus Rs 10 for each kilometre.'],
    [
      'FAQ-07',
      'ferrywing-th',
      '฿35 plus ฿7 for each kilometre. Counted from 1 km in Bangkok, from 4 km in other cities.',
    ],
    [
      'FAQ-08',
      'ferrywing-tw',
      'NTD 99 plus NTD 10 for each kilometre. Counted from 1 km. Cash on delivery adds NTD 25.',
    ],
    ['FAQ-09', 'ferrywing-mm', 'MMK 1,300 plus MMK 200 for each kilometre.'],
    ['FAQ-10', 'ferrywing-bd', 'Tk 55 plus Tk 5 for each kilometre.'],
    [
      'FAQ-11',
      'ferrywing-hk',
      'About HKD 49 to HKD 79 per delivery, depending on the distance. We take no commission.',
    ],
    ['FAQ-12', 'ferrywing-sg', 'SGD 6 plus SGD 1 for each kilometre.'],
    ['FAQ-13', 'ferrywing-my', 'RM 4.75 plus RM 0.50 for each kilometre.'],
  ])('explains the fee (%s) in %s: %s', (_id, deployment, answer) => {
    expect(answerTo(deployment, COST)).toBe(answer)
  })

  it('omits the fee in countries without a published one (FAQ-14)', () => {
    const silent = DEPLOYMENTS.filter(({ country }) => !FEE_RULES[country.code].published)
    expect(silent).toHaveLength(25)
    expect(silent.flatMap(({ id }) => answersOf(id)).map(({ question }) => question)).not.toContain(COST)
  })

  it('mentions guests only if guest requests are allowed (OP-17)', () => {
    expect(answersOf('dobrego-cz', true)).toHaveLength(answersOf('dobrego-cz').length + 1)
  })

  it.each(TRANSLATED)('is complete in %s for every deployment', (locale) => {
    for (const deployment of DEPLOYMENTS) {
      const answers = frequentAnswers(textsOf(deployment, locale), { deployment, locale, guestAllowed: true })
      expect(answers.length).toBeGreaterThanOrEqual(4)
    }
  })
})
