import { describe, expect, it } from 'vitest'
import { cancelVerdict } from '../../../src/domain/order/cancellation.ts'
import { editVerdict } from '../../../src/domain/order/editing.ts'
import { orderActions } from '../../../src/domain/order/orderActions.ts'
import { isFinished, ORDER_STATUSES, type ReadStatus } from '../../../src/domain/order/orderStatus.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'

const verdictOf = (status: ReadStatus) =>
  cancelVerdict(anOrder({ status }), { now: minutesLater(60), delayedCancellation: false })
const actionsIn = (status: ReadStatus, { mayEdit = true, hasShareSheet = false } = {}) =>
  orderActions(anOrder({ status }), { cancel: verdictOf(status), mayEdit, hasShareSheet })

describe('orderActions', () => {
  it('puts in sight what people do most with the order in its status (AID-04)', () => {
    expect(actionsIn('WAITING_FOR_TRANSPORT')).toEqual({ inSight: ['edit', 'cancel'], more: ['share-link', 'again'] })
    expect(actionsIn('PICKED_UP')).toEqual({ inSight: ['share-link'], more: ['again', 'cancel'] })
    expect(actionsIn('DELIVERED')).toEqual({ inSight: ['again'], more: ['share-link'] })
  })

  it('offers the link instead of editing without its flag (EDIT-02)', () => {
    const { inSight, more } = actionsIn('WAITING_FOR_TRANSPORT', { mayEdit: false })
    expect([inSight, more]).toEqual([['share-link', 'cancel'], ['again']])
  })

  it('copies the link in an action of its own where sharing opens the share sheet (AID-04)', () => {
    expect(actionsIn('PICKED_UP', { hasShareSheet: true })).toEqual({
      inSight: ['share-link'],
      more: ['copy-link', 'again', 'cancel'],
    })
  })

  it.each([...ORDER_STATUSES, 'UNKNOWN' as const])(
    'offers in %s each action once, editing only if it is possible, and cancelling even if it is refused (AID-04, CANC-01)',
    (status) => {
      const { inSight, more } = actionsIn(status)
      const all = [...inSight, ...more]
      expect(new Set(all).size).toBe(all.length)
      expect(all.includes('edit')).toBe(editVerdict(anOrder({ status })).allowed)
      expect(all.includes('cancel')).toBe(!isFinished(status))
      expect(inSight.includes('cancel')).toBe(verdictOf(status).allowed)
    },
  )
})
