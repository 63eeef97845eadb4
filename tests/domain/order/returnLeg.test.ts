import { describe, expect, it } from 'vitest'
import type { ReadStatus } from '../../../src/domain/order/order.ts'
import { expectedBack } from '../../../src/domain/order/returnLeg.ts'
import { aHistory, minutesLater, type HistoryStep } from '../../support/anOrder.ts'

const back = (status: ReadStatus, ...steps: ReadonlyArray<HistoryStep>) =>
  expectedBack({ status, statusHistory: aHistory(...steps) })

describe('When a returned order is expected back', () => {
  it('is as much later as the way to the customer took (STATUS-08)', () => {
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

  it('goes by what the history has (STATUS-08)', () => {
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
    'is not told in %s when the history does not say, or it is not on its way (STATUS-08)',
    (status, steps) => {
      expect(back(status, ...steps)).toBeUndefined()
    },
  )
})
