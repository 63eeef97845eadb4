import { describe, expect, it } from 'vitest'
import { updateWith, type OrderUpdate } from '../../../src/domain/order/liveUpdate.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { OrderInbox } from '../../../src/domain/order/orderInbox.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'

const never = () => false
const atOnce = () => true
const everything = () => true

const version = (id: string, minute: number) => updateWith(anOrder({ id, updatedAt: minutesLater(minute) }))
const inboxWith = (...updates: ReadonlyArray<OrderUpdate>) => {
  const inbox = new OrderInbox()
  updates.forEach((update) => inbox.put(update))
  return inbox
}
const shown = (orders: ReadonlyArray<Order>) =>
  orders.map(({ id, updatedAt }) => `${id} ${(updatedAt - minutesLater(0)) / 60_000}`)

describe('OrderInbox', () => {
  it('gives the newest version of each order, the longest waiting order first (LIVE-10)', () => {
    const inbox = inboxWith(version('a', 1), version('b', 3), version('a', 2), version('b', 1))
    expect(shown(inbox.take(everything, never))).toEqual(['a 2', 'b 3'])
    expect(inbox.isEmpty).toBe(true)
  })

  it('prefers the longer history of two versions of one moment, whichever comes last (LIVE-10)', () => {
    const order = anOrder({ id: 'a' })
    const shorter = updateWith({ ...order, status: 'NEW', statusHistory: order.statusHistory.slice(0, 1) })
    for (const pair of [
      [updateWith(order), shorter],
      [shorter, updateWith(order)],
    ])
      expect(inboxWith(...pair).take(everything, never)).toEqual([order])
  })

  it('never reads a superseded version', () => {
    const read: Array<string> = []
    const reported = (update: OrderUpdate, name: string): OrderUpdate => ({
      ...update,
      read: () => {
        read.push(name)
        return update.read()
      },
    })
    const inbox = inboxWith(reported(version('a', 1), 'old'), reported(version('a', 2), 'new'))
    inbox.take(everything, never)
    expect(read).toEqual(['new'])
  })

  it('gives only wanted orders, until it is enough, but at least one (ADR 10)', () => {
    const inbox = inboxWith(version('a', 1), version('b', 1), version('c', 1))
    const isInSight = (id: string) => id !== 'a'
    expect(shown(inbox.take(isInSight, atOnce))).toEqual(['b 1'])
    expect(shown(inbox.take(isInSight, never))).toEqual(['c 1'])
    expect([shown(inbox.take(isInSight, never)), inbox.isEmpty]).toEqual([[], false])
  })

  it('leaves out what cannot be read (LIVE-11)', () => {
    const inbox = inboxWith({ ...version('a', 1), read: () => undefined }, version('b', 1))
    expect(shown(inbox.take(everything, never))).toEqual(['b 1'])
  })

  it('is empty after it was cleared', () => {
    const inbox = inboxWith(version('a', 1))
    inbox.clear()
    expect([inbox.isEmpty, inbox.take(everything, never)]).toEqual([true, []])
  })
})
