import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { readMessage } from '../../../src/domain/reading/readMessage.ts'

const partsOf = (text: string) => {
  const { heads, courtesies: _, ...fields } = readMessage(text, COUNTRIES.SG, undefined)
  const values = Object.entries(fields).flatMap(([field, reading]) =>
    reading === undefined ? [] : [[field, reading.value] as const],
  )
  return { ...Object.fromEntries(values), heads: heads.map(({ from, to }) => text.slice(from, to)) }
}

describe('readMessage', () => {
  it.each([
    [
      'counts the words before a name as announcing it beside a label of another field',
      'note: ring\nmy name is Anna',
      { name: 'Anna', notes: 'ring', heads: ['note: ', 'my name is '] },
    ],
    [
      'counts a label with an explanation as announcing the amount',
      'total (all in): 30',
      { amount: '30', heads: ['total (all in): '] },
    ],
    [
      'counts a label with an explanation as announcing the payment',
      'payment (now): cash',
      { payment: 'CASH_ON_DELIVERY', heads: ['payment (now): '] },
    ],
    [
      'reads no number in a link',
      'https://shop.example/order/91234567',
      { notes: 'https://shop.example/order/91234567', heads: [] },
    ],
    [
      'reads a name below a street without a number',
      'main street\nname: anna',
      { name: 'anna', notes: 'main street', heads: ['name: '] },
    ],
  ])('%s', (_, text, parts) => {
    expect(partsOf(text)).toEqual(parts)
  })
})
