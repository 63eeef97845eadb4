import { FluentBundle } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { CANCEL_REASONS, cancelReasonRefusal, cancelVerdict } from '../../../src/domain/order/cancellation.ts'
import { ORDER_STATUSES, readStatus } from '../../../src/domain/order/orderStatus.ts'
import { TRACKING_LISTS } from '../../../src/domain/order/trackingLists.ts'
import { statusLook } from '../../../src/ui/kit/statusLook.tsx'
import { statusTextId } from '../../../src/ui/kit/statusTextId.ts'
import { anOrder } from '../../support/anOrder.ts'
import { plain, TRANSLATED } from '../market/showPage.tsx'

const wordsIn = (locale: (typeof TRANSLATED)[number]) => {
  const bundle = new FluentBundle(locale)
  bundle.addResource({ body: [...messagesOf(locale, ['order', 'fields', 'status', 'failure'])] })
  return (id: string, args: Record<string, string | number> = {}) => {
    const pattern = bundle.getMessage(id)?.value
    return pattern ? plain(bundle.formatPattern(pattern, args)) : undefined
  }
}

describe.each(TRANSLATED)('order texts in %s', (locale) => {
  const words = wordsIn(locale)

  it('have a distinct label for every status (STATUS-02, STATUS-01)', () => {
    const labels = ORDER_STATUSES.map((status) => words(statusTextId(status)))
    expect(labels.filter((label) => label === undefined)).toEqual([])
    expect(new Set(labels).size).toBe(23)
  })

  it('have the label "unknown" for an unknown status (STATUS-02)', () => {
    expect(statusTextId(readStatus('TELEPORTED'))).toBe('status-unknown')
    expect(words('status-unknown')).toBeDefined()
  })

  it('name every list and what to do when it is empty (TRACK-01)', () => {
    const ids = [...TRACKING_LISTS, 'results'].flatMap((list) => [
      `order-list-${list}`,
      `order-empty-${list}-title`,
      `order-empty-${list}-text`,
    ])
    expect(ids.filter((id) => words(id) === undefined)).toEqual([])
  })

  it('name all cancel reasons, their errors, and why an order cannot be cancelled (OP-24, CANC-01)', () => {
    const circumstances = { now: anOrder().createdAt, delayedCancellation: false }
    const refusals = [...ORDER_STATUSES, 'UNKNOWN' as const].flatMap((status) => {
      const verdict = cancelVerdict(anOrder({ status, statusHistory: [] }), circumstances)
      return verdict.allowed ? [] : [`order-cancel-refused-${verdict.because}`]
    })
    const problems = [
      { reason: undefined, text: '' },
      { reason: 'other' as const, text: '' },
      { reason: 'other' as const, text: 'x'.repeat(201) },
    ].map((draft) => `order-cancel-problem-${cancelReasonRefusal(draft)}`)
    const ids = [...CANCEL_REASONS.map((reason) => `order-cancel-reason-${reason}`), ...problems, ...new Set(refusals)]
    expect(ids).toHaveLength(14)
    expect(ids.filter((id) => words(id, { left: '1:00' }) === undefined)).toEqual([])
  })

  it('end with the reason when orders cannot be loaded or cancelled (ERR-02, ERR-03)', () => {
    for (const id of ['error-cant-retrieve-current-orders', 'error-cant-cancel-order', 'order-not-loaded'])
      expect(words(id, { because: 'The oven is on fire.' })).toMatch(/\S[\s。]?The oven is on fire\.$/)
  })

  it('say that a cancellation is in progress', () => {
    expect(words('action-attempt-cancel')).toBeDefined()
  })
})

describe('statusLook', () => {
  it.each([
    ['NEW', 'new'],
    ['COURIER_ACCEPTED_DELIVERY', 'moving'],
    ['DELIVERED', 'done'],
    ['NEAR_VENDOR', 'attention'],
    ['CANCELLED', 'failed'],
    ['UNKNOWN', 'new'],
  ] as const)('gives %s the tone %s (STATUS-02)', (status, tone) => {
    expect(statusLook(status).tone).toBe(tone)
  })
})
