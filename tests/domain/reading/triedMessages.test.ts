import { describe, expect, it } from 'vitest'
import { CASHIER_MESSAGES } from './cashierMessages.ts'
import { COUNTRY_MESSAGES } from './countryMessages.ts'
import { FRESH_MESSAGES } from './freshMessages.ts'
import { LATER_MESSAGES } from './laterMessages.ts'
import { NEW_MESSAGES } from './newMessages.ts'
import { PASTED_MESSAGES } from './pastedMessages.ts'
import { SENT_LATER_MESSAGES } from './sentLaterMessages.ts'
import { SENT_MESSAGES } from './sentMessages.ts'
import { SHOP_MESSAGES } from './shopMessages.ts'
import { JUDGED_FIELDS, TRIED_MESSAGES, type JudgedField } from './triedMessages.ts'
import { UNKNOWN_MESSAGES } from './unknownMessages.ts'
import { countOf, verdicts } from './verdicts.ts'

/** Of how many messages a field is at least read right. */
type Floors = ReadonlyArray<readonly [field: JudgedField, floor: number]>

const TRIED_FLOORS: Floors = [
  ['name', 70],
  ['phone', 70],
  ['address', 67],
  ['unit', 68],
  ['amount', 67],
  ['payment', 70],
  ['time', 70],
  ['notes', 56],
]
const UNKNOWN_FLOORS: Floors = [
  ['name', 35],
  ['phone', 35],
  ['address', 36],
  ['unit', 36],
  ['amount', 36],
  ['payment', 36],
  ['time', 34],
  ['notes', 28],
]
const FRESH_FLOORS: Floors = [
  ['name', 68],
  ['phone', 70],
  ['address', 64],
  ['unit', 70],
  ['amount', 69],
  ['payment', 69],
  ['time', 69],
  ['notes', 55],
]
const NEW_FLOORS: Floors = [
  ['name', 26],
  ['phone', 29],
  ['address', 28],
  ['unit', 30],
  ['amount', 27],
  ['payment', 28],
  ['time', 30],
  ['notes', 21],
]
const PASTED_FLOORS: Floors = [
  ['name', 66],
  ['phone', 65],
  ['address', 57],
  ['unit', 64],
  ['amount', 65],
  ['payment', 68],
  ['time', 67],
  ['notes', 62],
]
const SHOP_FLOORS: Floors = [
  ['name', 113],
  ['phone', 120],
  ['address', 117],
  ['unit', 118],
  ['amount', 118],
  ['payment', 120],
  ['time', 119],
  ['notes', 86],
]
const COUNTRY_FLOORS: Floors = [
  ['name', 124],
  ['phone', 137],
  ['address', 127],
  ['unit', 136],
  ['amount', 135],
  ['payment', 137],
  ['time', 136],
  ['notes', 94],
]
const LATER_FLOORS: Floors = [
  ['name', 54],
  ['phone', 54],
  ['address', 48],
  ['unit', 53],
  ['amount', 54],
  ['payment', 53],
  ['time', 48],
  ['notes', 29],
]
const CASHIER_FLOORS: Floors = [
  ['name', 57],
  ['phone', 60],
  ['address', 58],
  ['unit', 60],
  ['amount', 60],
  ['payment', 56],
  ['time', 57],
  ['notes', 46],
]
const SENT_FLOORS: Floors = [
  ['name', 72],
  ['phone', 79],
  ['address', 64],
  ['unit', 68],
  ['amount', 77],
  ['payment', 76],
  ['time', 72],
  ['notes', 54],
]
const SENT_LATER_FLOORS: Floors = [
  ['name', 37],
  ['phone', 40],
  ['address', 25],
  ['unit', 32],
  ['amount', 40],
  ['payment', 37],
  ['time', 35],
  ['notes', 24],
]

describe.each([
  ['seventy messages in twelve languages', TRIED_MESSAGES, TRIED_FLOORS, 0.97],
  ['thirty-six messages by another author', UNKNOWN_MESSAGES, UNKNOWN_FLOORS, 0.98],
  ['seventy messages by a third author', FRESH_MESSAGES, FRESH_FLOORS, 0.99],
  ['thirty messages by a fourth author', NEW_MESSAGES, NEW_FLOORS, 0.98],
  ['sixty-eight messages by a fifth author', PASTED_MESSAGES, PASTED_FLOORS, 0.97],
  ['a hundred and twenty messages by a sixth and a seventh author', SHOP_MESSAGES, SHOP_FLOORS, 0.97],
  ['a hundred and thirty-seven messages of all countries by an eighth author', COUNTRY_MESSAGES, COUNTRY_FLOORS, 0.96],
  ['fifty-four later messages by that author', LATER_MESSAGES, LATER_FLOORS, 0.98],
  ['sixty messages as cashiers paste them', CASHIER_MESSAGES, CASHIER_FLOORS, 0.98],
  ['eighty-one messages as customers send them', SENT_MESSAGES, SENT_FLOORS, 0.93],
  ['forty later messages as customers send them', SENT_LATER_MESSAGES, SENT_LATER_FLOORS, 0.95],
] as const)('readMessage of %s', (_, messages, floors, share) => {
  it.each(floors)('reads %s right in at least %i of them', (field, floor) => {
    expect(countOf(verdicts(messages, field), 'right')).toBeGreaterThanOrEqual(floor)
  })

  it('reads nearly all fields right', () => {
    const all = JUDGED_FIELDS.flatMap((field) => verdicts(messages, field))
    expect(countOf(all, 'right') / all.length).toBeGreaterThanOrEqual(share)
  })

  it('reads no amount and no phone number wrong: what is not certain is left empty', () => {
    const all = [...verdicts(messages, 'amount'), ...verdicts(messages, 'phone')]
    expect(countOf(all, 'wrong')).toBe(0)
  })
})
