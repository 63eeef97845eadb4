import { describe, expect, it, vi } from 'vitest'
import type { Rider } from '../../../src/application/ports/RiderRepository.ts'
import { plus, SECOND } from '../../../src/domain/instant.ts'
import { lookAt, type BoardEntry } from '../../../src/domain/order/board.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import type { OutletMark } from '../../../src/domain/vendor/outletMarks.ts'
import type { Text } from '../../../src/ui/kit/failureText.ts'
import { BoardPins } from '../../../src/ui/tracking/BoardPins.ts'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'

const NOW = minutesLater(30)

const entryOf = (overrides: Partial<Order>): BoardEntry => {
  const { entry } = lookAt(anOrder(overrides), NOW, 15)
  if (!entry) throw new Error('the order is not on the board')
  return entry
}
const stuck = entryOf({ id: 'stuck' })
const coming = entryOf({
  id: 'coming',
  status: 'COURIER_ACCEPTED_DELIVERY',
  statusHistory: aHistory(['COURIER_ACCEPTED_DELIVERY', 28]),
})
const AT = { latitude: 50.08, longitude: 14.42 }
const RIDER: Rider = {
  id: 'r',
  name: 'Petr',
  phoneNumber: '+420603000000',
  vehicle: 'CAR',
  position: AT,
  locatedAt: NOW,
  route: [],
}
const ANDEL: OutletMark = { name: 'Anděl', letters: 'A', colour: { light: '#0f6894', dark: '#68c1ee' } }

/** Says a text as its id and arguments. */
const pinsWith = (marks: ReadonlyMap<string, OutletMark> = new Map()) => {
  const say = vi.fn(({ id, args }: Text) => [id, ...Object.values(args ?? {})].join(' '))
  return { say, pins: new BoardPins({ localize: say, locale: 'en', appearance: 'dark', marks, signs: 'm' }) }
}

describe('BoardPins', () => {
  it('says the customer, the status and the reasons of an order (VIEW-01)', () => {
    const { pins } = pinsWith()
    expect(pins.order(stuck, NOW, false)).toMatchObject({
      id: 'stuck',
      kind: 'order',
      label: 'Jana Nováková',
      note: 'status-waiting-for-transport · need-no-rider 28 min',
      draggable: false,
    })
    expect(pins.order(coming, NOW, false).note).toBe('status-courier-accepted-delivery')
  })

  it('shows the icon of the status, in the colour of the need or else of the status (VIEW-01)', () => {
    const { pins } = pinsWith()
    expect(pins.order(stuck, NOW, true)).toMatchObject({
      sign: 'm-WAITING_FOR_TRANSPORT',
      look: { urgency: 'at-risk', tone: 'attention', isChosen: true },
    })
    expect(pins.order(coming, NOW, false)).toMatchObject({
      sign: 'm-COURIER_ACCEPTED_DELIVERY',
      look: { urgency: 'in-time', tone: 'moving', isChosen: false },
    })
    const failed = entryOf({ status: 'STALLED', statusHistory: aHistory(['STALLED', 20]) })
    expect(pins.order(failed, NOW, false).look).toEqual({ urgency: 'urgent', tone: 'failed', isChosen: false })
  })

  it('marks orders and collection points of several outlets', () => {
    const { pins } = pinsWith(new Map([['pekarna-u-mostu', ANDEL]]))
    const outlet = { letters: 'A', colour: '#68c1ee' }
    expect(pins.order(coming, NOW, false).outlet).toEqual(outlet)
    expect(pins.collection({ id: 'pekarna-u-mostu', name: 'Pekárna Anděl' }, AT)).toMatchObject({
      kind: 'collection',
      label: 'way-pin-collection Pekárna Anděl',
      outlet,
    })
    expect(pinsWith().pins.order(coming, NOW, false)).not.toHaveProperty('outlet')
  })

  it('shows the vehicle of the rider, and for whom they ride (VIEW-03)', () => {
    expect(pinsWith().pins.rider(RIDER, coming)).toEqual({
      id: 'rider-coming',
      kind: 'rider',
      position: AT,
      label: 'board-pin-rider Petr Jana Nováková',
      draggable: false,
      sign: 'm-CAR',
    })
  })

  it('shows a person for an unknown vehicle, no name for an unnamed rider, and nothing without a position (VIEW-03)', () => {
    const { pins } = pinsWith()
    const stranger: Rider = { id: 's', name: '', phoneNumber: '', position: AT, route: [] }
    expect(pins.rider(stranger, coming)).toMatchObject({
      label: 'board-pin-rider-unnamed Jana Nováková',
      sign: 'm-UNKNOWN',
    })
    expect(pins.rider({ id: 's', name: 'Petr', phoneNumber: '', route: [] }, coming)).toBeUndefined()
  })

  it('keeps the pin of an order until the order, its choice or the minutes of its needs change', () => {
    const { pins } = pinsWith()
    const pin = pins.order(stuck, NOW, false)
    expect(pins.order(stuck, plus(NOW, 30 * SECOND), false)).toBe(pin)
    expect(pins.order(stuck, plus(NOW, 60 * SECOND), false)).not.toBe(pin)
    expect(pins.order({ ...stuck }, NOW, false)).not.toBe(pin)
    const calm = pins.order(coming, NOW, false)
    expect(pins.order(coming, plus(NOW, 300 * SECOND), false)).toBe(calm)
    expect(pins.order(coming, NOW, true)).not.toBe(calm)
    expect(pins.rider(RIDER, coming)).toBe(pins.rider(RIDER, coming))
  })

  it('makes the words of an order only when they are read', () => {
    const { pins, say } = pinsWith()
    const pin = pins.order(stuck, NOW, false)
    expect(say).not.toHaveBeenCalled()
    expect(pin.note).toContain('28 min')
    expect(say).toHaveBeenCalledTimes(2)
  })
})
