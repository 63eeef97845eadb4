import { describe, expect, it } from 'vitest'
import type { ReadStatus } from '../../../src/domain/order/order.ts'
import { expectedBack } from '../../../src/domain/order/returnLeg.ts'
import { aHistory, minutesLater, type HistoryStep } from '../../support/anOrder.ts'

const back = (status: ReadStatus, ...steps: ReadonlyArray<HistoryStep>) =>
  expectedBack({ status, statusHistory: aHistory(...steps) })

describe('expectedBack', () => {
  it('adds the duration of the way to the customer (STATUS-08)', () => {
    expect(
      back(
        'RETURN_INITIATED',
        ['PICKED_UP', 10],
        ['COURIER_LEFT_VENDOR', 11],
        ['NEAR_CUSTOMER', 23],
        ['RETURN_INITIATED', 28],
      ),
    ).toBe(minutesLater(40))
  })

  it('uses the steps that the history has (STATUS-08)', () => {
    expect(back('RETURN_INITIATED', ['PICKED_UP', 10], ['RETURN_INITIATED', 25])).toBe(minutesLater(40))
  })

  it.each([
    ['RETURN_INITIATED', [['RETURN_INITIATED', 25]]],
    ['RETURN_INITIATED', [['PICKED_UP', 10]]],
    [
      'RETURN_INITIATED',
      [
        ['PICKED_UP', 25],
        ['RETURN_INITIATED', 25],
      ],
    ],
    [
      'RETURNED_TO_VENDOR',
      [
        ['PICKED_UP', 10],
        ['RETURN_INITIATED', 25],
        ['RETURNED_TO_VENDOR', 40],
      ],
    ],
    ['PICKED_UP', [['PICKED_UP', 10]]],
  ] as const)(
    'returns undefined in %s when the history lacks the times or the order is not returning (STATUS-08)',
    (status, steps) => {
      expect(back(status, ...steps)).toBeUndefined()
    },
  )
})
