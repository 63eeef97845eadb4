import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import type { FollowPublicOrder, PollResult } from '../../../src/application/publicTracking/followPublicOrder.ts'
import { SECOND } from '../../../src/domain/instant.ts'
import { PublicOrderViewModel } from '../../../src/ui/publicTracking/PublicOrderViewModel.ts'
import { aPublicOrder } from '../../support/aPublicOrder.ts'
import { minutesLater } from '../../support/anOrder.ts'

const DEVICE_NOW = minutesLater(500)

const open = () => {
  let tell: (sighting: PollResult) => void = () => undefined
  const asked: Array<unknown> = []
  const follow: FollowPublicOrder = (wanted, take, signal) => {
    asked.push(wanted)
    tell = take
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  const leaving = new AbortController()
  const view = new PublicOrderViewModel({ id: 'a-1', vendorId: 'b' }, follow, deviceNow)
  view.start(leaving.signal)
  return { view, asked, leaving, told: (sighting: PollResult) => tell(sighting) }
}

describe('PublicOrderViewModel', () => {
  beforeEach(() => void vi.useFakeTimers({ now: DEVICE_NOW }))
  afterEach(() => void vi.useRealTimers())

  it('reads the order and shows it (TRACK-28)', () => {
    const { view, told, asked, leaving } = open()
    expect(view.picture).toEqual({ step: 'reading' })
    told({ kind: 'seen', order: aPublicOrder(), at: DEVICE_NOW })
    expect(view.picture).toMatchObject({ step: 'seen', order: { status: 'PICKED_UP' } })
    expect(asked).toEqual([{ id: 'a-1', vendorId: 'b' }])
    leaving.abort()
  })

  it('keeps the order while the connection is lost, and reports that', () => {
    const { view, told, leaving } = open()
    told({ kind: 'seen', order: aPublicOrder(), at: DEVICE_NOW })
    told({ kind: 'unavailable', reason: 'offline' })
    expect([view.picture.step, view.trouble]).toEqual(['seen', 'offline'])
    told({ kind: 'seen', order: aPublicOrder(), at: DEVICE_NOW })
    expect(view.trouble).toBeUndefined()
    leaving.abort()
  })

  it('uses the service’s clock, however wrong the device’s clock is', () => {
    const { view, told, leaving } = open()
    told({ kind: 'seen', order: aPublicOrder({ answeredAt: minutesLater(13) }), at: DEVICE_NOW })
    expect(view.now).toBe(minutesLater(13))
    vi.advanceTimersByTime(20 * SECOND)
    expect(view.now).toBe(minutesLater(13) + 20 * SECOND)
    leaving.abort()
  })

  it('reports an unknown order', () => {
    const { view, told, leaving } = open()
    told({ kind: 'unknown' })
    expect(view.picture).toEqual({ step: 'unknown' })
    leaving.abort()
  })
})
