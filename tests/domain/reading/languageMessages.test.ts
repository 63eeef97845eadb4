import { describe, expect, it } from 'vitest'
import { LANGUAGE_MESSAGES } from './languageMessages.ts'
import type { JudgedField } from './triedMessages.ts'
import { countOf, verdicts } from './verdicts.ts'

/** Of five messages, how many are at least read right. */
type Floors = readonly [name: number, address: number, amount: number]

const FLOORS: Readonly<Record<string, Floors>> = {
  bn: [5, 4, 5],
  ta: [5, 4, 5],
  ms: [5, 5, 5],
  tl: [5, 5, 5],
  ceb: [5, 4, 5],
  ckb: [4, 4, 5],
  'zh-MY': [5, 4, 4],
  km: [5, 5, 5],
  lo: [5, 5, 5],
  my: [4, 4, 5],
  el: [5, 5, 4],
  hu: [5, 4, 4],
  ro: [5, 5, 5],
  sv: [5, 5, 4],
  fi: [5, 5, 4],
  nb: [5, 5, 5],
}

describe.each(Object.entries(FLOORS))('readMessage of five messages in %s', (language, [name, address, amount]) => {
  const messages = LANGUAGE_MESSAGES.filter((one) => one.language === language)
  const found = (field: JudgedField) => verdicts(messages, field)

  it('reads every phone number', () => {
    expect(found('phone')).toEqual(Array.from({ length: 5 }, () => 'right'))
  })

  it.each([
    ['name', name],
    ['address', address],
    ['amount', amount],
  ] as const)('reads the %s of at least %i', (field, floor) => {
    expect(countOf(found(field), 'right')).toBeGreaterThanOrEqual(floor)
  })

  it('reads no amount wrong', () => {
    expect(countOf(found('amount'), 'wrong')).toBe(0)
  })
})
